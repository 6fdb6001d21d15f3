import type { Browser, Response } from '@playwright/test';
import { expect } from './product.ts';

/** One script as it came over the wire. */
interface FetchedScript {
  readonly name: string;
  readonly bytes: number;
}

const SCRIPT_LIMIT = 150_000;

/** A new account has its desk before 150 kB of scripts have come. */
export async function expectLightDesk(browser: Browser, url: string): Promise<void> {
  const scripts = await fetchedScripts(browser, url);
  expect(
    totalOf(scripts),
    `The desk takes ${inKilobytes(scripts)} of JavaScript, compressed, before there is anything to edit; ${SCRIPT_LIMIT / 1_000} kB is the limit`,
  ).toBeLessThanOrEqual(SCRIPT_LIMIT);
}

/** What the browser of a new account, with nothing in its cache, fetches for its desk until it is quiet. */
async function fetchedScripts(browser: Browser, url: string): Promise<FetchedScript[]> {
  const context = await browser.newContext();
  try {
    const account = { name: 'Robin', email: `scripts-${Date.now()}@example.test`, password: 'a long enough password' };
    await context.request.post(`${url}/api/auth/sign-up/email`, { data: account, headers: { origin: url } });
    const page = await context.newPage();
    const answers: Response[] = [];
    page.on('response', (response) => answers.push(response));
    await page.goto(`${url}/app`);
    await expect(page.getByRole('button', { name: 'Try an example' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    return answers.filter((answer) => answer.url().endsWith('.js')).map(asScript);
  } finally {
    await context.close();
  }
}

function asScript(answer: Response): FetchedScript {
  const name = answer.url().replace(/^.*\//, '');
  const { 'content-encoding': encoding, 'content-length': length } = answer.headers();
  if (encoding !== 'br') throw new Error(`${name} did not come with brotli`);
  return { name, bytes: Number(length) };
}

/** "165.0 kB (start-1.js 65.4, hooks-2.js 21.5, …)". */
function inKilobytes(scripts: readonly FetchedScript[]): string {
  const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1);
  const largest = scripts.toSorted((one, other) => other.bytes - one.bytes).slice(0, 6);
  const list = largest.map(({ name, bytes }) => `${name} ${kilobytes(bytes)}`).join(', ');
  return `${kilobytes(totalOf(scripts))} kB (${list}, …)`;
}

function totalOf(scripts: readonly FetchedScript[]): number {
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0);
}
