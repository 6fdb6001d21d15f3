import { expect } from '../expect.ts';
import type { Page } from '@playwright/test';
import { FORMAT_LABELS } from '../../../src/core/formats/registry.ts';
import type { JobName } from '../jobs.ts';
import type { Area, PictureState } from '../picture-state.ts';
import type { Stage } from '../stage.ts';

export interface Opened {
  readonly job: JobName;
  /** How the piece is called in the menu, from its beginning. */
  readonly piece: string;
  readonly view: 'Write' | 'Preview';
}

/** Opens a piece of a staged job. */
export async function openPiece(page: Page, stage: Stage, { job, piece, view }: Opened): Promise<void> {
  const { id } = await stage.job(job);
  await page.goto(`${stage.url}/app?job=${id}`);
  const menu = page.getByRole('navigation', { name: 'Pieces' });
  await menu
    .getByRole('button', { name: new RegExp(`^${piece}`) })
    .first()
    .click();
  await page.getByRole('tab', { name: view }).click();
  const shown = view === 'Write' ? page.getByRole('textbox', { name: /^Text of/ }) : page.getByRole('tabpanel').last();
  await expect(shown).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** A piece as it opens, with nothing done to it. */
function pieceState(name: string, opened: Opened): PictureState {
  return { name, as: 'robin', reach: (page, stage) => openPiece(page, stage, opened) };
}

const previews = FORMAT_LABELS.map((piece) =>
  pieceState(`preview of ${piece}`, { job: 'everything', piece, view: 'Preview' }),
);

export const OUTPUT: Area = {
  name: 'output',
  states: [
    ...previews,
    pieceState('writing a Blog Post', { job: 'everything', piece: 'Blog Post 1', view: 'Write' }),
    pieceState('X Post over its limit', { job: 'flawed', piece: 'X Post 1', view: 'Write' }),
    pieceState('X Post over its limit, preview', { job: 'flawed', piece: 'X Post 1', view: 'Preview' }),
    pieceState('flags', { job: 'flawed', piece: 'Blog Post', view: 'Preview' }),
    {
      name: 'not saved without a connection',
      as: 'robin',
      reach: async (page, stage) => {
        await openPiece(page, stage, { job: 'flawed', piece: 'Blog Post', view: 'Write' });
        await page.route('**/api/outputs/*', (route) => route.abort());
        await page.context().setOffline(true);
        await page.getByRole('textbox', { name: /^Text of/ }).pressSequentially('And ');
        await expect(page.getByText(/^Not saved: you are offline/)).toBeVisible();
      },
    },
    pieceState('gaps', { job: 'flawed', piece: 'Press Release', view: 'Write' }),
    pieceState('no sources', { job: 'without sources', piece: 'Email', view: 'Preview' }),
    {
      name: 'checks open',
      as: 'robin',
      reach: async (page, stage) => {
        await openPiece(page, stage, { job: 'flawed', piece: 'Blog Post', view: 'Write' });
        await page
          .getByText(/rules? met$/)
          .last()
          .click();
      },
    },
    {
      name: 'write again',
      as: 'robin',
      reach: async (page, stage) => {
        await openPiece(page, stage, { job: 'everything', piece: 'Blog Post 1', view: 'Preview' });
        await page.getByRole('button', { name: 'Write Blog Post 1 again' }).click();
        await expect(page.getByRole('button', { name: /^New angle/ }).first()).toBeVisible();
      },
    },
    {
      name: 'earlier texts',
      as: 'robin',
      reach: async (page, stage) => {
        await openPiece(page, stage, { job: 'flawed', piece: 'X Post 1', view: 'Preview' });
        await page
          .getByRole('button', { name: /earlier texts?$/ })
          .first()
          .click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    {
      name: 'one piece failed',
      as: 'robin',
      reach: async (page, stage) => {
        await openPiece(page, stage, { job: 'one failed', piece: 'X Post', view: 'Preview' });
        await expect(page.getByText('One piece could not be written')).toBeVisible();
      },
    },
    {
      name: 'what it took',
      as: 'robin',
      reach: async (page, stage) => {
        await openPiece(page, stage, { job: 'everything', piece: 'X Post 1', view: 'Preview' });
        await page.getByRole('button', { name: 'Details' }).first().click();
        await expect(page.getByRole('table', { name: 'Usage by piece' })).toBeVisible();
      },
    },
    {
      name: 'success toast',
      as: 'robin',
      reach: async (page, stage) => {
        await openPiece(page, stage, { job: 'everything', piece: 'X Post 1', view: 'Preview' });
        await page.getByRole('button', { name: 'Copy', exact: true }).click();
        await expect(page.getByText('Copied!')).toBeVisible();
      },
    },
    {
      name: 'loading',
      as: 'robin',
      reach: async (page, stage) => {
        const { id } = await stage.job('everything');
        await page.route('**/api/jobs/**', () => new Promise(() => {}));
        await page.goto(`${stage.url}/app?job=${id}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      },
    },
  ],
};
