import { expect } from '../expect.ts';
import type { Page } from '@playwright/test';
import type { Area } from '../picture-state.ts';

async function openDialog(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeVisible();
}

export const VISITOR: Area = {
  name: 'visitor',
  states: [
    {
      name: 'landing',
      reach: async (page, { url }) => void (await page.goto(url)),
    },
    {
      name: 'landing, signed in',
      as: 'robin',
      reach: async (page, { url }) => {
        await page.goto(url);
        await expect(page.getByRole('link', { name: 'Go to App' }).first()).toBeVisible();
      },
    },
    { name: 'not found', reach: async (page, { url }) => void (await page.goto(`${url}/no/such/page`)) },
    { name: 'sign-in dialog', reach: (page, { url }) => openDialog(page, url) },
    {
      name: 'sign-up dialog',
      reach: async (page, { url }) => {
        await page.goto(url);
        await page.getByRole('link', { name: 'Get Started' }).first().click();
        await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible();
      },
    },
    {
      name: 'sign-in page',
      reach: async (page, { url }) => {
        await page.goto(`${url}/app`);
        await expect(page.getByRole('heading', { name: 'Welcome', exact: true })).toBeVisible();
      },
    },
    {
      name: 'sign-up page',
      reach: async (page, { url }) => {
        await page.goto(`${url}/app?sign-up`);
        await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
      },
    },
    {
      name: 'sign-in error',
      reach: async (page, { url }) => {
        await openDialog(page, url);
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel('Email').fill('nobody@example.test');
        await dialog.getByLabel('Password', { exact: true }).fill('not the password');
        await dialog.getByRole('button', { name: 'Sign In' }).click();
        await expect(dialog.getByText('not right', { exact: false }).first()).toBeVisible();
      },
    },
  ],
};
