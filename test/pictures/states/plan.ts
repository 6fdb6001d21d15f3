import type { Page } from '@playwright/test';
import type { Job } from '../../../src/core/contracts/job.ts';
import type { JobPlan } from '../../../src/core/contracts/plan.ts';
import { PLAN_READY } from '../../../src/core/rules/plan-ready.ts';
import { RESEARCHED } from '../../fakes/researched.ts';
import { anOutput } from '../../fakes/wire-job.ts';
import { aPlan } from '../../fakes/wire-plan.ts';
import { expect } from '../expect.ts';
import type { Area } from '../picture-state.ts';
import { answer, fillDisk, openScripted } from '../scripted.ts';

const RESULTS = RESEARCHED;
const PIECES = [1, 2].map((variant) => ({
  output_id: `o${variant}`,
  format: 'X Post',
  variant,
  status: 'pending' as const,
  redo: null,
  characters: 0,
}));

function waiting(): Partial<Job> {
  const until = new Date(Date.now() + 24 * 3_600_000).toISOString();
  return {
    status: 'drafting',
    review_plan: true,
    plan_due_at: until,
    research_results: RESULTS,
    progress: {
      stage: 'drafting',
      percent: 35,
      message: PLAN_READY,
      waiting: { reason: PLAN_READY, until },
      pieces: PIECES,
    },
  };
}

const done = (): Partial<Job> => ({
  status: 'completed',
  research_results: RESULTS,
  progress: { stage: 'completed', percent: 100, message: '', waiting: null, pieces: [] },
});

const OUTPUTS = [1, 2].map((variant) =>
  anOutput({ id: `o${variant}`, variant, written_by: 'fake', angle: 'The call that nobody makes' }),
);

async function openPlan(page: Page, url: string, job: Partial<Job>, plan: JobPlan = aPlan()): Promise<void> {
  await answer(page, '/jobs/*/plan', plan);
  await openScripted(page, url, { job, outputs: OUTPUTS });
}

async function openTab(page: Page, url: string, plan?: JobPlan): Promise<void> {
  await openPlan(page, url, done(), plan);
  await page.getByRole('tab', { name: 'Plan' }).click();
}

const changeButton = (page: Page) => page.getByRole('button', { name: 'Change the plan' });
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();

export const PLAN: Area = {
  name: 'plan',
  states: [
    {
      name: 'waits to be read',
      as: 'robin',
      reach: async (page, { url }) => {
        await openPlan(page, url, waiting());
        await expect(page.getByRole('button', { name: 'Write the pieces' })).toBeVisible();
      },
    },
    {
      name: 'under edit while it waits',
      as: 'robin',
      reach: async (page, { url }) => {
        await openPlan(page, url, waiting());
        await changeButton(page).click();
        await expect(page.getByRole('textbox', { name: 'Idea' })).toBeFocused();
      },
    },
    {
      name: 'not saved',
      as: 'robin',
      reach: async (page, { url }) => {
        await openPlan(page, url, waiting());
        await changeButton(page).click();
        await page.getByRole('textbox', { name: 'Idea' }).fill('Call in week four.');
        const reason = await fillDisk(page, '/jobs/*/plan');
        await save(page);
        await expect(page.getByText(reason)).toBeVisible();
      },
    },
    {
      name: 'of a finished project',
      as: 'robin',
      reach: async (page, { url }) => {
        const withheld = [{ source_id: 's9', title: 'Ten prompts for agents' }];
        await openTab(page, url, aPlan({ withheld }));
        await expect(page.getByText(/speaks to machines/)).toBeVisible();
      },
    },
    {
      name: 'changed once the pieces are there',
      as: 'robin',
      reach: async (page, { url }) => {
        await openTab(page, url);
        await changeButton(page).click();
        await save(page);
        await expect(page.getByText('The plan is saved.')).toBeVisible();
      },
    },
    {
      name: 'while the pieces are written',
      as: 'robin',
      reach: async (page, { url }) => {
        const progress = { ...waiting().progress, stage: 'generating_formats', percent: 45, waiting: null };
        await openPlan(page, url, {
          status: 'generating_formats',
          research_results: RESULTS,
          progress: progress as Job['progress'],
        });
        await page.getByRole('button', { name: /^Plan/ }).click();
        await expect(page.getByText('A step for tomorrow')).toBeVisible();
      },
    },
    {
      name: 'none in fast mode',
      as: 'robin',
      reach: async (page, { url }) => {
        await answer(page, '/jobs/*/plan', aPlan({ page: null }));
        await openScripted(page, url, { job: { ...done(), mode: 'fast' }, outputs: OUTPUTS });
        await page.getByRole('tab', { name: 'Plan' }).click();
        await expect(page.getByText(/^In fast mode/)).toBeVisible();
      },
    },
  ],
};
