import type { Browser, Response } from '@playwright/test';
import { expect } from './product.ts';

/** One script as it came over the wire. */
interface FetchedScript {
  readonly name: string;
  readonly bytes: number;
}

/** What the browser of a new account, with nothing in its cache, fetches for its desk until it is quiet. */
export async function fetchedScripts(browser: Browser, url: string): Promise<FetchedScript[]> {
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
export function inKilobytes(scripts: readonly FetchedScript[]): string {
  const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1);
  const largest = scripts.toSorted((one, other) => other.bytes - one.bytes).slice(0, 6);
  const list = largest.map(({ name, bytes }) => `${name} ${kilobytes(bytes)}`).join(', ');
  return `${kilobytes(totalOf(scripts))} kB (${list}, …)`;
}

export function totalOf(scripts: readonly FetchedScript[]): number {
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0);
}
