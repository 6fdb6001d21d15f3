import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Job } from '../../src/core/contracts/job.ts';
import { aJob, anOutput } from '../fakes/wire-job.ts';
import { choose, expect } from './product.ts';
import { inTurn, test, toast, type Call } from './scripted-server.ts';

const OPINION = 'Emails are theatre.';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A project as another server may tell it, older ones among them. */
const told = (id: string, job: Partial<Job> | { research_results: unknown }): Job =>
  ({ ...aJob({ id, topic: `Project ${id}`, status: 'completed' }), ...job }) as Job;

/** What lies between one call and the next, in whole seconds; what was not quite one is none. */
function secondsBetween(calls: readonly Call[]): number[] {
  return calls.slice(1).map(({ at }, index) => Math.floor((at - (calls[index]?.at ?? 0) + 20) / 1_000));
}

test('a run is started, looked at every two seconds, given its opinion, read, saved and put aside', async ({
  page,
  product,
  server,
}) => {
  const written = anOutput({ id: 'out-2', format: 'Email Newsletter', content: 'Subject: Week four\n\nCall them.' });
  const done = aJob({ status: 'completed', batch_formats: { 'X Post': 1, 'Email Newsletter': 1 } });
  server.hasJob(done, [anOutput({ content: '  ' }), written]).on('GET /jobs/history', { body: [] });
  server.on('POST /jobs', { status: 201, body: aJob() });
  server.on('POST /jobs/job-1/fusion', { body: aJob({ status: 'drafting' }) });
  const looks = [aJob(), aJob({ status: 'fusion_pending' }), done].map((body) => ({ body }));
  server.on('GET /jobs/job-1', inTurn(...looks));
  await page.goto(`${product.url}/app`);
  await page.getByRole('radio', { name: 'Northkit' }).check();
  await page.getByRole('textbox', { name: 'Topic', exact: true }).fill('  Churn ');
  await page.getByLabel('Your opinion').fill(` ${OPINION} `);
  await choose(page, 'X Post', 3);
  await button(page, 'Increase quantity of X Post').click({ force: true });
  await choose(page, 'Email Newsletter', 2);
  await page.getByRole('switch', { name: 'Email Newsletter' }).click();
  await button(page, 'Start Workflow').click();
  await expect(page.getByRole('heading', { name: 'Generating Your Content' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Setup' })).toContainText('(complete)');
  expect(server.callsOf('POST /jobs').map(({ body }) => body)).toEqual([
    {
      persona_id: 'p1',
      topic: 'Churn',
      desired_formats: ['X Post'],
      batch_formats: { 'X Post': 3 },
      fusion: { fusion_type: 'light', answers: { fusion_content: OPINION } },
    },
  ]);

  // The second of them finds that the opinion is waited for.
  await expect(page.getByRole('tab', { name: 'Generated Content' })).toBeVisible();
  expect(server.callsOf('POST /jobs/job-1/fusion').map(({ body }) => body)).toEqual([
    { fusion_type: 'light', answers: { fusion_content: OPINION } },
  ]);
  const checks = [...server.callsOf('POST /jobs'), ...server.callsOf('GET /jobs/job-1')];
  expect(checks).toHaveLength(4);
  expect(Math.min(...secondsBetween(checks)), 'never sooner than after two seconds').toBe(2);

  await expect(page.getByRole('navigation', { name: 'Pieces' }).getByRole('button')).toHaveText([/Email Newsletter/]);
  const downloading = page.waitForEvent('download');
  await button(page, 'Download').click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('email_newsletter.txt');
  expect(readFileSync(await file.path(), 'utf8')).toBe(written.content);

  await button(page, 'Start New Project').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Setup' })).toHaveAttribute('aria-current', 'step');
  await expect(page.getByRole('textbox', { name: 'Topic', exact: true })).toHaveValue('');
});

test('an opinion that is blank is handed in as none', async ({ page, product, server }) => {
  const waits = aJob({ status: 'fusion_pending', fusion: { fusion_type: 'zero', answers: { fusion_content: '' } } });
  server.hasJob(waits).on('POST /jobs/job-1/fusion', { body: aJob({ status: 'drafting' }) });
  await page.goto(`${product.url}/app?job=job-1`);
  await expect
    .poll(() => server.callsOf('POST /jobs/job-1/fusion').map(({ body }) => body))
    .toEqual([{ fusion_type: 'zero', answers: { fusion_content: '' } }]);
});

test('research in any of its shapes, and runs that failed, are read from the history', async ({
  page,
  product,
  server,
}) => {
  const researched: readonly [results: unknown, text: string][] = [
    ['Found as text.', 'Found as text.'],
    [{ wiki_content: 'Found in a wiki.', research_summary: 'No.' }, 'Found in a wiki.'],
    [{ combined_results: { wiki_content: 'Found in several.' } }, 'Found in several.'],
    [{ research_summary: 'Found and summed up.' }, 'Found and summed up.'],
    [{ wiki_content: ' ', sources: 'none' }, 'Research completed successfully'],
  ];
  const jobs = researched.map(([research_results], index) => told(`r${index}`, { research_results }));
  const failed = [
    told('f1', { status: 'failed', error_message: 'The model has refused this topic.' }),
    told('f2', { status: 'failed', error_message: '' }),
  ];
  for (const job of [...jobs, ...failed]) server.hasJob(job, [anOutput({ id: `out-${job.id}`, job_id: job.id })]);
  server.on('GET /jobs/history', { body: [...jobs, ...failed] });
  await page.goto(`${product.url}/app?view=history`);
  const view = (topic: string) =>
    page
      .getByRole('listitem')
      .filter({ hasText: topic })
      .getByRole('button', { name: /View Content/ })
      .click();

  for (const [index, [, text]] of researched.entries()) {
    await view(`r${index}`);
    await page.getByRole('tab', { name: 'Content Research' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Content Research' })).toContainText(text);
    await page.goBack();
  }
  await view('f1');
  await expect(page.getByRole('alert')).toHaveText('The model has refused this topic.');
  await page.goBack();
  await view('f2');
  await expect(page.getByRole('alert')).toHaveText('Job failed during content generation');
  expect(server.callsOf('GET /jobs/history?limit=100&offset=0').length).toBeGreaterThan(0);
});

test('an answer counts as one whatever it says, and only where none comes is it tried three times', async ({
  page,
  product,
  server,
}) => {
  const asked = () => server.callsOf('GET /jobs/history?limit=100&offset=0');
  server.on('GET /jobs/history', { status: 500, body: { detail: '' } });
  await page.goto(`${product.url}/app?view=history`);
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('HTTP error! status: 500');
  expect(asked()).toHaveLength(1);

  for (const answer of [
    { status: 503 },
    { status: 404, body: { error: 'no' } },
    { status: 502, body: '<h1>Bad</h1>' },
  ]) {
    server.on('GET /jobs/history', answer);
    await button(page, 'Try again').click();
    await expect(notice).toContainText(`HTTP error! status: ${answer.status}`);
  }
  expect(asked()).toHaveLength(4);

  server.on('GET /jobs/history', 'no answer');
  await button(page, 'Try again').click();
  await expect(notice).toContainText('The server cannot be reached.');
  expect(asked()).toHaveLength(7);
  expect(Math.min(...secondsBetween(asked().slice(4)))).toBe(1);
});

test('a deletion whose answer was lost is a deletion, and takes a selection with it', async ({
  page,
  product,
  server,
}) => {
  server.hasJob(told('lost', {}));
  const gone = { status: 404, body: { detail: 'There is no such thing' } };
  server.on('DELETE /personas/p1', inTurn('no answer', gone)).on('DELETE /jobs/lost', inTurn('no answer', gone));
  await page.goto(`${product.url}/app`);
  await page.getByRole('radio', { name: 'Northkit' }).check();
  await expect(page.getByRole('definition').filter({ hasText: 'Northkit' })).toBeVisible();
  server.on('GET /personas', { body: [] });
  await button(page, 'Delete Northkit').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete persona' }).click();
  await expect(toast(page)).toContainText(['Persona deleted successfully!']);
  await expect(page.getByRole('definition').filter({ hasText: 'Not selected' })).toBeVisible();

  await button(page, 'History').click();
  await page.getByRole('button', { name: /^Delete/ }).click();
  server.on('GET /jobs/history', { body: [] });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page).filter({ hasText: 'Job Deleted' })).toBeVisible();
  for (const call of ['DELETE /personas/p1', 'DELETE /jobs/lost']) expect(server.callsOf(call)).toHaveLength(2);
});
