import type { Logger } from '../../platform/logger.ts';
import { type PageReader, type PageTrouble, PageUnreadable } from '../fetching/page-reader.ts';
import { startBudget } from '../fetching/time-budget.ts';
import type { TimeBudget } from '../fetching/time-budget.ts';
import type { FoundPage } from '../research-provider.ts';
import { readInTime } from './read-in-time.ts';

/** A page with its text. */
export interface PageWithText extends FoundPage {
  readonly text: string;
  /** The address that led to it; another one than `url` where it redirects. */
  readonly namedAs: string;
}

/** A page that was named, but not read. */
export interface UnreadPage {
  readonly site: string;
  readonly trouble: PageTrouble | 'late';
  readonly reason: string;
}

export interface Texts {
  /** In the order of the pages asked for. */
  readonly pages: readonly PageWithText[];
  readonly unread: readonly UnreadPage[];
}

export interface Reading {
  readonly reader: PageReader;
  readonly logger: Logger;
  /** The caller gives up: the promise rejects. */
  readonly signal: AbortSignal;
  /** For all pages together, waiting for their turns aside; what is not read by then is left out. */
  readonly totalMs: number;
}

/** Pages that are read at the same time. */
const AT_ONCE = 6;
/** Waiting included, all pages together take this many times what they may take without. */
const WITH_WAITING = 4;

/** Reads every page that came without its text. One that cannot be read leaves the others alone. */
export async function readTexts(found: readonly FoundPage[], reading: Reading): Promise<Texts> {
  const { signal, totalMs } = reading;
  const budget = startBudget(totalMs, signal, { longestMs: WITH_WAITING * totalMs });
  const ends: (PageWithText | UnreadPage)[] = [];
  const waiting = found.entries();
  const work = async () => {
    for (const [index, page] of waiting) ends[index] = await readOne(page, reading, budget);
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    budget.stop();
  }
  signal.throwIfAborted();
  return { pages: ends.filter(isRead), unread: ends.filter(isUnread) };
}

const isRead = (end: PageWithText | UnreadPage): end is PageWithText => 'namedAs' in end;
const isUnread = (end: PageWithText | UnreadPage): end is UnreadPage => !isRead(end);

async function readOne(page: FoundPage, reading: Reading, budget: TimeBudget): Promise<PageWithText | UnreadPage> {
  const { text, site } = page;
  if (text !== null) return { ...page, text, namedAs: page.url };
  if (budget.signal.aborted) return lateOne(site);
  try {
    return asRead(page, await readInTime(reading.reader, page.url, budget));
  } catch (error) {
    reading.signal.throwIfAborted();
    if (error instanceof PageUnreadable) return { site, trouble: error.trouble, reason: error.reason };
    if (budget.signal.aborted) return lateOne(site);
    reading.logger.error({ err: error }, 'a page could not be read');
    return { site, trouble: 'unreachable', reason: `${site} could not be read.` };
  }
}

function lateOne(site: string): UnreadPage {
  return { site, trouble: 'late', reason: `${site} did not answer in time.` };
}

/** What the page tells of itself counts before what the search knew of it. */
function asRead(page: FoundPage, read: Awaited<ReturnType<PageReader['read']>>): PageWithText {
  return {
    ...page,
    title: read.title || page.title,
    url: read.url,
    namedAs: page.url,
    site: read.site,
    text: read.text,
    author: read.author ?? page.author,
    publishedAt: read.publishedAt ?? page.publishedAt,
    language: read.language ?? page.language,
  };
}
