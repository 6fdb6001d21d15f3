import { expect } from '../expect.ts';
import type { Page } from '@playwright/test';
import type { Area } from '../picture-state.ts';
import type { Stage } from '../stage.ts';

async function openResearch(page: Page, stage: Stage, part: RegExp): Promise<void> {
  const { id } = await stage.job('everything');
  await page.goto(`${stage.url}/app?job=${id}`);
  await page.getByRole('tab', { name: 'Content Research' }).click();
  // The brief stands beside the others where there is room.
  await page.getByRole('tab', { name: /^Sources/ }).waitFor();
  const tab = page.getByRole('tab', { name: part });
  if (await tab.isVisible()) await tab.click();
}

export const RESEARCH: Area = {
  name: 'research',
  states: [
    { name: 'brief', as: 'robin', reach: (page, stage) => openResearch(page, stage, /^Brief/) },
    { name: 'sources', as: 'robin', reach: (page, stage) => openResearch(page, stage, /^Sources/) },
    { name: 'claims', as: 'robin', reach: (page, stage) => openResearch(page, stage, /^Claims/) },
    {
      name: 'claim in its source',
      as: 'robin',
      reach: async (page, stage) => {
        await openResearch(page, stage, /^Brief/);
        await page.getByRole('button', { name: '[1], show what stands behind it' }).first().click();
        await expect(page.getByRole('dialog').locator('mark')).toBeVisible();
      },
    },
    {
      name: 'nothing found',
      as: 'robin',
      reach: async (page, stage) => {
        const { id } = await stage.job('without sources');
        await page.goto(`${stage.url}/app?job=${id}`);
        await page.getByRole('tab', { name: 'Content Research' }).click();
        await expect(page.getByRole('tabpanel', { name: 'Content Research' })).toBeVisible();
      },
    },
  ],
};
