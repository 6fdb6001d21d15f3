import type { Page } from '@playwright/test';
import type { Job } from '../../../src/core/contracts/job.ts';
import type { Ground, Output } from '../../../src/core/contracts/output.ts';
import { blogPost } from '../../../src/core/formats/blog-post.ts';
import { NO_USAGE } from '../../../src/core/rules/no-usage.ts';
import { RESEARCHED } from '../../fakes/researched.ts';
import { anOutput } from '../../fakes/wire-job.ts';
import { theSent } from '../../fakes/wire-sent.ts';
import { SOUND_BLOG_POST } from '../../support/sound-parts.ts';
import { expect } from '../expect.ts';
import type { Area } from '../picture-state.ts';
import { answer, fillDisk, openScripted } from '../scripted.ts';

const OPINION = 'Onboarding emails are theatre.';
const SAID: readonly (readonly [string, Ground])[] = [
  ['Teams with an owner for week four kept 91% of their accounts [1].', 'source'],
  ['Of our sixty accounts in March, forty-one came back in week five.', 'ours'],
  [OPINION, 'opinion'],
  ['Put one call in the diary before you write another mail.', 'none'],
  ['A second use case by day 28 goes with renewal [1].', 'source'],
  ['Nobody has to like the phone for that.', 'none'],
];
const PARAGRAPH = SAID.map(([sentence]) => sentence).join(' ');

const BLOG = blogPost.layout({
  ...SOUND_BLOG_POST,
  intro: PARAGRAPH,
  sections: [
    { heading: 'What week four is', body: `${PARAGRAPH}\n\n- Ask what did *not* work.\n- Write it down.` },
    ...SOUND_BLOG_POST.sections.slice(1, 3),
  ],
});
const POST = SAID.map(([sentence]) => sentence.replace(' [1]', '')).join('\n\n');

function grounded(change: Partial<Output> & { content: string }): Output {
  const { content } = change;
  const grounds = SAID.flatMap(([said, ground]) => {
    const sentence = content.includes(said) ? said : said.replace(' [1]', '');
    return [...content.matchAll(new RegExp(sentence.replaceAll(/[.[\]]/g, '\\$&'), 'g'))].map(({ index }) => ({
      ground,
      start: index,
      end: index + sentence.length,
    }));
  }).toSorted((one, other) => one.start - other.start);
  const start = content.indexOf(OPINION);
  const stance = [{ point_id: 'o1', start, end: start + OPINION.length }];
  return anOutput({ written_by: 'fake', angle: 'The call that nobody makes', grounds, stance, ...change });
}

const OUTPUTS = [
  grounded({
    id: 'o1',
    format: 'Blog Post',
    content: BLOG,
    citations: [{ claim_id: 'c2', source_id: 's2', number: 1 }],
  }),
  grounded({ id: 'o2', format: 'X Post', content: POST }),
];

const DONE: Partial<Job> = {
  status: 'completed',
  desired_formats: ['Blog Post', 'X Post'],
  batch_formats: { 'Blog Post': 1, 'X Post': 1 },
  research_results: RESEARCHED,
  stance: { points: [{ id: 'o1', text: OPINION }], objections: [] },
  usage: { ...NO_USAGE, calls: 9, input_tokens: 81_000, output_tokens: 9_000, cost_usd: 0.19 },
  progress: { stage: 'completed', percent: 100, message: '', waiting: null, pieces: [] },
};

async function open(page: Page, url: string, piece: RegExp): Promise<void> {
  for (const output of OUTPUTS) await answer(page, `/outputs/${output.id}`, output);
  await openScripted(page, url, { job: DONE, outputs: OUTPUTS });
  await page.getByRole('navigation', { name: 'Pieces' }).getByRole('button', { name: piece }).click();
}

const aid = (page: Page) => page.getByRole('switch', { name: 'What sentences rest on' });

export const GROUNDS_AREA: Area = {
  name: 'grounds',
  states: [
    {
      name: 'not asked for',
      as: 'robin',
      reach: async (page, { url }) => {
        await open(page, url, /^Blog Post/);
        await expect(aid(page)).toBeVisible();
      },
    },
    {
      name: 'of a blog post',
      as: 'robin',
      reach: async (page, { url }) => {
        await open(page, url, /^Blog Post/);
        await aid(page).click();
        await expect(page.locator('mark.ground-ours').first()).toBeVisible();
      },
    },
    {
      name: 'of a post',
      as: 'robin',
      reach: async (page, { url }) => {
        await open(page, url, /^X Post/);
        await aid(page).click();
        await expect(page.locator('mark.ground-ours').first()).toBeVisible();
      },
    },
    {
      name: 'in a text under edit',
      as: 'robin',
      reach: async (page, { url }) => {
        await open(page, url, /^X Post/);
        await aid(page).click();
        await page.getByRole('tab', { name: 'Write' }).click();
        await expect(page.locator('.write-marks .ground').first()).toBeAttached();
      },
    },
    {
      name: 'what was sent',
      as: 'robin',
      reach: async (page, { url }) => {
        await answer(page, '/jobs/*/sent', theSent());
        await open(page, url, /^X Post/);
        await page.getByRole('button', { name: 'What was sent' }).click();
        await expect(page.getByText('Our figures of March')).toBeVisible();
      },
    },
    {
      name: 'what was sent is not told',
      as: 'robin',
      reach: async (page, { url }) => {
        await open(page, url, /^X Post/);
        const reason = await fillDisk(page, '/jobs/*/sent');
        await page.getByRole('button', { name: 'What was sent' }).click();
        await expect(page.getByText(reason)).toBeVisible();
      },
    },
    {
      name: 'what was sent for a project that failed',
      as: 'robin',
      reach: async (page, { url }) => {
        await answer(page, '/jobs/*/sent', theSent());
        await openScripted(page, url, {
          job: { ...DONE, status: 'failed', error_message: 'No content was generated' },
        });
        await page.getByRole('button', { name: 'What was sent' }).click();
        await expect(page.getByText('Our figures of March')).toBeVisible();
      },
    },
  ],
};
