import { expect } from '../expect.ts';
import type { Page } from '@playwright/test';
import type { Job } from '../../../src/core/contracts/job.ts';
import type { Area } from '../picture-state.ts';
import type { Stage } from '../stage.ts';

/** Of the brief there is a part of its own where there is no room beside it. */
async function openResearch(page: Page, stage: Stage, part: 'brief' | 'sources' | 'claims'): Promise<void> {
  const { id } = await stage.job('everything');
  await page.goto(`${stage.url}/app?job=${id}&tab=research${part === 'brief' ? '' : `&part=${part}`}`);
  await page.getByRole('tab', { name: /^Sources/ }).waitFor();
}

export const RESEARCH: Area = {
  name: 'research',
  states: [
    { name: 'brief', as: 'robin', reach: (page, stage) => openResearch(page, stage, 'brief') },
    { name: 'sources', as: 'robin', reach: (page, stage) => openResearch(page, stage, 'sources') },
    {
      name: 'sources, one of the brand’s own',
      as: 'robin',
      reach: async (page, stage) => {
        const { id } = await stage.job('everything');
        await page.route(`**/api/jobs/${id}`, async (route) => {
          const response = await route.fetch();
          const job = (await response.json()) as Job;
          for (const source of job.research_results?.sources.slice(0, 1) ?? []) source.ours = true;
          await route.fulfill({ response, json: job });
        });
        await openResearch(page, stage, 'sources');
        await expect(page.getByText('Ours', { exact: true })).toBeVisible();
      },
    },
    { name: 'claims', as: 'robin', reach: (page, stage) => openResearch(page, stage, 'claims') },
    {
      name: 'claim in its source',
      as: 'robin',
      reach: async (page, stage) => {
        await openResearch(page, stage, 'brief');
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
