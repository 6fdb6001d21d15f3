import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createClerkApplication } from '../fakes/clerk/clerk-application.ts';
import { playClerkFrontend } from '../fakes/clerk/clerk-frontend.ts';
import { refusedStart } from '../support/product-process.ts';
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

test('a press on the landing page waits for Clerk, and its forms change places there', async ({ page, product }) => {
  await playClerkFrontend(page.context(), clerk);
  let letCome = () => {};
  const held = new Promise<void>((resolve) => (letCome = resolve));
  await page.context().route(/clerk\.browser\.js/, async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto(product.url);
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('form')).toHaveCount(0);
  letCome();
  await expect(dialog.getByRole('form', { name: 'Sign up' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog.getByRole('form', { name: 'Sign in' })).toBeVisible();
  await expect(dialog.getByRole('form', { name: 'Sign up' })).toHaveCount(0);
});

test('a script that does not come leaves a sentence and a second try', async ({ page, product }) => {
  const { frontendApi } = clerk;
  await page.context().route(`${frontendApi}/**`, (route) => route.abort());
  await page.goto(`${product.url}/app`);
  await expect(page.getByText('The sign-in service Clerk could not be reached.')).toBeVisible({ timeout: 20_000 });
  await page.context().unroute(`${frontendApi}/**`);
  await playClerkFrontend(page.context(), clerk);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
});

test('a key that is malformed leaves Clerk’s own words', async ({ page, product }) => {
  await page.route(`${product.url}/app`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(clerk.publishableKey, 'pk_live_nothing');
    await route.fulfill({ response, body });
  });
  await page.goto(`${product.url}/app`);
  await expect(page.getByText(/Publishable key not valid.*Whoever runs this installation/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a key that is missing or malformed stops the start with Clerk’s own words', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'manifold-clerk-'));
  const start = { DATA_DIR: dataDir, AUTH_PROVIDER: 'clerk' };
  const missing = await refusedStart(start);
  expect(missing).toContain('ended with 1 before');
  expect(missing).toContain('CLERK_PUBLISHABLE_KEY. Publishable key is missing.');
  const malformed = await refusedStart({ ...start, CLERK_PUBLISHABLE_KEY: 'pk_live_nothing' });
  expect(malformed).toContain('Publishable key not valid');
  for (const words of [missing, malformed]) expect(words).not.toMatch(/^ +at /m);
  rmSync(dataDir, { recursive: true, force: true });
});
