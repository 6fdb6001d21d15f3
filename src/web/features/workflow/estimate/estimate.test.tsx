import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, configure, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CostEstimate } from '../../../../core/contracts/usage.ts';
import { ScriptedApi } from '../../../../../test/fakes/scripted-api.ts';
import { inThreeHours, timeOf } from '../../../../../test/fakes/in-three-hours.ts';
import { aDay } from '../../../../../test/fakes/wire-today.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { changeDraft, EMPTY_DRAFT, NO_FORMATS, setFormat, type Draft } from '../draft.ts';
import { RunSummary } from '../run-summary.tsx';
import { StartWorkflow } from '../start-workflow.tsx';

configure({ asyncUtilTimeout: 10_000 });

const ESTIMATE: CostEstimate = {
  model: 'gpt-6-sol',
  calls: { low: 4, high: 7 },
  input_tokens: { low: 31_200, high: 41_000 },
  output_tokens: { low: 8_800, high: 14_000 },
  cost_usd: { low: 0.0612, high: 0.0881 },
  prices_of: '2026-11-22',
  basis: 'typical',
  token_limit: 100_000,
  limit: 'within',
  today: aDay(),
  today_limit: 'within',
};

/** Of three million tokens, more than a third is used. */
const TODAY = aDay({
  tokens_used: 1_239_900,
  token_limit: 3_000_000,
  cost_usd: 0.8012,
  limit_cost_usd: { low: 3.81, high: 8.96 },
});

const posts = (quantity: number): Draft =>
  changeDraft(EMPTY_DRAFT, {
    personaId: 'p1',
    topic: 'Churn',
    opinion: ' Emails are theatre. ',
    notes: [{ id: '1', title: 'Interviews', text: 'Six of nine left.' }],
    kept: [{ id: 'm1', kind: 'note', title: 'Kept', characters: 1_000 }],
    formats: setFormat(NO_FORMATS, 'X Post', { enabled: true, quantity }),
  });

let server: ScriptedApi;

