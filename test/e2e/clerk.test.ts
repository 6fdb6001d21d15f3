import type { Page } from '@playwright/test';
import { createClerkApplication } from '../fakes/clerk/clerk-application.ts';
import { playClerkFrontend } from '../fakes/clerk/clerk-frontend.ts';
import { createPersona, expect, test } from './product.ts';

/** Clerk itself is not asked: a stand-in for its script signs with a key of the test. */
const clerk = await createClerkApplication('');

test.use({ settings: clerk.settings });

async function signUp(page: Page, name = 'Robin Example'): Promise<void> {
  const form = page.getByRole('dialog').getByRole('form', { name: 'Sign up' });
  await form.getByLabel('Full name').fill(name);
  await form.getByLabel('Email address').fill('robin@example.test');
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/app$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name.split(' ')[0] ?? '');
}

test('from the landing page to a persona and out again, by Clerk’s forms and tokens', async ({ page, product }) => {
  const frontend = await playClerkFrontend(page.context(), clerk);
  const strangers: string[] = [];
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (origin !== product.url && origin !== clerk.frontendApi) strangers.push(origin);
  });
  await page.goto(product.url);
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await signUp(page);
  await createPersona(page);
  expect(frontend.tokens()).toBe(1);

  await page.reload();
  await expect(page.getByRole('radio', { name: 'Northkit' })).toBeVisible();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('link', { name: 'Usage' }).click();
  await expect(page).toHaveURL(/view=usage/);

  await page.getByRole('button', { name: 'Open user menu' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Email address').fill('robin@example.test');
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/view=usage/);
  await page.goto(`${product.url}/app`);
  await expect(page.getByRole('radio', { name: 'Northkit' })).toBeVisible();
  expect(strangers).toEqual([]);
});

test('sign-up has an address of its own, and whoever signs out in one tab is out in all of them', async ({
  page,
  product,
  context,
}) => {
  await playClerkFrontend(context, clerk);
  await page.goto(product.url);
  const address = await page.getByRole('link', { name: 'Get Started' }).first().getAttribute('href');
  // Clerk's stand-in does not always reach a tab that a press of the middle button opens.
  const tab = await context.newPage();
  await tab.goto(new URL(address ?? '', product.url).href);
  const form = tab.getByRole('main').getByRole('form', { name: 'Sign up' });
  await form.getByLabel('Full name').fill('Robin Example');
  await form.getByLabel('Email address').fill('robin@example.test');
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(tab.getByRole('heading', { level: 1 })).toContainText('Robin');
  await expect(tab).toHaveURL(`${product.url}/app`);

  await page.goto(`${product.url}/app`);
  await page.getByRole('textbox', { name: 'Topic', exact: true }).fill('Half a thought');
  await tab.getByRole('button', { name: 'Open user menu' }).click();
  await tab.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('Robin')).toHaveCount(0);
  await page.getByRole('form').getByLabel('Email address').fill('robin@example.test');
  await page.getByRole('form').getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('textbox', { name: 'Topic', exact: true })).toHaveValue('Half a thought');
});

test('a press on the landing page waits for Clerk; when its script does not come, a sentence and a second try do', async ({
  page,
  product,
}) => {
  const { frontendApi } = clerk;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.context().route(`${frontendApi}/**`, async (route) => {
    await held;
    await route.abort();
  });
  await page.goto(product.url);
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('form')).toHaveCount(0);
  letGo();
  await expect(dialog.getByText('The sign-in service Clerk could not be reached.')).toBeVisible();
  await page.context().unroute(`${frontendApi}/**`);
  await playClerkFrontend(page.context(), clerk);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('form', { name: 'Sign up' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog.getByRole('form', { name: 'Sign in' })).toBeVisible();
  await expect(dialog.getByRole('form', { name: 'Sign up' })).toHaveCount(0);
});
