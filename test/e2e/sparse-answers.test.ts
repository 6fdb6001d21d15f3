import type { Page } from '@playwright/test';
import { choose, expect } from './product.ts';
import { inTurn, test, toast } from './scripted-server.ts';

/*
 * A server that says what is agreed on and nothing more, and what is no answer of such a server: an older or newer one,
 * a broken row, the page of a network.
 */

const FIVE = {
  id: 'p1',
  name: 'Northkit',
  business_description: 'Operations leads',
  marketing_objectives: [],
  tone_voice: 'casual',
};
const STRANGE = 'The answer did not come from this product.';
const HOTEL = { body: '<!doctype html><h1>Welcome to our hotel</h1>' };
/** What JavaScript says of its own. */
const RAW = /undefined|is not a function|is not iterable|Cannot read|null \(|Unexpected token|\[object|NaN|Invalid/;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const row = (id: string, more: object = {}) => ({
  id,
  topic: `Project ${id}`,
  status: 'completed',
  created_at: '2031-05-04T10:00:00.000Z',
  ...more,
});

test.beforeEach(async ({ server }) => {
  server.on('GET /personas', { body: [FIVE] });
});

test.afterEach(async ({ page }) => {
  expect(await page.locator('body').innerText()).not.toMatch(RAW);
});

async function startRun(page: Page, url: string, opinion: string): Promise<void> {
  await page.goto(`${url}/app`);
  await page.getByRole('radio', { name: 'Northkit' }).check();
  await page.getByRole('textbox', { name: 'Topic', exact: true }).fill('Churn');
  await page.getByLabel('Your opinion').fill(opinion);
  await choose(page, 'X Post', 2);
  await button(page, 'Start Workflow').click();
  await expect(page.getByRole('heading', { name: 'Generating Your Content' })).toBeVisible();
}

test('a run is started, given what was typed, and read to its end on answers that say only what is agreed on', async ({
  page,
  product,
  server,
}) => {
  server.on('POST /jobs', { status: 201, body: { id: 'job-1' } });
  const looks = ['researching', 'fusion_pending', 'drafting', 'generating_formats'].map((status) => ({
    body: { status, research_results: null, error_message: null },
  }));
  server.on(
    'GET /jobs/job-1',
    inTurn(...looks, { body: { status: 'completed', research_results: 'Found as text.', error_message: null } }),
  );
  server.on('POST /jobs/job-1/fusion', { status: 200, body: {} });
  server.on('GET /jobs/job-1/outputs', {
    body: [
      { format: 'X Post', content: 'Week four decides.' },
      { format: 'X Post', content: 'Call them.' },
      { format: 'Blog Post', content: ' ' },
    ],
  });
  await startRun(page, product.url, ' Emails are theatre. ');
  await expect(page.getByText('Churn').first()).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Generated Content' })).toBeVisible();
  expect(server.callsOf('POST /jobs/job-1/fusion').map(({ body }) => body)).toEqual([
    { fusion_type: 'light', answers: { fusion_content: 'Emails are theatre.' } },
  ]);
  await expect(page.getByRole('navigation', { name: 'Pieces' }).getByRole('button')).toHaveText([
    /X Post.*18/s,
    /X Post 2.*10/s,
  ]);
  await page.getByRole('navigation', { name: 'Pieces' }).getByRole('button').last().click();
  await expect(page.getByText('Call them.').filter({ visible: true }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Content Research' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Content Research' })).toContainText('Found as text.');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a run without an opinion hands in none', async ({ page, product, server }) => {
  server.on('POST /jobs', { status: 201, body: { id: 'job-1' } });
  server.on(
    'GET /jobs/job-1',
    inTurn({ body: { id: 'job-1', status: 'fusion_pending' } }, { body: { status: 'drafting' } }),
  );
  server.on('POST /jobs/job-1/fusion', { status: 204 });
  await startRun(page, product.url, '  ');
  await expect
    .poll(() => server.callsOf('POST /jobs/job-1/fusion').map(({ body }) => body))
    .toEqual([{ fusion_type: 'zero', answers: { fusion_content: '' } }]);
});

for (const status of [409, 422, 403]) {
  test(`an opinion refused with ${status} is reported once, kept, and can be sent again or left out`, async ({
    page,
    product,
    server,
  }) => {
    server.on('POST /jobs', { status: 201, body: { id: 'job-1' } });
    server.on('GET /jobs/job-1', { body: { status: 'fusion_pending' } });
    server.on('POST /jobs/job-1/fusion', { status, body: { detail: 'This opinion is not taken.' } });
    await startRun(page, product.url, 'Emails are theatre.');
    const alert = page.getByRole('alert').filter({ hasText: 'Your opinion was not saved.' });
    await expect(alert).toContainText('This opinion is not taken.');
    await expect(page.getByRole('textbox', { name: 'Your opinion' })).toHaveValue('Emails are theatre.');
    const checks = () => server.callsOf('GET /jobs/job-1').length;
    const before = checks();
    await expect.poll(checks).toBeGreaterThan(before + 2);
    expect(server.callsOf('POST /jobs/job-1/fusion')).toHaveLength(1);

    await page.getByRole('textbox', { name: 'Your opinion' }).fill('Emails are a stage.');
    await button(page, 'Go on with my opinion').click();
    await expect.poll(() => server.callsOf('POST /jobs/job-1/fusion').length).toBe(2);
    await expect(alert).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Your opinion' })).toHaveValue('Emails are a stage.');
    server.on('POST /jobs/job-1/fusion', { status: 200, body: { status: 'drafting' } });
    server.on('GET /jobs/job-1', { body: { status: 'drafting' } });
    await button(page, 'Go on without').click();
    await expect(page.getByRole('textbox', { name: 'Your opinion' })).toBeHidden();
    expect(server.callsOf('POST /jobs/job-1/fusion').at(-1)?.body).toEqual({
      fusion_type: 'zero',
      answers: { fusion_content: '' },
    });
  });
}

test('a history of the agreed fields is listed, and a row that cannot be read is left out alone', async ({
  page,
  product,
  server,
}) => {
  const odd = row('odd', { desired_formats: 'X Post', usage: 7, progress: null, error_message: {} });
  server.on('GET /jobs/history', {
    body: [row('a'), null, 7, { topic: 'No id' }, odd, row('b', { created_at: undefined, status: 'failed' })],
  });
  server.on('GET /jobs/a', { body: { status: 'completed' } });
  server.on('GET /jobs/a/outputs', { body: [{ id: 'out-1', format: 'X Post', content: 'Week four decides.' }] });
  await page.goto(`${product.url}/app?view=history`);
  const projects = page.getByRole('list', { name: 'Projects' }).getByRole('listitem');
  await expect(projects).toHaveCount(3);
  await expect(projects).toContainText(['Project a', 'Project odd', 'Project b']);
  await expect(page.getByText('3 projects')).toBeVisible();
  expect(await page.locator('body').innerText()).not.toMatch(RAW);

  await projects
    .first()
    .getByRole('button', { name: /View Content/ })
    .click();
  await expect(page.getByText('Week four decides.').filter({ visible: true }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Content Research' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Content Research' })).toContainText(
    'Research completed successfully',
  );
});

