import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import type { Account } from '../../pictures/accounts.ts';
import { browserOptions } from '../../support/find-browser.ts';
import { freePort } from '../../support/free-port.ts';
import { median } from '../figures.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];
export type Scores = Readonly<Partial<Record<Category, number>>>;

export interface Audit {
  readonly url: string;
  readonly runs: number;
  readonly device: 'mobile' | 'desktop';
  readonly categories?: readonly Category[];
  /** Who is signed in; nobody unless set. */
  readonly account?: Account;
}

/** The median of each score, 0 to 100, each run in a browser of its own; and what cost points in the last run. */
export async function lighthouseScores(audit: Audit): Promise<{ scores: Scores; lost: string[] }> {
  const categories = audit.categories ?? CATEGORIES;
  const runs: Scores[] = [];
  let lost: string[] = [];
  for (let run = 0; run < audit.runs; run += 1) {
    const report = await auditOnce(audit, categories);
    runs.push(Object.fromEntries(categories.map((name) => [name, 100 * (report.categories[name]?.score ?? 0)])));
    lost = categories
      .filter((name) => name !== 'performance')
      .flatMap((name) => report.categories[name]?.auditRefs ?? [])
      .map(({ id, weight }) => ({ weight, audit: report.audits[id] }))
      .flatMap(({ weight, audit: told }) => (weight > 0 && told && told.score === 0 ? [told.title] : []));
  }
  const scores = Object.fromEntries(
    categories.map((name) => [name, median(runs.map((run) => run[name] ?? Number.NaN))]),
  );
  return { scores, lost };
}

async function auditOnce({ url, device, account }: Audit, categories: readonly Category[]) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'manifold-lighthouse-'));
  const options = browserOptions();
  // Lighthouse opens a tab of its own beside ours, and finds there who is signed in.
  const browser = await chromium.launchPersistentContext(folder, {
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    if (account) await browser.addCookies(account.storage.cookies);
    const result = await lighthouse(
      url,
      {
        port,
        output: 'json',
        logLevel: 'error',
        onlyCategories: [...categories],
        disableStorageReset: Boolean(account),
      },
      device === 'desktop' ? desktopConfig : undefined,
    );
    if (!result) throw new Error(`Lighthouse has nothing to say of ${url}`);
    return result.lhr;
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
