import type { Browser, CDPSession } from '@playwright/test';
import { expect } from './product.ts';

/** One script as it came over the wire. */
interface FetchedScript {
  readonly name: string;
  readonly bytes: number;
}

const SCRIPT_LIMIT = 151_000;

/** What shows the views that one can go to from the desk. */
const AHEAD = /^(?:history-screen|output-of-desk|persona-form|usage-screen)-/;

/**
 * A new account has its desk before 151 kB of scripts have come. What comes ahead of its need is not part of that, as
 * long as it comes when the desk is there: so the desk is looked at without it, and with it for when it begins.
 */
export async function expectLightDesk(browser: Browser, url: string): Promise<void> {
  const alone = await openNewDesk(browser, url, { savesData: true });
  const { scripts } = alone;
  expect(
    totalOf(scripts),
    `The desk takes ${inKilobytes(scripts)} of JavaScript, compressed, before there is anything to edit; ${SCRIPT_LIMIT / 1_000} kB is the limit`,
  ).toBeLessThanOrEqual(SCRIPT_LIMIT);
  expect(scripts.map(({ name }) => name).filter((name) => AHEAD.test(name))).toEqual([]);

  const { scripts: all, beforeDesk } = await openNewDesk(browser, url, { savesData: false });
  const ofDesk = new Set(scripts.map(({ name }) => name));
  expect(all.filter(({ name }) => AHEAD.test(name))).toHaveLength(4);
  expect(beforeDesk.length).toBeGreaterThan(0);
  expect(
    beforeDesk.filter((name) => !ofDesk.has(name)),
    'nothing comes ahead before the desk is there',
  ).toEqual([]);
}

/** What the browser of a new account, with nothing in its cache, fetches until it is quiet, and what of it was asked for before the desk was there. */
async function openNewDesk(browser: Browser, url: string, { savesData }: { savesData: boolean }) {
  const context = await browser.newContext();
  try {
    const account = { name: 'Robin', email: `scripts-${Date.now()}@example.test`, password: 'a long enough password' };
    await context.request.post(`${url}/api/auth/sign-up/email`, { data: account, headers: { origin: url } });
    const page = await context.newPage();
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), {
      saveData: savesData,
    });
    await page.addInitScript(noteDesk);
    const scripts = await watchScripts(await context.newCDPSession(page));
    await page.goto(`${url}/app`);
    await expect(page.getByRole('button', { name: 'Try an example' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    if (!savesData) await expect.poll(() => scripts().filter(({ name }) => AHEAD.test(name)).length).toBe(4);
    return { scripts: scripts(), beforeDesk: await page.evaluate(namesBeforeDesk) };
  } finally {
    await context.close();
  }
}

/** Runs in the page: notes when the desk was there, with all that it had to ask for. */
function noteDesk(): void {
  new MutationObserver((_, observer) => {
    if (![...document.querySelectorAll('button')].some(({ innerText }) => innerText.includes('Try an example'))) return;
    observer.disconnect();
    performance.mark('desk');
  }).observe(document, { childList: true, subtree: true });
}

/** Runs in the page. */
function namesBeforeDesk(): string[] {
  const [desk] = performance.getEntriesByName('desk');
  if (!desk) throw new Error('The desk was never there');
  const before = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < desk.startTime);
  return before.map(({ name }) => name.replace(/^.*\//, '')).filter((name) => name.endsWith('.js'));
}

/** Of a script that was fetched first and then imported only the fetch goes over the wire; the import takes it from the cache. */
async function watchScripts(session: CDPSession): Promise<() => FetchedScript[]> {
  const scripts: FetchedScript[] = [];
  session.on('Network.responseReceived', ({ response }) => {
    const name = response.url.replace(/^.*\//, '');
    if (!name.endsWith('.js') || response.fromDiskCache || response.fromPrefetchCache) return;
    const headers = new Map(Object.entries(response.headers).map(([header, value]) => [header.toLowerCase(), value]));
    if (headers.get('content-encoding') !== 'br') throw new Error(`${name} did not come with brotli`);
    scripts.push({ name, bytes: Number(headers.get('content-length')) });
  });
  await session.send('Network.enable');
  return () => {
    expect(new Set(scripts.map(({ name }) => name)).size, 'no script comes over the wire twice').toBe(scripts.length);
    return scripts;
  };
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
