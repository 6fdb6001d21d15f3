import { aJob, anOutput } from '../fakes/wire-job.ts';
import { expect } from './product.ts';
import { test } from './scripted-server.ts';

const OFFLINE = 'Not saved: you are offline. It is saved when the connection is back.';
const post = anOutput({ id: 'o1', format: 'X Post', content: 'Week four decides.' });
const job = aJob({ status: 'completed', desired_formats: ['X Post'], batch_formats: { 'X Post': 1 } });

test.beforeEach(async ({ page, product, server }) => {
  server.hasJob(job, [post]);
  server.on('PATCH /outputs/o1', ({ body }) => ({
    body: { ...post, ...(body as object) },
    headers: { etag: '"2"' },
  }));
  await page.goto(`${product.url}/app?job=${job.id}&mode=write`);
});

test('an edit without a connection is said to be unsaved at once, is heard once, and saves itself', async ({
  page,
  context,
  server,
}) => {
  const text = page.getByRole('textbox', { name: 'Text of X Post' });
  await text.press('End');
  await text.pressSequentially(' Book the call.');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  // Every text that comes into a place that is read out.
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      const said = changes.map(({ target, addedNodes }) => {
        const place = (target instanceof Element ? target : target.parentElement)?.closest('[aria-live]');
        const isNew = addedNodes.length > 0 || target instanceof Text;
        return isNew && place?.getAttribute('aria-live') === 'polite' ? place.textContent : '';
      });
      // What changes at once is read out once.
      heard.push(...new Set(said));
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

  let patches = 0;
  page.on('request', (request) => (patches += request.method() === 'PATCH' ? 1 : 0));
  server.on('PATCH /outputs/o1', 'no answer');
  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toHaveCount(0);
  await text.pressSequentially(' Today');
  await expect(page.getByText(OFFLINE)).toBeVisible({ timeout: 500 });
  // Through the three tries of a save, a further save, and more that is typed.
  await expect.poll(() => patches, { timeout: 20_000 }).toBeGreaterThan(3);
  await text.pressSequentially(' or tomorrow');
  await expect(page.getByText(/Saving/)).toHaveCount(0);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(heard.filter((said) => said.includes('Not saved'))).toEqual([OFFLINE]);

  server.on('PATCH /outputs/o1', { body: post, headers: { etag: '"3"' } });
  await context.setOffline(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 5_000 });
  expect(server.callsOf('PATCH /outputs/o1').at(-1)?.body).toEqual({
    content: 'Week four decides. Book the call. Today or tomorrow',
  });
});

test('where the server alone is away, that is said after the first save, and all along', async ({ page, server }) => {
  const text = page.getByRole('textbox', { name: 'Text of X Post' });
  server.on('PATCH /outputs/o1', 'no answer');
  await text.press('End');
  await text.pressSequentially(' Soon');
  await expect(page.getByText(/Not saved\. It is tried again by itself\./)).toBeVisible({ timeout: 10_000 });
  await text.pressSequentially(' again');
  await expect(page.getByText(/Not saved\. It is tried again by itself\./)).toBeVisible({ timeout: 500 });
  server.on('PATCH /outputs/o1', { body: post, headers: { etag: '"3"' } });
  await page.getByRole('button', { name: 'Save now' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('an edit is saved before its author is signed out, however soon', async ({ page, server }) => {
  const order: string[] = [];
  server.on('PATCH /outputs/o1', async ({ body }) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    order.push(`saved ${JSON.stringify(body)}`);
    return { body: { ...post, ...(body as object) }, headers: { etag: '"2"' } };
  });
  server.on('POST /auth/sign-out', () => {
    order.push('signed out');
    return { body: { success: true } };
  });
  await page.getByRole('textbox', { name: 'Text of X Post' }).pressSequentially('Call. ');
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: /Account menu/ })).toHaveCount(0);
  expect(order).toEqual([`saved ${JSON.stringify({ content: `Call. ${post.content}` })}`, 'signed out']);
});
