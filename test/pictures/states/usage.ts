import { expect } from '../expect.ts';
import type { DayUsage, UsageReport } from '../../../src/core/contracts/usage.ts';
import { NO_USAGE } from '../../../src/core/rules/no-usage.ts';
import { inThreeHours } from '../../fakes/in-three-hours.ts';
import type { Area } from '../picture-state.ts';
import { answer } from '../scripted.ts';

const MONTHS = ['2026-11', '2026-10', '2026-09', '2026-08', '2026-06'];
const NAMES = ['Northkit', 'Harbour Desk', null];

const REPORT: UsageReport = {
  from: '2025-12',
  to: '2026-11',
  rows: MONTHS.flatMap((month, age) =>
    NAMES.map((persona_name, place) => {
      // More than the tokens of any day.
      const calls = 900 - 120 * age - 250 * place;
      return {
        ...NO_USAGE,
        month,
        persona_id: persona_name && `p${place}`,
        persona_name,
        jobs: Math.max(1, Math.round(calls / 9)),
        pieces: Math.max(1, Math.round(calls / 2)),
        calls: Math.max(1, calls),
        input_tokens: Math.max(1, calls) * 9_200,
        cached_input_tokens: Math.max(1, calls) * 6_100,
        output_tokens: Math.max(1, calls) * 780,
        cost_usd: Math.max(1, calls) * 0.0123,
      };
    }),
  ),
};

const TODAY: DayUsage = {
  day: '2026-11-22',
  ends_at: inThreeHours(),
  tokens_used: 1_239_900,
  token_limit: 3_000_000,
  cost_usd: 1.9231,
  unpriced_calls: 0,
  limit_cost_usd: { low: 4.21, high: 7.34 },
  projects_started: 7,
  project_limit: 50,
};

export const USAGE: Area = {
  name: 'usage',
  states: [
    {
      name: 'with figures',
      as: 'robin',
      reach: async (page, { url }) => {
        await answer(page, '/usage?*', REPORT);
        await answer(page, '/usage/today', TODAY);
        await page.goto(`${url}/app?view=usage`);
        await expect(page.getByRole('img', { name: /by month and persona/ })).toBeVisible();
        await page.waitForFunction(() => Number(document.querySelector('canvas')?.width) > 0);
      },
    },
    {
      name: 'tokens of today used up',
      as: 'robin',
      reach: async (page, { url }) => {
        await answer(page, '/usage?*', REPORT);
        await answer(page, '/usage/today', {
          ...TODAY,
          tokens_used: 3_000_412,
          cost_usd: 7.23,
          unpriced_calls: 2,
          limit_cost_usd: { low: 7.24, high: 7.26 },
        });
        await page.goto(`${url}/app?view=usage`);
        await expect(page.getByText('Today’s tokens are used up')).toBeVisible();
      },
    },
    {
      name: 'without figures',
      as: 'newcomer',
      reach: async (page, { url }) => {
        await page.goto(`${url}/app?view=usage`);
        await expect(page.getByText('No model was used yet')).toBeVisible();
      },
    },
  ],
};
