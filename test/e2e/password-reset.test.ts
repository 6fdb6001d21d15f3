import type { Page } from '@playwright/test';
import { openMailBox } from '../support/mail-box.ts';
import type { MailBox } from '../support/mail-box.ts';
import { expect, test as withProduct } from './product.ts';

/** A product whose mail arrives in a box. */
const test = withProduct.extend<object, { box: MailBox }>({
  box: [
    // oxlint-disable-next-line no-empty-pattern -- by its pattern Playwright tells what a fixture needs
    async ({}, use) => {
      const box = await openMailBox();
      await use(box);
      await box.close();
    },
    { scope: 'worker' },
  ],
  settings: [async ({ box }, use) => await use({ SMTP_URL: box.url }), { scope: 'worker' }],
});

const ADA = { name: 'Ada Example', email: 'ada@example.test', password: 'correct horse battery' };
const NEXT_PASSWORD = 'a staple of another kind';
const signInForm = (page: Page) => page.getByRole('main');

async function signIn(page: Page, password: string) {
  const form = signInForm(page);
  await form.getByLabel('Email').fill(ADA.email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign In' }).click();
}

async function setPassword(page: Page, password: string) {
  const dialog = page.getByRole('dialog', { name: 'Set a new password' });
  await expect(dialog).toContainText(`For ${ADA.email}.`);
  await expect(page).toHaveURL(/\/app$/);
  await dialog.getByLabel('New password').fill(password);
  await dialog.getByRole('button', { name: 'Set Password' }).click();
  return dialog;
}

async function goOn(page: Page, word: string) {
  await page.getByRole('dialog', { name: word }).getByRole('button', { name: 'Go on' }).click();
}

test('an address is confirmed by mail, a forgotten password set anew, and a sign-in elsewhere ended', async ({
  page,
  product,
  box,
}) => {
  await page.goto(`${product.url}/app`);
  await signInForm(page).getByRole('button', { name: 'Sign Up' }).click();
  await signInForm(page).getByLabel('Name').fill(ADA.name);
  await signInForm(page).getByLabel('Email').fill(ADA.email);
  await signInForm(page).getByLabel('Password', { exact: true }).fill(ADA.password);
  await signInForm(page).getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Check your mail')).toBeVisible();

  await page.goto((await box.nth(ADA.email, 1)).links[0] ?? '');
  await goOn(page, 'Your email address is confirmed');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada');
  await expect(page).toHaveURL(/\/app$/);

  await page.getByRole('button', { name: /^Account menu/ }).click();
  const signedOut = page.waitForResponse('**/api/auth/sign-out');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await signedOut;
  await page.goto(`${product.url}/app`);
  await signInForm(page).getByLabel('Email').fill(ADA.email);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByText(/If there is an account for ada@example\.test/)).toBeVisible();

  const link = (await box.nth(ADA.email, 2)).links[0] ?? '';
  await page.goto(link);
  const dialog = await setPassword(page, 'password1');
  await expect(dialog).toContainText('This password is one of the most common ones.');
  await setPassword(page, NEXT_PASSWORD);
  await goOn(page, 'Your password is changed');
  expect(await page.evaluate(() => JSON.stringify([history.state, location.href]))).not.toContain('reset');
  await signIn(page, NEXT_PASSWORD);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada');

  await endElsewhere(page, product.url);
});

async function endElsewhere(page: Page, url: string) {
  // By a script, which has no part in the cookies of the browser.
  const elsewhere = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    body: JSON.stringify({ email: ADA.email, password: NEXT_PASSWORD }),
    headers: { 'content-type': 'application/json', 'user-agent': 'curl/8.14.1' },
  });
  const { token } = (await elsewhere.json()) as { token: string };
  const personas = () => fetch(`${url}/api/personas`, { headers: { authorization: `Bearer ${token}` } });
  expect((await personas()).status).toBe(200);

  await page.goto(`${url}/app?view=account`);
  const list = page.getByRole('region', { name: 'Open sign-ins' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'End the sign-in of curl' }).click();
  await expect(page.getByText('The sign-in has ended')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveText([/This one/]);
  expect((await personas()).status).toBe(401);

  await page.getByLabel('Current password').fill(NEXT_PASSWORD);
  await page.getByLabel('New password').fill('and the fourth one');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('All your other sign-ins have ended.')).toBeVisible();
  // This one goes on, under a token of its own.
  await page.reload();
  await expect(list.getByRole('listitem')).toHaveText([/This one/]);
}
