import { type PageReader, PageUnreadable } from '../fetching/page-reader.ts';
import type { Material, ReadyMaterial } from '../reading/read-material.ts';
import { siteName } from '../../../core/rules/site-name.ts';

export interface FetchedMaterial {
  /** In the order given. */
  readonly ready: readonly ReadyMaterial[];
  /** Sentences on what could not be used. */
  readonly notes: readonly string[];
}

/** The user's material with its texts: links that came without one are read now. */
export async function fetchMaterial(
  material: readonly Material[],
  { reader, signal }: { reader: PageReader; signal: AbortSignal },
): Promise<FetchedMaterial> {
  const ends = await Promise.all(material.map((item) => fetchOne(item, reader, signal)));
  signal.throwIfAborted();
  return {
    ready: ends.filter((end) => typeof end !== 'string'),
    notes: ends.filter((end) => typeof end === 'string'),
  };
}

async function fetchOne(item: Material, reader: PageReader, signal: AbortSignal): Promise<ReadyMaterial | string> {
  const { text, url } = item;
  if (text !== null) return { ...item, text };
  if (url === null) return `“${item.title}” was deleted before it could be read, so nothing from it is used here.`;
  try {
    const page = await reader.read(url, signal);
    // A link is often named by its address until it is read.
    const title = item.title === '' || item.title === url ? page.title : item.title;
    return { ...item, ...page, title, text: page.text };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof PageUnreadable)) throw error;
    return `Your link to ${siteName(url) ?? 'a page'} could not be used. ${error.reason}`;
  }
}
