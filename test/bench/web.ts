import { chromium, type Browser } from '@playwright/test';
import { runJob } from '../support/job-story.ts';
import { browserOptions } from '../support/find-browser.ts';
import { openStage, type Stage } from '../pictures/stage.ts';
import { table, type Print } from './figures.ts';
import { fetchedBy, type Fetched } from './web/fetched.ts';
import { lighthouseScores, type Audit, type Category } from './web/lighthouse-scores.ts';

const RUNS = 5;
const KINDS = {
  script: 'JavaScript',
  stylesheet: 'CSS',
  font: 'fonts',
  document: 'HTML',
  thirdParty: 'requests to others',
} as const satisfies Record<keyof Fetched, string>;
/** In bytes; requests to others are counted. */
const LANDING_TARGETS = { script: 70_000, stylesheet: 12_000, thirdParty: 0 };
const DESK_TARGETS = { script: 150_000, thirdParty: 0 };
const SCORE_TARGETS: Readonly<Record<Category, number>> = {
  performance: 97,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

/** What a browser fetches, compressed as it comes over the wire, and what Lighthouse says of it; each beside its target. */
export async function benchWeb(print: Print): Promise<void> {
  const browser = await chromium.launch(browserOptions());
  try {
    const rows: string[][] = [];
    for (const writer of ['builtin', 'model'] as const) {
      const stage = await openStage({ writer });
      try {
        rows.push(...(await weigh(browser, stage, writer)));
        if (writer === 'model') continue;
        await judge(stage, print);
      } finally {
        await stage.close();
      }
    }
    print(`\nWhat a browser with nothing in its cache fetches, in kB over the wire; ! is over its target`);
    print(`\n${table([['', ...Object.values(KINDS)], ...rows])}`);
  } finally {
    await browser.close();
  }
}

async function weigh(browser: Browser, stage: Stage, writer: 'builtin' | 'model'): Promise<string[][]> {
  const { url } = stage;
  const { storage, api } = await stage.account('newcomer');
  const fetched = async (path: string, seen: string, signedIn = true) => {
    const context = await browser.newContext(signedIn ? { storageState: storage } : {});
    try {
      return await fetchedBy(context, url, async (page) => {
        await page.goto(`${url}${path}`);
        await page.getByText(seen).first().waitFor();
      });
    } finally {
      await context.close();
    }
  };
  if (writer === 'model') return [row('/app, with a model', await fetched('/app', 'Try an example'), DESK_TARGETS)];
  const landing = await fetched('/', 'Get Started', false);
  const desk = await fetched('/app', 'Try an example');
  const { id } = await runJob(api);
  const editor = await fetched(`/app?job=${id}`, 'Download');
  return [
    row('landing page', landing, LANDING_TARGETS),
    row('/app, without a model', desk, DESK_TARGETS),
    row('/app, a piece open in the editor', editor, { thirdParty: 0 }),
  ];
}

function row(name: string, fetched: Fetched, targets: Partial<Fetched>): string[] {
  const kinds = Object.keys(KINDS) as (keyof Fetched)[];
  return [
    name,
    ...kinds.map((kind) => {
      const told = (figure: number) => (kind === 'thirdParty' ? String(figure) : (figure / 1_000).toFixed(1));
      const target = targets[kind];
      if (target === undefined) return told(fetched[kind]);
      return `${told(fetched[kind])} of ${told(target)}${fetched[kind] > target ? ' !' : ''}`;
    }),
  ];
}

async function judge(stage: Stage, print: Print): Promise<void> {
  const { url } = stage;
  const account = await stage.account('newcomer');
  const audits: readonly (Audit & { name: string })[] = [
    { name: 'landing page, mobile', url: `${url}/`, runs: RUNS, device: 'mobile' },
    { name: 'landing page, desktop', url: `${url}/`, runs: RUNS, device: 'desktop' },
    { name: '/app', url: `${url}/app`, runs: 1, device: 'mobile', categories: ['accessibility'], account },
  ];
  const categories = Object.keys(SCORE_TARGETS) as Category[];
  const rows: string[][] = [];
  const remarks: string[] = [];
  for (const { name, ...audit } of audits) {
    const { scores, lost } = await lighthouseScores(audit);
    remarks.push(...lost.map((title) => `${name}: ${title}`));
    rows.push([
      name,
      ...categories.map((category) => {
        const score = scores[category];
        if (score === undefined) return '';
        const target = SCORE_TARGETS[category];
        return `${Math.round(score)} of ${target}${Math.round(score) < target ? ' !' : ''}`;
      }),
    ]);
  }
  print(`\nLighthouse, median of ${RUNS} runs; ! is under its target`);
  print(`\n${table([['', ...categories], ...rows])}`);
  for (const remark of remarks) print(`  ${remark}`);
}
