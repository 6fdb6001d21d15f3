import { siteName } from '../../../core/rules/site-name.ts';
import type { Logger } from '../../platform/logger.ts';
import { type PageReader, PageUnreadable } from '../fetching/page-reader.ts';
import type { Material, ReadyMaterial } from '../reading/read-material.ts';
import { readInTime } from './read-texts.ts';

export interface FetchedMaterial {
  /** In the order given. */
  readonly ready: readonly ReadyMaterial[];
  /** Sentences on what could not be used. */
  readonly notes: readonly string[];
}

export interface FetchingMaterial {
  readonly reader: PageReader;
  readonly logger: Logger;
  readonly signal: AbortSignal;
  /** For all links together, in milliseconds; they are what the user wants most. */
  readonly totalMs?: number;
}

const TOTAL_MS = 60_000;
/** Links that are read at the same time; all at once, those of one site would use up their time waiting for each other. */
const AT_ONCE = 4;

/** The user's material with its texts: links that came without one are read now. One that fails leaves the others alone. */
export async function fetchMaterial(
  material: readonly Material[],
  fetching: FetchingMaterial,
): Promise<FetchedMaterial> {
  const deadline = AbortSignal.timeout(fetching.totalMs ?? TOTAL_MS);
  const ends: (ReadyMaterial | string)[] = [];
  const waiting = material.entries();
  const work = async () => {
    for (const [index, item] of waiting) ends[index] = await fetchOne(item, fetching, deadline);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  fetching.signal.throwIfAborted();
  return {
    ready: ends.filter((end) => typeof end !== 'string'),
    notes: ends.filter((end) => typeof end === 'string'),
  };
}

async function fetchOne(
  item: Material,
  { reader, logger, signal }: FetchingMaterial,
  deadline: AbortSignal,
): Promise<ReadyMaterial | string> {
  const { text, url } = item;
  if (text !== null) return { ...item, text };
  if (url === null) return `“${item.title}” was deleted before it could be read, so nothing from it is used here.`;
  const site = siteName(url) ?? 'a page';
  try {
    const page = await readInTime({ reader, signal }, url, deadline);
    // A link is often named by its address until it is read.
    const title = item.title === '' || item.title === url ? page.title : item.title;
    return { ...item, ...page, title, text: page.text };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof PageUnreadable) return `Your link to ${site} could not be used. ${error.reason}`;
    if (deadline.aborted) return `Your link to ${site} could not be used. It was not read in time.`;
    logger.error({ err: error }, 'a link of the user’s could not be read');
    return `Your link to ${site} could not be used. Something went wrong on our side.`;
  }
}