for (const [what, answer] of [
  ['the page of a network', HOTEL],
  ['an object', { body: { jobs: [] } }],
] as const) {
  test(`${what} in place of an answer is told as such wherever it comes`, async ({ page, product, server }) => {
    server.on('GET /jobs/history', answer).on('GET /personas', answer).on('GET /jobs/job-1', HOTEL);
    await page.goto(`${product.url}/app?view=history`);
    await expect(toast(page).filter({ hasText: 'Load Error' })).toContainText(STRANGE);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(STRANGE);
    await button(page, 'Dashboard').click();
    await expect(toast(page).filter({ hasText: 'Failed to load personas. Please try again.' })).toHaveCount(1);
    await page.goto(`${product.url}/app?job=job-1`);
    await expect(page.getByRole('alert')).toContainText(STRANGE);
  });
}

for (const status of [401, 403, 429, 500]) {
  test(`a new account whose personas are answered ${status} asks once and is told once`, async ({
    page,
    product,
    server,
  }) => {
    server.on('GET /personas', { status, body: { detail: 'Token expired' } });
    await page.goto(`${product.url}/app`);
    await expect(toast(page)).toHaveText(['Failed to load personas. Please try again.']);
    // The example asks for them, too, as soon as it is there.
    if (status !== 401) await expect(button(page, 'Try an example')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(toast(page)).toHaveCount(1);
    expect(server.callsOf('GET /personas').filter(({ call }) => call === 'GET /personas')).toHaveLength(1);
  });
}

test('whoever has to sign in again is told so, whatever the status and the detail', async ({
  page,
  product,
  server,
}) => {
  server.on('GET /jobs/history', { status: 403, body: { detail: 'Authentication has expired, log in again' } });
  await page.goto(`${product.url}/app?view=history`);
  await expect(toast(page)).toHaveText(['Load ErrorPlease log in to view content history']);

  await button(page, 'Dashboard').click();
  server.on('POST /personas', { status: 401, body: { detail: 'Token expired' } });
  await page.getByRole('tab', { name: 'Create New' }).click();
  await page.getByLabel('Persona Name').fill('Halden');
  await page.getByLabel('Target Audience').fill('home brewers');
  await page.getByRole('radio', { name: /Casual/ }).check();
  await button(page, 'Create Persona').click();
  await expect(toast(page).filter({ hasText: 'Authentication required' })).toHaveCount(1);
});