beforeEach(() => {
  server = new ScriptedApi().on('POST /jobs/estimate', { body: ESTIMATE }).on('GET /usage/today', { body: aDay() });
  vi.stubGlobal('fetch', server.fetch);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Host({ draft, writer = 'model' }: { draft: Draft; writer?: 'model' | 'builtin' }) {
  const [queries] = useState(createQueryClient);
  queries.setQueryData(['config'], { writer: { id: writer, trouble: null }, research: { providers: ['wikipedia'] } });
  const place = useRef<HTMLDivElement>(null);
  return (
    <QueryClientProvider client={queries}>
      <RunSummary draft={draft} personaName="Northkit" startPlace={{ current: null }} />
      <StartWorkflow
        draft={draft}
        personaKnown
        onStarted={() => undefined}
        onGoTo={() => undefined}
        onChooseWriter={() => undefined}
        placeRef={place}
      />
    </QueryClientProvider>
  );
}

const asked = () => server.callsOf('POST /jobs/estimate').map(({ body }) => body);
const entry = async () => (await screen.findByText('Estimated cost')).closest('div')?.textContent;

describe('before the start', () => {
  test('says what it is likely to take and what that rests on, and is asked without a word of the user’s', async () => {
    render(<Host draft={posts(2)} />);
    expect(await entry()).toBe(
      'Estimated cost$0.06 to $0.09About 40,000 to 55,000 tokensEstimated from three recorded projects. Prices of November 22, 2026.',
    );
    expect(screen.getByText('$0.06 to $0.09, about 40,000 to 55,000 tokens.')).toBeDefined();
    expect(asked()).toEqual([
      {
        desired_formats: ['X Post'],
        batch_formats: { 'X Post': 2 },
        material_characters: 1_017,
        opinion_characters: 19,
        persona_id: 'p1',
        research_from: null,
      },
    ]);
  });

  test('without a known price tells the tokens, and whose price is missing', async () => {
    server.on('POST /jobs/estimate', { body: { ...ESTIMATE, basis: 'measured', cost_usd: null, prices_of: null } });
    render(<Host draft={posts(1)} />);
    expect(await entry()).toBe(
      'Estimated costAbout 40,000 to 55,000 tokensEstimated from what pieces took here with this model. The price of gpt-6-sol is unknown.',
    );
  });

  test.each([
    ['may_pass', 'This project may reach the limit of 100,000 tokens'],
    ['passes', 'This project needs more than the limit of 100,000 tokens'],
  ] as const)('a limit that it %s is said, and the project can be started', async (limit, title) => {
    server.on('POST /jobs/estimate', { body: { ...ESTIMATE, limit } });
    render(<Host draft={posts(1)} />);
    const notice = () => screen.getByText(title).closest('[role=status]')?.textContent;
    await screen.findByText(title);
    expect(notice()).toContain('The piece is not written if it would pass the limit. You can start now.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start Workflow' }).disabled).toBe(false);
  });

  test('shows what is used of the day’s tokens, in money as well, beside the estimate and on a phone', async () => {
    server.on('POST /jobs/estimate', { body: { ...ESTIMATE, today: TODAY } });
    render(<Host draft={posts(1)} />);
    expect((await screen.findByText('Today')).closest('div')?.textContent).toBe(
      'Today1.76 million tokens left1.23 of 3 million used. What is left is worth about $3.00 to $8.20.',
    );
    expect(
      screen.getByText('Today: 1.76 million tokens left (1.23 of 3 million used), worth about $3.00 to $8.20.'),
    ).toBeDefined();
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('shows no money of the day where no price is known, and nothing of a day without a limit', async () => {
    const today = { ...TODAY, cost_usd: null, limit_cost_usd: null };
    server.on('POST /jobs/estimate', { body: { ...ESTIMATE, today } });
    render(<Host draft={posts(1)} />);
    expect((await screen.findByText('Today')).closest('div')?.textContent).toBe(
      'Today1.76 million tokens left1.23 of 3 million used',
    );
    cleanup();
    server.on('POST /jobs/estimate', { body: ESTIMATE });
    render(<Host draft={posts(1)} />);
    await entry();
    expect(screen.queryByText(/Today/)).toBeNull();
  });

  test.each([
    ['may_pass', 1, 'This project may need more tokens than are left today', /^The piece is written after TIME/],
    ['passes', 1, 'This project needs more tokens than are left today', /fit today\. You can start now\.$/],
    ['passes', 2, 'This project needs more tokens than are left today', /start now, or choose fewer pieces\.$/],
    ['spent', 1, 'Today’s tokens are used up', /^A model can write again after TIME\. .+ the built-in writer/],
  ] as const)(
    'tokens of the day that are %s for %i are warned of, with what happens then',
    async (today_limit, pieces, title, then) => {
      const today = { ...TODAY, ends_at: inThreeHours() };
      server.on('POST /jobs/estimate', { body: { ...ESTIMATE, today, today_limit } });
      render(<Host draft={posts(pieces)} />);
      const notice = (await screen.findByText(title)).closest('[role=status]');
      const said = notice?.querySelector('p + div')?.textContent ?? '';
      expect(said.replace(`${timeOf(today.ends_at)} (in 3 hours)`, 'TIME')).toMatch(then);
    },
  );

  test('what is left is worth one sum where little is, and none where calls have no known price', async () => {
    const today = { ...TODAY, tokens_used: 2_970_000, cost_usd: 5.2, limit_cost_usd: { low: 5.22, high: 5.28 } };
    server.on('POST /jobs/estimate', { body: { ...ESTIMATE, today } });
    render(<Host draft={posts(1)} />);
    await screen.findByText('Today: 30,000 tokens left (2.97 of 3 million used), worth about $0.05.');
    cleanup();
    server.on('POST /jobs/estimate', { body: { ...ESTIMATE, today: { ...today, unpriced_calls: 1 } } });
    render(<Host draft={posts(1)} />);
    await screen.findByText('Today: 30,000 tokens left (2.97 of 3 million used).');
  });

  test('no project left of the day is said once, whatever the estimate says', async () => {
    const today = aDay({ projects_started: 50, project_limit: 50 });
    server.on('POST /jobs/estimate', { body: { ...ESTIMATE, today, today_limit: 'spent' } });
    server.on('GET /usage/today', { body: today });
    render(<Host draft={posts(1)} />);
    await screen.findByText('You have started all of today’s 50 projects');
    await entry();
    expect(screen.queryByText('Today’s tokens are used up')).toBeNull();
  });

  test('the built-in writer calls no model: nobody is asked', async () => {
    render(<Host draft={posts(1)} writer="builtin" />);
    expect(await entry()).toBe('Estimated costNo model, no cost');
    cleanup();
    render(<Host draft={changeDraft(posts(1), { writer: 'builtin' })} />);
    expect(await entry()).toBe('Estimated costNo model, no cost');
    expect(asked()).toEqual([]);
  });

  test('nothing is estimated while nothing is chosen', async () => {
    render(<Host draft={EMPTY_DRAFT} />);
    await act(() => Promise.resolve());
    expect(screen.queryByText('Estimated cost')).toBeNull();
    expect(asked()).toEqual([]);
  });

  test('changes are asked for once they have come to rest; the old answer stays, dimmed, until then', async () => {
    const { rerender } = render(<Host draft={posts(1)} />);
    await entry();
    const isDimmed = () => screen.getByText('Estimated cost').closest('.opacity-60') !== null;
    expect(isDimmed()).toBe(false);
    vi.useFakeTimers();
    server.on('POST /jobs/estimate', { body: { ...ESTIMATE, cost_usd: { low: 0.2, high: 0.3 } } });
    rerender(<Host draft={posts(2)} />);
    await act(() => vi.advanceTimersByTimeAsync(399));
    rerender(<Host draft={posts(3)} />);
    await act(() => vi.advanceTimersByTimeAsync(399));
    expect(asked()).toHaveLength(1);
    expect(isDimmed()).toBe(true);
    expect(screen.getByText('$0.06 to $0.09')).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(1));
    vi.useRealTimers();
    await screen.findByText('$0.20 to $0.30');
    expect(isDimmed()).toBe(false);
    expect(asked().slice(1)).toEqual([expect.objectContaining({ batch_formats: { 'X Post': 3 } })]);
  });

  test('that cannot be told is not spoken of, and holds nothing up', async () => {
    const refused = Promise.withResolvers<void>();
    server.on('POST /jobs/estimate', () => {
      refused.resolve();
      return { status: 503, body: { detail: 'The database cannot be reached.' } };
    });
    render(<Host draft={posts(1)} />);
    await refused.promise;
    await act(() => Promise.resolve());
    expect(screen.queryByText('Estimated cost')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start Workflow' }).disabled).toBe(false);
  });
});
