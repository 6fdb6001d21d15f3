import type { AccountName } from '../accounts.ts';
import type { JobName } from '../jobs.ts';
import type { Area, PictureState } from '../picture-state.ts';
import { ARABIC, CHINESE, LONG_WORDS } from '../writings.ts';
import { openPiece } from './output.ts';
import { choosePersona, fillTexts, openSetup } from './setup.ts';

/** A project in a writing: its setup, and its pieces. */
function statesOf(job: JobName, as: AccountName, writing: typeof ARABIC): PictureState[] {
  return [
    {
      name: `${job}, setup`,
      as,
      reach: async (page, { url }) => {
        await openSetup(page, url);
        await choosePersona(page, writing.persona.name);
        await fillTexts(page, writing);
        await page.getByRole('switch', { name: 'Blog Post' }).click();
      },
    },
    {
      name: `${job}, X Post`,
      as,
      reach: (page, stage) => openPiece(page, stage, { job, piece: 'X Post', view: 'Write' }),
    },
    {
      name: `${job}, Blog Post`,
      as,
      reach: (page, stage) => openPiece(page, stage, { job, piece: 'Blog Post', view: 'Preview' }),
    },
    {
      name: `${job}, history`,
      as,
      reach: async (page, stage) => {
        await stage.job(job);
        await page.goto(`${stage.url}/app?view=history`);
        await page.getByRole('button', { name: 'View Content' }).first().waitFor();
      },
    },
  ];
}

export const LANGUAGES: Area = {
  name: 'languages',
  states: [
    ...statesOf('arabic', 'arabic', ARABIC),
    ...statesOf('chinese', 'chinese', CHINESE),
    ...statesOf('long words', 'long', LONG_WORDS),
  ],
};
