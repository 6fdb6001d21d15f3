import type { Clock } from '../../platform/clock.ts';
import type { GuardedFetch } from './guarded-fetch.ts';
import { PageUnreadable } from './page-reader.ts';
import { troubleOfStatus } from './page-troubles.ts';
import { EVERYTHING_ALLOWED, readRobots, type RobotsRules } from './robots-rules.ts';
import { type SharedWork, shareWork } from './share-work.ts';
import { siteOf } from './site-of.ts';

export interface Robots {
  /** Throws `PageUnreadable`: "forbidden" by the site's robots.txt, or why that could not be read; or the signal's reason. */
  check(url: URL, signal: AbortSignal): Promise<void>;
}

/** RFC 9309 lets a crawler stop there. */
const MAX_BYTES = 500 * 1024;
const KEPT_MS = 60 * 60 * 1000;
/** Spares a site that is down a question for each of its pages, and the pages the wait. */
const FAILURE_KEPT_MS = 30 * 1000;
const MAX_ORIGINS = 500;

interface Entry {
  readonly rules: SharedWork<RobotsRules>;
  expiresAt: number;
}

/** The rules of each origin, read once an hour and shared by all who ask meanwhile. */
export function createRobots({ fetch, clock }: { readonly fetch: GuardedFetch; readonly clock: Clock }): Robots {
  const entries = new Map<string, Entry>();
  const now = () => clock.now().getTime();

  function entryOf(origin: string): Entry {
    const known = entries.get(origin);
    const usable = known && !known.rules.abandoned && known.expiresAt > now();
    const rules = usable ? known.rules : shareWork((signal) => fetchRules(fetch, origin, signal));
    const entry = usable ? known : { rules, expiresAt: now() + KEPT_MS };
    // Put at the end, so that the first of the map is the one that was not asked for longest.
    entries.delete(origin);
    entries.set(origin, entry);
    const [oldest] = entries.keys();
    if (entries.size > MAX_ORIGINS && oldest !== undefined) entries.delete(oldest);
    return entry;
  }

  return {
    async check(url, signal) {
      const entry = entryOf(url.origin);
      const allows = await entry.rules.join(signal).catch((error: unknown) => {
        if (!signal.aborted) entry.expiresAt = Math.min(entry.expiresAt, now() + FAILURE_KEPT_MS);
        throw error;
      });
      if (!allows(url))
        throw new PageUnreadable('forbidden', `${siteOf(url)} asks not to read this page automatically.`);
    },
  };
}

/** No file, no rules; a site that cannot say what its rules are is left alone, as RFC 9309 wants it. */
async function fetchRules(fetch: GuardedFetch, origin: string, signal: AbortSignal): Promise<RobotsRules> {
  const { status, bytes } = await fetch({
    url: `${origin}/robots.txt`,
    // Many may wait for it, so it is not one payer's turn.
    payer: null,
    accept: 'text/plain, */*;q=0.5',
    maxBytes: MAX_BYTES,
    cut: true,
    signal,
    judge: (head) => {
      const trouble = troubleOfStatus(head.status, siteOf(origin));
      if (trouble && (head.status >= 500 || head.status === 429)) throw trouble;
    },
  });
  const found = status >= 200 && status < 300;
  return found ? readRobots(new TextDecoder().decode(bytes), origin) : EVERYTHING_ALLOWED;
}
