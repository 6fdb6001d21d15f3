import type { Browser, Page } from '@playwright/test';

/** One script as it came over the wire. */
interface FetchedScript {
  readonly name: string;
  readonly bytes: number;
}

/** What a browser with nothing in its cache fetches for a page until it is quiet, for the account of `signedIn`. */
export async function fetchedScripts(browser: Browser, signedIn: Page, url: string): Promise<FetchedScript[]> {
  const context = await browser.newContext({ storageState: await signedIn.context().storageState() });
  try {
    const page = await context.newPage();
    const scripts: FetchedScript[] = [];
    page.on('response', (response) => {
      const name = new URL(response.url()).pathname.split('/').at(-1) ?? '';
      if (!name.endsWith('.js')) return;
      const { 'content-encoding': encoding, 'content-length': length } = response.headers();
      if (encoding !== 'br') throw new Error(`${name} was not sent with brotli`);
      scripts.push({ name, bytes: Number(length) });
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    return scripts;
  } finally {
    await context.close();
  }
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
