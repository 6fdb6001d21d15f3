import { expect } from '../expect.ts';
import type { Page, Route } from '@playwright/test';
import type { JobSummary } from '../../../src/core/contracts/job.ts';
import { FORMAT_LABELS } from '../../../src/core/formats/registry.ts';
import { PLAN_READY } from '../../../src/core/rules/plan-ready.ts';
import { aJob } from '../../fakes/wire-job.ts';
import type { Area } from '../picture-state.ts';
import { answer, cut, hold } from '../scripted.ts';

const LIST = '/jobs/history?*';
const TOPICS = [
  'Why week-four onboarding decides annual churn',
  'Psychological pricing for consultants who sell by the day, and what their customers make of a round figure',
  'Deposit schemes for reusable coffee cups in cafés',
  'Remote work for teams of five',
];
const STATUSES = ['completed', 'completed', 'generating_formats', 'completed', 'failed', 'fusion_pending'] as const;

/** A project whose plan is to be read. */
function planWaits(): Partial<JobSummary> {
  const until = '2026-11-01T10:00:00.000Z';
  const waiting = { reason: PLAN_READY, until };
  const progress = { stage: 'drafting' as const, percent: 35, message: PLAN_READY, waiting, pieces: [] };
  return { status: 'drafting', plan_due_at: until, progress };
}

/** Projects, newest first. */
export function manyJobs(count: number): JobSummary[] {
  return Array.from({ length: count }, (_, index) => {
    const formats = FORMAT_LABELS.slice(0, 1 + (index % 5));
    return aJob({
      id: `job-${index}`,
      topic: `${TOPICS[index % TOPICS.length]}${index < TOPICS.length ? '' : `, part ${index}`}`,
      status: STATUSES[index % STATUSES.length] ?? 'completed',
      ...(index === 2 && planWaits()),
      fusion: null,
      created_at: new Date(Date.UTC(2026, 9, 30) - index * 86_400_000).toISOString(),
      desired_formats: formats,
      initial_desired_formats: formats,
      batch_formats: Object.fromEntries(formats.map((format) => [format, 1])),
    });
  });
}

async function openHistory(page: Page, url: string, query = ''): Promise<void> {
  await page.goto(`${url}/app?view=history${query}`);
  await expect(page.getByRole('heading', { name: 'Content history' })).toBeVisible();
}

async function withoutHistoryCode(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route('**/assets/history-screen-*.js', answer);
}

export const HISTORY_AREA: Area = {
  name: 'history',
  states: [
    {
      name: 'many',
      as: 'robin',
      reach: async (page, { url }) => {
        await answer(page, LIST, manyJobs(43));
        await openHistory(page, url);
        await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
      },
    },
    {
      name: 'page in the middle of a hundred',
      as: 'robin',
      reach: async (page, { url }) => {
        await answer(page, LIST, manyJobs(100));
        await openHistory(page, url, '&page=5');
        await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
      },
    },
    {
      name: 'going to a page by its number',
      as: 'robin',
      reach: async (page, { url }) => {
        await answer(page, LIST, manyJobs(100));
        await openHistory(page, url, '&page=5');
        await page
          .getByRole('button', { name: /^Go to a page/ })
          .last()
          .click();
        await page.getByRole('textbox', { name: 'Go to page' }).fill('12');
        await page.getByRole('button', { name: 'Go', exact: true }).click();
        await expect(page.getByText('There are pages 1 to 10.')).toBeVisible();
      },
    },
    {
      name: 'no match',
      as: 'robin',
      reach: async (page, { url }) => {
        await answer(page, LIST, manyJobs(43));
        await openHistory(page, url, '&search=nothing%20of%20the%20kind');
        await expect(page.getByRole('button', { name: 'Clear search' })).toBeVisible();
      },
    },
    {
      name: 'empty',
      as: 'newcomer',
      reach: async (page, { url }) => {
        await openHistory(page, url);
        await expect(page.getByText('Nothing here yet')).toBeVisible();
      },
    },
    {
      name: 'loading',
      as: 'robin',
      reach: async (page, { url }) => {
        await hold(page, LIST);
        await openHistory(page, url);
      },
    },
    {
      name: 'error',
      as: 'robin',
      reach: async (page, { url }) => {
        await cut(page, LIST);
        await openHistory(page, url);
        await expect(page.getByText('Your history could not be loaded')).toBeVisible();
      },
    },
    {
      name: 'code that does not come',
      as: 'robin',
      reach: async (page, { url }) => {
        await withoutHistoryCode(page, (route) => route.abort());
        await page.goto(`${url}/app?view=history`);
        await expect(page.getByText('This part of the product could not be loaded')).toBeVisible();
      },
    },
    {
      name: 'code that a new version has replaced',
      as: 'robin',
      reach: async (page, { url }) => {
        await withoutHistoryCode(page, (route) => route.fulfill({ status: 404 }));
        await page.goto(`${url}/app?view=history`);
        await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
      },
    },
    {
      name: 'deletion',
      as: 'robin',
      reach: async (page, { url }) => {
        await answer(page, LIST, manyJobs(4));
        await openHistory(page, url);
        await page
          .getByRole('button', { name: /^Delete/ })
          .first()
          .click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
      },
    },
  ],
};
