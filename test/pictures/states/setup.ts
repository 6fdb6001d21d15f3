import { expect } from '../expect.ts';
import type { Page } from '@playwright/test';
import type { CostEstimate } from '../../../src/core/contracts/usage.ts';
import { FORMAT_LABELS } from '../../../src/core/formats/registry.ts';
import { OPINION } from '../../support/job-story.ts';
import type { Area } from '../picture-state.ts';
import { inThreeHours } from '../../fakes/in-three-hours.ts';
import { aDay } from '../../fakes/wire-today.ts';
import { answer, cut, fillDisk, TOPIC } from '../scripted.ts';

export async function openSetup(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/app`);
  await expect(page.getByRole('button', { name: 'Start Workflow' })).toBeVisible();
}

export async function choosePersona(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name }).first().click();
}

export async function fillTexts(page: Page, { topic, opinion }: { topic: string; opinion: string }): Promise<void> {
  await page.getByRole('textbox', { name: 'Topic', exact: true }).fill(topic);
  await page.getByLabel('Your opinion').fill(opinion);
}

export const SETUP: Area = {
  name: 'setup',
  states: [
    {
      name: 'empty',
      as: 'newcomer',
      reach: async (page, { url }) => {
        await openSetup(page, url);
        await expect(page.getByText('No personas yet')).toBeVisible();
      },
    },
    {
      name: 'start disabled with its reason',
      as: 'robin',
      reach: async (page, { url }) => {
        await openSetup(page, url);
        await choosePersona(page, 'Northkit');
        await page.getByRole('switch', { name: 'X Post' }).click();
        await expect(page.getByText('Still missing: a topic.')).toBeVisible();
        await expect(page.getByText(/About [\d,]+ to [\d,]+ tokens/).first()).toBeVisible();
      },
    },
    {
      name: 'the plan is read first',
      as: 'robin',
      reach: async (page, { url }) => {
        await openSetup(page, url);
        await choosePersona(page, 'Northkit');
        await page.getByRole('switch', { name: 'X Post' }).click();
        await page.getByRole('switch', { name: 'Review the plan first' }).click();
        await expect(page.getByText('Best, plan reviewed first')).toBeVisible();
        await expect(page.getByRole('radio', { name: 'Fast' })).toHaveAccessibleDescription(/\$/);
      },
    },
    {
      name: 'written fast',
      as: 'robin',
      reach: async (page, { url }) => {
        await openSetup(page, url);
        await page.getByRole('switch', { name: 'X Post' }).click();
        await page.getByRole('radio', { name: 'Fast' }).click();
        await expect(page.getByText(/^Fast makes no plan/)).toBeVisible();
      },
    },
    {
      name: 'the built-in writer in place of a model',
      as: 'robin',
      reach: async (page, { url }) => {
        await openSetup(page, url);
        await page.getByRole('switch', { name: 'X Post' }).click();
        await page.getByRole('button', { name: 'Use the built-in writer' }).click();
        await expect(page.getByText(/^The built-in writer has one way/)).toBeVisible();
      },
    },
    {
      name: 'filled, all formats',
      as: 'robin',
      reach: async (page, { url }) => {
        await openSetup(page, url);
        await choosePersona(page, 'Northkit');
        await fillTexts(page, { topic: TOPIC, opinion: OPINION });
        await page.getByRole('button', { name: /^More formats/ }).click();
        for (const format of FORMAT_LABELS) await page.getByRole('switch', { name: format, exact: true }).click();
        for (const format of ['X Post', 'Blog Post'])
          await page.getByRole('button', { name: `Increase quantity of ${format}` }).click();
        await expect(page.getByText(/About [\d,]+ to [\d,]+ tokens/).first()).toBeVisible();
      },
    },
    {
      name: 'more than is left of today',
      as: 'robin',
      reach: async (page, { url }) => {
        await page.route('**/api/jobs/estimate', async (route) => {
          const response = await route.fetch();
          const estimate = (await response.json()) as CostEstimate;
          const today = {
            ...estimate.today,
            ends_at: inThreeHours(),
            tokens_used: 2_970_000,
            cost_usd: 5.2,
            limit_cost_usd: { low: 5.23, high: 5.27 },
          };
          await route.fulfill({ response, json: { ...estimate, today, today_limit: 'passes' } });
        });
        await openSetup(page, url);
        await choosePersona(page, 'Northkit');
        await fillTexts(page, { topic: TOPIC, opinion: OPINION });
        await page.getByRole('switch', { name: 'X Post' }).click();
        await expect(page.getByText('This project needs more tokens than are left today')).toBeVisible();
      },
    },
    {
      name: 'all projects of today started',
      as: 'robin',
      reach: async (page, { url }) => {
        await answer(page, '/usage/today', aDay({ projects_started: 2, project_limit: 2, ends_at: inThreeHours() }));
        await openSetup(page, url);
        await choosePersona(page, 'Northkit');
        await fillTexts(page, { topic: TOPIC, opinion: OPINION });
        await page.getByRole('switch', { name: 'X Post' }).click();
        await expect(page.getByText('You have started all of today’s 2 projects')).toBeVisible();
      },
    },
    {
      name: 'own material and research options',
      as: 'robin',
      reach: async (page, { url }) => {
        await openSetup(page, url);
        await choosePersona(page, 'Northkit');
        await fillTexts(page, { topic: TOPIC, opinion: OPINION });
        await page.getByRole('button', { name: 'Add notes' }).click();
        await page.getByLabel('Title (optional)').fill('Customer interviews, May');
        await page.getByLabel('Notes', { exact: true }).fill('Most accounts that stayed had invited a second person.');
        await page.getByRole('button', { name: 'Add more notes' }).click();
        await page.getByLabel('Notes', { exact: true }).last().fill('What the trade press wrote.');
        await page.getByRole('button', { name: 'Keep for later: notes 2' }).click();
        await expect(
          page.getByRole('radiogroup', { name: 'Whose is this: What the trade press wrote.' }),
        ).toBeVisible();
        await page.getByRole('button', { name: /^Research options/ }).click();
      },
    },
    {
      name: 'kept material to choose from',
      as: 'robin',
      reach: async (page, { url }) => {
        await openSetup(page, url);
        await choosePersona(page, 'Northkit');
        await page.getByRole('button', { name: 'Add notes' }).click();
        await page.getByLabel('Notes', { exact: true }).fill('A report on week four.');
        await page.getByRole('button', { name: 'Keep for later: notes 1' }).click();
        await page.getByRole('button', { name: 'From earlier projects' }).click();
        await expect(page.getByRole('dialog').getByRole('radiogroup').first()).toBeVisible();
      },
    },
    {
      name: 'all sections minimized',
      as: 'robin',
      reach: async (page, { url }) => {
        await openSetup(page, url);
        const minimize = page.getByRole('button', { name: /^Minimize/ });
        for (let left = await minimize.count(); left > 0; left -= 1) await minimize.first().click();
        await expect(minimize).toHaveCount(0);
      },
    },
    {
      name: 'a start that a full disk refused',
      as: 'robin',
      reach: async (page, { url }) => {
        const reason = await fillDisk(page, '/jobs');
        await openSetup(page, url);
        await choosePersona(page, 'Northkit');
        await fillTexts(page, { topic: TOPIC, opinion: OPINION });
        await page.getByRole('switch', { name: 'X Post' }).click();
        await page.getByRole('button', { name: 'Start Workflow' }).click();
        await expect(page.getByText(reason).first()).toBeVisible();
      },
    },
    {
      name: 'an example that could not be opened',
      as: 'newcomer',
      reach: async (page, { url }) => {
        await cut(page, '/jobs/example');
        await openSetup(page, url);
        await page.getByRole('button', { name: 'Try an example' }).click();
        await expect(page.getByRole('alert').first()).toBeVisible();
      },
    },
  ],
};
