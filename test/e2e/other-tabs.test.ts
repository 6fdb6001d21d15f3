import type { Page } from '@playwright/test';
import { aJob, anOutput } from '../fakes/wire-job.ts';
import { expect, openDesk, signUpInBrowser, test } from './product.ts';
import { test as scripted } from './scripted-server.ts';

const topic = (page: Page) => page.getByRole('textbox', { name: 'Topic', exact: true });
const form = (page: Page) => page.getByRole('main').getByLabel('Email');

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await form(page).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
}

test.describe('a visitor who opens a call to action in a new tab', () => {
  test('finds sign-up there, and a clean address after it', async ({ page, product, context }) => {
    await page.goto(product.url);
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Get Started' }).first().click({ button: 'middle' }),
    ]);
    await expect(tab.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    await expect(tab).toHaveTitle(/Sign Up/);
    await tab.getByLabel('Name').fill('Robin Example');
    await form(tab).fill(`tab-${Date.now()}@example.test`);
    await tab.getByLabel('Password', { exact: true }).fill('a long enough password');
    await tab.getByRole('button', { name: 'Create Account' }).click();
    await expect(tab.getByRole('heading', { level: 1 })).toContainText('Robin');
    await expect(tab).toHaveURL(`${product.url}/app`);
  });

  test('keeps what else the address names, and the form over a reload', async ({ page, product, context }) => {
    const account = await signUpInBrowser(page, product);
    await context.clearCookies();
    const visitor = await context.newPage();
    await visitor.goto(`${product.url}/app?view=history&search=week`);
    await visitor.getByRole('button', { name: 'Sign Up' }).click();
    await visitor.reload();
    await expect(visitor.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    await visitor.getByRole('button', { name: 'Sign In' }).click();
    await signIn(visitor, account);
    await expect(visitor).toHaveURL(`${product.url}/app?view=history&search=week`);
    await expect(visitor.getByLabel('Search by topic')).toHaveValue('week');
  });
});

