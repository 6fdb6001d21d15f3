import { chromium, type Browser, type Page } from '@playwright/test';
import type { Job } from '../../src/core/contracts/job.ts';
import type { AccountName } from '../pictures/accounts.ts';
import { openPiece } from '../pictures/states/output.ts';
import { manyJobs } from '../pictures/states/history.ts';
import { openSetup } from '../pictures/states/setup.ts';
import { answer } from '../pictures/scripted.ts';
import { openStage, type Stage, type StageOptions } from '../pictures/stage.ts';
import { browserOptions } from '../support/find-browser.ts';
import { createJob, light, OPINION, outputsOf } from '../support/job-story.ts';
import { median, table, type Print } from './figures.ts';
import { watchFrames, type FrameFigures } from './web/watch-frames.ts';
import { watchShifts, type Shift } from './web/watch-shifts.ts';

const JOBS = 1_000;
const LONG_TEXT = 20_000;
const KEYS = 200;
/** Between two keys of somebody who types fast. */
const PACE_MS = 90;
const SLOWDOWNS = [1, 4] as const;
const MOST_SHIFT = 0.02;
/** What is called a good answer to a press. */
const MOST_TO_ANSWER_MS = 200;
const SENTENCE = 'Call people in week four, and ask them what did not work yet. ';

/**
 * Whether typing drops frames, with the processor as it is and slowed down by four, and whether anything moves by itself
 * while the pieces of a run arrive.
 */
export async function benchFrames(print: Print): Promise<void> {
  const browser = await chromium.launch(browserOptions());
  try {
    await onStage(browser, {}, (ground) => typeEverywhere(ground, print));
    await onStage(browser, { latencyMs: 700, streamMs: 3_000 }, (ground) => lookForShifts(ground, print));
  } finally {
    await browser.close();
  }
}

async function onStage(
  browser: Browser,
  pace: StageOptions,
  measure: (ground: Ground) => Promise<void>,
): Promise<void> {
  const stage = await openStage(pace);
  try {
    await measure({ browser, stage });
  } finally {
    await stage.close();
  }
}

interface Ground {
  readonly browser: Browser;
  readonly stage: Stage;
}

const PLACES: readonly { name: string; open: (page: Page, stage: Stage) => Promise<void> }[] = [
  {
    name: `a blog post of ${LONG_TEXT.toLocaleString('en')} characters`,
    async open(page, stage) {
      await openPiece(page, stage, { job: 'everything', piece: 'Blog Post 1', view: 'Write' });
      const text = page.getByRole('textbox', { name: /^Text of Blog Post/ });
      await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(3_000, 3_000));
      await text.focus();
    },
  },
  {
    name: `the search in ${JOBS.toLocaleString('en')} projects`,
    async open(page, { url }) {
      await answer(page, '/jobs/history?*', manyJobs(JOBS));
      await page.goto(`${url}/app?view=history`);
      await page.getByRole('button', { name: 'Next' }).waitFor();
      await page.getByPlaceholder('Search by topic...').focus();
    },
  },
  {
    name: 'the topic',
    async open(page, { url }) {
      await openSetup(page, url);
      await page.getByRole('textbox', { name: 'Topic', exact: true }).focus();
    },
  },
];

async function typeEverywhere({ browser, stage }: Ground, print: Print): Promise<void> {
  await lengthen(stage);
  const rows: string[][] = [];
  const culprits: string[] = [];
  for (const { name, open } of PLACES) {
    for (const slowdown of SLOWDOWNS) {
      const page = await openPage({ browser, stage });
      await open(page, stage);
      await page.waitForLoadState('networkidle');
      const told = await type(page, slowdown);
      rows.push(row(`${name}, ${slowdown}×`, told));
      if (told.culprit) culprits.push(`${name}, ${slowdown}×, longest frame: ${told.culprit} (ms)`);
      await page.context().close();
    }
  }
  print(`\nTyping ${KEYS} characters, one each ${PACE_MS} ms, with the processor as it is and slowed down by 4`);
  print(`(milliseconds from a key to the frame that shows it; ! is over the target of ${MOST_TO_ANSWER_MS} or 0)`);
  print(`\n${table([['', 'frames', 'dropped', 'key: median', 'worst', 'frames over 50 ms', 'longest'], ...rows])}`);
  for (const culprit of culprits) print(`  ${culprit}`);
}

