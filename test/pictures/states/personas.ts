import { expect } from '../expect.ts';
import type { Page } from '@playwright/test';
import type { Area } from '../picture-state.ts';
import { cut } from '../scripted.ts';
import { openSetup } from './setup.ts';

async function openForm(page: Page, url: string): Promise<void> {
  await openSetup(page, url);
  await page.getByRole('tab', { name: 'Create New' }).click();
  await expect(page.getByLabel('Persona Name')).toBeVisible();
}

export const PERSONAS: Area = {
  name: 'personas',
  states: [
    {
      name: 'form, tones and voice open',
      as: 'robin',
      reach: async (page, { url }) => {
        await openForm(page, url);
        await page.getByLabel('Persona Name').fill('Tidewater Studio');
        await page.getByLabel('Target Audience').fill('designers in small studios');
        await page.getByLabel('Website').fill('northkit.example');
        await page.getByRole('radio', { name: /Conversational/ }).click();
        await page.getByRole('button', { name: /^More about the voice/ }).click();
      },
    },
    {
      name: 'form, what is missing',
      as: 'robin',
      reach: async (page, { url }) => {
        await openForm(page, url);
        await page.getByLabel('Target Audience').pressSequentially('one two three four five six');
        await page.getByRole('button', { name: 'Create Persona' }).click();
        await expect(page.getByText(/^Validation Error: All fields/)).toBeVisible();
      },
    },
    {
      name: 'limit reached',
      as: 'full',
      reach: async (page, { url }) => {
        await openForm(page, url);
        await expect(page.getByRole('form').getByText(/^Maximum personas reached/)).toBeVisible();
      },
    },
    {
      name: 'limit that cannot be read',
      as: 'robin',
      reach: async (page, { url }) => {
        await cut(page, '/personas/status');
        await openForm(page, url);
        await expect(page.getByText('Your persona limit could not be read.').filter({ visible: true })).toBeVisible();
      },
    },
    {
      name: 'edit',
      as: 'robin',
      reach: async (page, { url }) => {
        await openSetup(page, url);
        await page.getByRole('button', { name: 'Edit Northkit' }).click();
        await expect(page.getByRole('button', { name: 'Save Persona' })).toBeVisible();
      },
    },
    {
      name: 'deletion',
      as: 'robin',
      reach: async (page, { url }) => {
        await openSetup(page, url);
        await page.getByRole('button', { name: 'Delete Northkit' }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
      },
    },
    {
      name: 'error toast',
      as: 'robin',
      reach: async (page, { url }) => {
        await openSetup(page, url);
        await page.route('**/api/personas/*', (route) =>
          route.request().method() === 'DELETE' ? route.abort() : route.fallback(),
        );
        await page.getByRole('button', { name: 'Delete Northkit' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Delete persona' }).click();
        await expect(page.getByText('Failed to delete persona. Please try again.')).toBeVisible();
      },
    },
    {
      name: 'not loaded',
      as: 'robin',
      reach: async (page, { url }) => {
        await cut(page, '/personas');
        await page.goto(`${url}/app`);
        await expect(page.getByText('Failed to load personas. Please try again.').first()).toBeVisible();
      },
    },
  ],
};