test.describe('signing out in one tab', () => {
  test('takes name and content off the others at once; what was typed there waits for whoever typed it', async ({
    page,
    product,
    context,
  }) => {
    const account = await signUpInBrowser(page, product);
    const other = await context.newPage();
    await other.goto(`${product.url}/app`);
    await topic(other).fill('What only this tab knows');
    const landing = await context.newPage();
    await landing.goto(product.url);
    await expect(landing.getByRole('button', { name: /Account menu: Robin/ })).toBeVisible();

    const calls: string[] = [];
    other.on('request', (request) => calls.push(request.url()));
    await signOut(page);
    await expect(other.getByText('Your sign-in ended in another tab.')).toBeVisible();
    await expect(other.getByText(/Robin|Northkit/)).toHaveCount(0);
    await expect(topic(other)).toHaveCount(0);
    await expect(other).toHaveTitle(/Sign in/i);
    await expect(landing.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
    await expect(landing.getByRole('button', { name: /Account menu/ })).toHaveCount(0);
    // It was told: it asked nobody.
    expect(calls.filter((url) => url.includes('/api/'))).toEqual([]);
    // Nothing of it stands where other tabs read.
    expect(await other.evaluate(() => JSON.stringify(localStorage))).not.toContain('only this tab');

    // Who signs in in one tab is signed in in all of them, on the same screens.
    await signIn(other, account);
    await expect(topic(other)).toHaveValue('What only this tab knows');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Robin');
    await expect(landing.getByRole('button', { name: /Account menu: Robin/ })).toBeVisible();
  });

  test('and in as somebody else leaves nothing of the first user in any tab', async ({ page, product, context }) => {
    await openDesk(page, product);
    const other = await context.newPage();
    await other.goto(`${product.url}/app`);
    await topic(other).fill('A secret of the first user');
    await expect(other.getByRole('radio', { name: 'Northkit' })).toBeVisible();
    // Signed in as another one behind its back: as where a tab was left open at the sign-in form.
    const stale = await context.newPage();
    await stale.route('**/api/auth/get-session', (route) => route.fulfill({ json: null }));
    await stale.goto(`${product.url}/app?sign-up`);
    await expect(stale.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    await stale.unroute('**/api/auth/get-session');
    await stale.getByLabel('Name').fill('Kim Other');
    await form(stale).fill(`kim-${Date.now()}@example.test`);
    await stale.getByLabel('Password', { exact: true }).fill('a long enough password');
    await stale.getByRole('button', { name: 'Create Account' }).click();
    for (const tab of [stale, other, page]) {
      await expect(tab.getByRole('heading', { level: 1 })).toContainText('Kim');
      await expect(topic(tab)).toHaveValue('');
      await expect(tab.getByRole('radio', { name: 'Northkit' })).toHaveCount(0);
    }
  });
});

test('a new password ends the sign-ins elsewhere, and the other tabs of this browser go on', async ({
  page,
  product,
  context,
  browser,
}) => {
  const account = await signUpInBrowser(page, product);
  const other = await context.newPage();
  await other.goto(`${product.url}/app`);
  await topic(other).fill('Half a thought');
  const elsewhere = await browser.newContext();
  const far = await elsewhere.newPage();
  await far.goto(`${product.url}/app`);
  await signIn(far, account);
  await expect(far.getByRole('heading', { level: 1 })).toContainText('Robin');

  await page.goto(`${product.url}/app?view=account`);
  await page.getByLabel('Current password').fill(account.password);
  await page.getByLabel('New password').fill('quite another password');
  const renewed = other.waitForResponse('**/api/auth/get-session');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await renewed;
  await other.getByRole('button', { name: 'History' }).click();
  await expect(other.getByText('Nothing here yet')).toBeVisible();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await far.getByRole('button', { name: 'History' }).click();
  await expect(far.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
  await elsewhere.close();
});

test('a deleted account is gone from every tab, with what was typed there', async ({ page, product, context }) => {
  const account = await signUpInBrowser(page, product);
  const other = await context.newPage();
  await other.goto(`${product.url}/app`);
  await topic(other).fill('Gone with its author');
  await page.goto(`${product.url}/app?view=account`);
  await page.getByRole('button', { name: 'Delete account…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(account.password);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(form(other)).toBeVisible();
  await expect(other.getByText('Robin')).toHaveCount(0);
  expect(await other.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('Gone with');
});

scripted(
  'a text that was not saved when its author signed out elsewhere is there again, and saved then',
  async ({ page, product, server, context }) => {
    const post = anOutput({ id: 'o1', format: 'X Post', content: 'Week four decides.' });
    const job = aJob({ status: 'completed', desired_formats: ['X Post'], batch_formats: { 'X Post': 1 } });
    server.hasJob(job, [post]).on('PATCH /outputs/o1', { status: 503 });
    server.on('POST /auth/sign-out', { body: { success: true } });
    const user = { id: 'reader', name: 'Robin Example', email: 'robin@example.test' };
    const elsewhere = await context.newPage();
    await server.answer(elsewhere);
    await elsewhere.goto(`${product.url}/app`);
    await page.goto(`${product.url}/app?job=${job.id}&mode=write`);
    const text = page.getByRole('textbox', { name: 'Text of X Post' });
    await text.press('End');
    await text.pressSequentially(' Never to be lost');
    await expect(page.getByText(/^Not saved/)).toBeVisible();
    await signOut(elsewhere);
    await expect(page.getByText('Your sign-in ended in another tab.')).toBeVisible();
    await expect(page.getByText('Week four decides.')).toHaveCount(0);

    server.on('PATCH /outputs/o1', { body: post, headers: { etag: '"2"' } });
    server.on('POST /auth/sign-in/email', { body: { token: 'token-of-the-scripts', user } });
    await signIn(page, { email: user.email, password: 'long enough' });
    await expect(text).toHaveValue('Week four decides. Never to be lost');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    expect(server.callsOf('PATCH /outputs/o1').at(-1)?.body).toEqual({
      content: 'Week four decides. Never to be lost',
    });
  },
);
