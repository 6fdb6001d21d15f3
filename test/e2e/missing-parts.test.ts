import type { Page, Route } from '@playwright/test';
import { aJob, anOutput } from '../fakes/wire-job.ts';
import { expect } from './product.ts';
import { test, toast } from './scripted-server.ts';

const DONE = aJob({ status: 'completed' });
const OFFLINE = 'The server cannot be reached. Check your connection and try again.';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Answers for the script of a part, until it is called off; tells how often it was asked for. */
async function standIn(page: Page, part: string, answer: (route: Route) => Promise<void>) {
  const asked: number[] = [];
  const pattern = `**/assets/${part}-*.js`;
  await page.route(pattern, async (route) => {
    asked.push(performance.now());
    await answer(route);
  });
  return { asked, end: () => page.unroute(pattern) };
}

const breakOff = (route: Route) => route.abort('connectionreset');

/** What is loaded anew does not bear the mark any more. */
const markPage = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
const isSamePage = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-marked'));

/** Nothing comes before it is needed. */
const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

test('a history whose code does not come is asked for three times, told like any failure, and comes at a press', async ({
  page,
  product,
  server,
}) => {
  await saveData(page);
  server.hasJob(DONE, [anOutput()]);
  const script = await standIn(page, 'history-screen', breakOff);
  await page.goto(`${product.url}/app`);
  await button(page, 'History').click();
  await expect(toast(page)).toHaveText([`Load Error${OFFLINE}`]);
  expect(script.asked).toHaveLength(3);
  expect(Math.round((script.asked[2] ?? 0) - (script.asked[0] ?? 0))).toBeGreaterThanOrEqual(2_000);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Robin');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(OFFLINE);

  // Elsewhere all goes on.
  await button(page, 'Dashboard').click();
  await page.getByRole('textbox', { name: 'Topic', exact: true }).fill('Churn');
  await script.end();
  await button(page, 'History').click();
  await expect(page.getByRole('list', { name: 'Projects' })).toContainText(DONE.topic);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('View Content whose code does not come says so, and comes by itself once the network is back', async ({
  page,
  product,
  server,
  context,
}) => {
  await saveData(page);
  server.hasJob(DONE, [anOutput()]);
  const script = await standIn(page, 'output-of-desk', breakOff);
  await page.goto(`${product.url}/app?view=history`);
  await markPage(page);
  await page.getByRole('button', { name: /View Content/ }).click();
  await expect(toast(page)).toHaveText([`Failed to load job content. Please try again.${OFFLINE}`]);
  await expect(button(page, 'History')).toBeVisible();
  await script.end();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByRole('navigation', { name: 'Pieces' })).toBeVisible();
  expect(await isSamePage(page)).toBe(true);
});

test('code that a new version has replaced offers to load the page anew, and what was typed is still there', async ({
  page,
  product,
  server,
}) => {
  await saveData(page);
  server.hasJob(DONE);
  const script = await standIn(page, 'history-screen', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Oops!</h1>' }),
  );
  await page.goto(`${product.url}/app`);
  await page.getByRole('textbox', { name: 'Topic', exact: true }).fill('Churn in week four');
  await page.getByLabel('Your opinion').fill('Call them.');
  await button(page, 'History').click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The product was updated since this page was');
  expect(script.asked).toHaveLength(1);
  await script.end();
  await button(page, 'Reload the page').click();
  await expect(page.getByRole('list', { name: 'Projects' })).toBeVisible();
  await button(page, 'Dashboard').click();
  await expect(page.getByRole('textbox', { name: 'Topic', exact: true })).toHaveValue('Churn in week four');
  await expect(page.getByLabel('Your opinion')).toHaveValue('Call them.');
});

test('code that came and could not be taken, as where nothing may be kept, offers to load the page anew at once', async ({
  page,
  product,
  server,
}) => {
  await saveData(page);
  server.hasJob(DONE);
  // Fetched well, it is asked for again by the import.
  const script = await standIn(page, 'history-screen', async (route) => {
    if (route.request().resourceType() === 'script') return await breakOff(route);
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-store' } });
  });
  await page.goto(`${product.url}/app`);
  await button(page, 'History').click();
  await expect(button(page, 'Reload the page')).toBeVisible();
  expect(script.asked).toHaveLength(2);
  await script.end();
  await button(page, 'Reload the page').click();
  await expect(page.getByRole('list', { name: 'Projects' })).toContainText(DONE.topic);
});

test('a page of the network in place of code is told as such, and is tried again', async ({
  page,
  product,
  server,
}) => {
  await saveData(page);
  server.hasJob(DONE);
  const script = await standIn(page, 'history-screen', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Welcome to our hotel</h1>' }),
  );
  await page.goto(`${product.url}/app`);
  await button(page, 'History').click();
  await expect(toast(page)).toContainText(['The answer did not come from this product.']);
  await script.end();
  await page.getByRole('main').getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('list', { name: 'Projects' })).toContainText(DONE.topic);
});

test('what will be needed comes in a quiet moment: without a network every view still opens and says what is wrong', async ({
  page,
  product,
  server,
}) => {
  server.hasJob(DONE, [anOutput()]);
  const came = new Set<string>();
  page.on('requestfinished', (request) => came.add(request.url().replace(/^.*\/([a-z-]+)-[^/]*\.js$/, '$1')));
  await page.goto(`${product.url}/app`);
  await expect.poll(() => [...came]).toEqual(expect.arrayContaining(['toasts', 'history-screen', 'output-of-desk']));
  await expect.poll(() => came.has('usage-screen')).toBe(true);

  await page.route('**/assets/**', breakOff);
  server.on('GET /jobs/history', 'no answer').on(`GET /jobs/${DONE.id}`, 'no answer');
  await button(page, 'History').click();
  await expect(toast(page).filter({ hasText: 'Load Error' })).toHaveText(`Load Error${OFFLINE}`);
  await expect(page.getByPlaceholder('Search by topic...')).toBeVisible();

  server.on('GET /jobs/history', { body: [DONE] });
  await button(page, 'Try again').click();
  await page.getByRole('button', { name: /View Content/ }).click();
  const told = toast(page).filter({ hasText: 'Failed to load job content. Please try again.' });
  await expect(told).toBeVisible();
  server.hasJob(DONE, [anOutput()]);
  await expect(page.getByRole('navigation', { name: 'Pieces' })).toBeVisible();
});

test('nothing comes ahead for who saves data', async ({ page, product, server }) => {
  await saveData(page);
  const came: string[] = [];
  page.on('request', (request) => came.push(request.url()));
  await page.goto(`${product.url}/app`);
  await expect.poll(() => server.callsOf('GET /jobs/history').length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(came.filter((url) => /(?:history-screen|output-of-desk|toasts|usage-screen)-/.test(url))).toEqual([]);
});

test('a page whose code does not come can be tried again, too', async ({ page, product, server }) => {
  await saveData(page);
  server.hasJob(DONE);
  await page.goto(`${product.url}/app`);
  await expect(button(page, 'History')).toBeVisible();
  await markPage(page);
  const script = await standIn(page, 'landing-route', breakOff);
  await page.getByRole('link', { name: 'Manifold, to the home page' }).click();
  await expect(page.getByRole('alert')).toContainText(OFFLINE);
  expect(script.asked).toHaveLength(3);
  await script.end();
  await button(page, 'Try again').click();
  await expect(page.getByRole('link', { name: 'Go to App' }).first()).toBeVisible();
  expect(await isSamePage(page)).toBe(true);
});