/** Sections of the post are repeated until it is as long as wanted. */
async function lengthen(stage: Stage): Promise<void> {
  const { id } = await stage.job('everything');
  const { api } = await stage.account('robin');
  const post = (await outputsOf(api, id)).find(({ format, variant }) => format === 'Blog Post' && variant === 1);
  const content = post?.content ?? '';
  const at = content.indexOf('\n## ');
  const section = content.slice(at, content.indexOf('\n## ', at + 1));
  const times = Math.ceil((LONG_TEXT - content.length) / section.length);
  const long = content.slice(0, at) + section.repeat(Math.max(0, times)) + content.slice(at);
  const saved = await api.patch(`/outputs/${post?.id}`, { content: long });
  if (saved.status !== 200) throw new Error(`The long post was answered ${saved.status}`);
}

async function openPage({ browser, stage }: Ground, who: AccountName = 'robin'): Promise<Page> {
  const { storage } = await stage.account(who);
  const context = await browser.newContext({ storageState: storage, viewport: { width: 1440, height: 900 } });
  return await context.newPage();
}

async function type(page: Page, slowdown: number): Promise<FrameFigures> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const figures = await watchFrames(page);
  await page.keyboard.type(SENTENCE.repeat(5).slice(0, KEYS), { delay: PACE_MS });
  return await figures();
}

function row(name: string, { frames, dropped, interactions, long }: FrameFigures): string[] {
  const worst = Math.max(0, ...interactions);
  return [
    name,
    String(frames),
    `${dropped}${dropped > 0 ? ' !' : ''}`,
    interactions.length > 0 ? String(median(interactions)) : 'under 16',
    `${worst}${worst > MOST_TO_ANSWER_MS ? ' !' : ''}`,
    `${long.length}${long.length > 0 ? ' !' : ''}`,
    Math.max(0, ...long).toFixed(0),
  ];
}

async function lookForShifts(ground: Ground, print: Print): Promise<void> {
  const seen = [
    { name: 'the setup of a new account, as it comes', shifts: await shiftsOfSetup(ground) },
    { name: 'the card of a run', shifts: await shiftsOfRun(ground, false) },
    { name: 'a finished piece, while others are written', shifts: await shiftsOfRun(ground, true) },
  ];
  print(
    `\nWhat moves by itself while a page comes, and while six pieces are written (layout shift; ! is over the target of ${MOST_SHIFT})`,
  );
  const rows = seen.map(({ name, shifts }) => {
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    return [name, `${sum.toFixed(4)}${sum > MOST_SHIFT ? ' !' : ''}`, String(shifts.length)];
  });
  print(`\n${table([['', 'sum', 'shifts'], ...rows])}`);
  for (const { name, shifts } of seen) {
    const worst = shifts.toSorted((one, other) => other.value - one.value).slice(0, 3);
    for (const { value, what } of worst) print(`  ${name}: ${value.toFixed(4)} ${what}`);
  }
}

async function shiftsOfSetup({ browser, stage }: Ground): Promise<Shift[]> {
  const page = await openPage({ browser, stage }, 'newcomer');
  const shifts = await watchShifts(page);
  await page.goto(`${stage.url}/app`);
  await page.getByRole('button', { name: 'Try an example' }).waitFor();
  await page.waitForLoadState('networkidle');
  const found = await shifts();
  await page.context().close();
  return found;
}

async function shiftsOfRun({ browser, stage }: Ground, opensPiece: boolean): Promise<Shift[]> {
  const { api } = await stage.account('robin');
  const page = await openPage({ browser, stage });
  const shifts = await watchShifts(page);
  const [persona] = (await api.get('/personas')).body as { id: string }[];
  const formats = ['Descriptions', 'X Post', 'Email Newsletter', 'Video Script', 'Blog Post', 'LinkedIn Post'];
  const job: Job = await createJob(api, {
    persona_id: persona?.id,
    desired_formats: formats,
    batch_formats: {},
    fusion: light(OPINION),
  });
  await page.goto(`${stage.url}/app?job=${job.id}`);
  if (opensPiece)
    await page
      .getByRole('button', { name: /^Open / })
      .first()
      .click();
  await page.getByRole('tab', { name: 'Generated Content' }).waitFor({ timeout: 120_000 });
  await page
    .getByText(/^In all: /)
    .first()
    .waitFor({ timeout: 120_000 });
  await page.waitForLoadState('networkidle');
  const found = await shifts();
  await page.context().close();
  return found;
}
