import { expect } from '../expect.ts';
import { MESSAGES } from '../../../src/core/rules/messages.ts';
import type { Area } from '../picture-state.ts';
import { cut, fillDisk, openScripted } from '../scripted.ts';

const NO_PIECES = { waiting: null, pieces: [] };

export const PROGRESS: Area = {
  name: 'progress',
  states: [
    {
      name: 'researching',
      as: 'robin',
      reach: async (page, { url }) => {
        const progress = {
          ...NO_PIECES,
          stage: 'researching' as const,
          percent: 10,
          message: 'Reading what was found',
        };
        await openScripted(page, url, { job: { progress } });
        await expect(page.getByRole('heading', { name: 'Generating Your Content' })).toBeVisible();
      },
    },
    {
      name: 'awaiting the opinion',
      as: 'robin',
      reach: async (page, { url }) => {
        const progress = { ...NO_PIECES, stage: 'fusion_pending' as const, percent: 35, message: 'Waiting for you' };
        await openScripted(page, url, { job: { status: 'fusion_pending', fusion: null, progress } });
        await expect(page.getByRole('textbox', { name: 'Your opinion' })).toBeVisible();
      },
    },
    {
      name: 'an opinion that was refused',
      as: 'robin',
      reach: async (page, { url }) => {
        const progress = { ...NO_PIECES, stage: 'fusion_pending' as const, percent: 35, message: 'Waiting for you' };
        await openScripted(page, url, { job: { status: 'fusion_pending', fusion: null, progress } });
        const reason = await fillDisk(page, '/jobs/*/fusion');
        await page
          .getByRole('textbox', { name: 'Your opinion' })
          .fill('Nobody leaves a shop that called in week four.');
        await page.getByRole('button', { name: 'Go on with my opinion' }).click();
        await expect(page.getByText(reason).first()).toBeVisible();
      },
    },
    {
      name: 'writing, live text, one failed',
      as: 'robin',
      reach: async (page, stage) => {
        const { id } = await stage.job('writing');
        await page.goto(`${stage.url}/app?job=${id}`);
        await expect(page.getByText('Being written. Not checked yet.')).toBeVisible();
      },
    },
    {
      name: 'writing, a finished piece open',
      as: 'robin',
      reach: async (page, stage) => {
        const { id } = await stage.job('writing');
        await page.goto(`${stage.url}/app?job=${id}`);
        await page.getByRole('button', { name: /^Open Descriptions/ }).click();
        await expect(page.getByRole('navigation', { name: 'Pieces' })).toBeVisible();
      },
    },
    {
      name: 'connection trouble',
      as: 'robin',
      reach: async (page, stage) => {
        const { id } = await stage.job('writing');
        await page.goto(`${stage.url}/app?job=${id}`);
        await expect(page.getByRole('button', { name: /^Open Descriptions/ })).toBeVisible();
        await cut(page, '/jobs/**');
        await expect(page.getByText('Failed to check job status. Please try again.')).toBeVisible();
      },
    },
    {
      name: 'stopping it',
      as: 'robin',
      reach: async (page, stage) => {
        const { id } = await stage.job('writing');
        await page.goto(`${stage.url}/app?job=${id}`);
        await page.getByRole('button', { name: 'Stop run' }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
      },
    },
    {
      name: 'failed with a message',
      as: 'robin',
      reach: async (page, stage) => {
        const { id } = await stage.job('all failed');
        await page.goto(`${stage.url}/app?job=${id}`);
        await expect(page.getByText('This run has failed')).toBeVisible();
      },
    },
    {
      name: 'failed without a message',
      as: 'robin',
      reach: async (page, { url }) => {
        await openScripted(page, url, { job: { status: 'failed' } });
        await expect(page.getByText('Job failed during content generation')).toBeVisible();
      },
    },
    {
      name: 'cancelled',
      as: 'robin',
      reach: async (page, { url }) => {
        await openScripted(page, url, { job: { status: 'failed', error_message: MESSAGES.cancelled } });
        await expect(page.getByText(MESSAGES.cancelled, { exact: true })).toBeVisible();
      },
    },
    {
      name: 'an unexpected status',
      as: 'robin',
      reach: async (page, { url }) => {
        await openScripted(page, url, { job: { status: 'paused' as 'failed' } });
        await expect(page.getByText('Unexpected job status: paused')).toBeVisible();
      },
    },
    {
      name: 'a project that cannot be loaded',
      as: 'robin',
      reach: async (page, { url }) => {
        await page.goto(`${url}/app?job=no-such-project`);
        await expect(page.getByText('Failed to load job content. Please try again.').first()).toBeVisible();
      },
    },
  ],
};
