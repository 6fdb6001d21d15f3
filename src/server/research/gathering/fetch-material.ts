import { siteName } from '../../../core/rules/site-name.ts';
import type { Logger } from '../../platform/logger.ts';
import { type PageReader, PageUnreadable } from '../fetching/page-reader.ts';
import { startBudget } from '../fetching/time-budget.ts';
import type { TimeBudget } from '../fetching/time-budget.ts';
import type { Material, ReadyMaterial } from '../reading/read-material.ts';
import { readInTime } from './read-in-time.ts';

export interface FetchedMaterial {
  /** In the order given. */
  readonly ready: readonly ReadyMaterial[];
  /** Sentences on what could not be used. */
  readonly notes: readonly string[];
  /** Some of it was not read because it had no turn. */
  readonly hadNoTurn: boolean;
}

export interface FetchingMaterial {
  readonly reader: PageReader;
  readonly logger: Logger;
  readonly signal: AbortSignal;
  /** For all links together, in milliseconds, waiting for their turns aside; they are what the user wants most. */
  readonly totalMs?: number;
}

const TOTAL_MS = 60_000;
/** Waiting included, all links together take this many times what they may take without. */
const WITH_WAITING = 3;
/** Links that are read at the same time; all at once, those of one site would use up their time waiting for each other. */
const AT_ONCE = 4;

/** The user's material with its texts: links that came without one are read now. One that fails leaves the others alone. */
export async function fetchMaterial(
  material: readonly Material[],
  fetching: FetchingMaterial,
): Promise<FetchedMaterial> {
  const { signal, totalMs = TOTAL_MS } = fetching;
  const budget = startBudget(totalMs, signal, { longestMs: WITH_WAITING * totalMs });
  const ends: (ReadyMaterial | Unread)[] = [];
  const waiting = material.entries();
  const work = async () => {
    for (const [index, item] of waiting) ends[index] = await fetchOne(item, fetching, budget);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work)).finally(budget.stop);
  signal.throwIfAborted();
  const unread = ends.filter((end): end is Unread => 'note' in end);
  return {
    ready: ends.filter((end): end is ReadyMaterial => !('note' in end)),
    notes: unread.map(({ note }) => note),
    hadNoTurn: unread.some((end) => end.hadNoTurn === true),
  };
}

interface Unread {
  readonly note: string;
  readonly hadNoTurn?: boolean;
}

async function fetchOne(
  item: Material,
  { reader, logger, signal }: FetchingMaterial,
  budget: TimeBudget,
): Promise<ReadyMaterial | Unread> {
  const { text, url } = item;
  if (text !== null) return { ...item, text };
  if (url === null) {
    return { note: `“${item.title}” was deleted before it could be read, so nothing from it is used here.` };
  }
  const unused = (why: string) => ({ note: `Your link to ${siteName(url) ?? 'a page'} could not be used. ${why}` });
  try {
    const page = await readInTime(reader, url, budget);
    // A link is often named by its address until it is read.
    const title = item.title === '' || item.title === url ? page.title : item.title;
    return { ...item, ...page, title, text: page.text };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof PageUnreadable) return { ...unused(error.reason), hadNoTurn: error.trouble === 'no-turn' };
    if (budget.signal.aborted) return unused('It was not read in time.');
    logger.error({ err: error }, 'a link of the user’s could not be read');
    return unused('Something went wrong on our side.');
  }
}
