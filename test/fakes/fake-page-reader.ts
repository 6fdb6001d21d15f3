import { PageUnreadable } from '../../src/server/research/fetching/page-reader.ts';
import type { PageReader, ReadPage } from '../../src/server/research/fetching/page-reader.ts';
import { siteOf } from '../../src/server/research/fetching/site-of.ts';

export interface FakePageReader extends PageReader {
  /** Addresses that were asked for, in order. */
  readonly asked: readonly string[];
}

/** A page with all that is not told filled in. */
export function pageOf(told: Pick<ReadPage, 'url' | 'text'> & Partial<ReadPage>): ReadPage {
  return {
    title: 'A page',
    site: siteOf(told.url),
    siteName: null,
    author: null,
    publishedAt: null,
    language: null,
    shortened: false,
    ...told,
  };
}

/**
 * Knows a few pages, each by the address that it is asked for: a page, its text, or what is wrong with it. `until` holds
 * every answer back, whether or not it pays heed to the signal.
 */
export function createFakePageReader(
  pages: Readonly<
    Record<string, string | PageUnreadable | (Omit<Partial<ReadPage>, 'text'> & Pick<ReadPage, 'text'>)>
  > = {},
  until: (signal: AbortSignal, url: string) => Promise<void> = async () => {},
): FakePageReader {
  const asked: string[] = [];
  return {
    asked,
    async read(url, signal) {
      signal.throwIfAborted();
      asked.push(url);
      await until(signal, url);
      const page = pages[url] ?? new PageUnreadable('unreachable', `${siteOf(url)} has no such page.`);
      if (page instanceof PageUnreadable) throw page;
      return pageOf({ url, ...(typeof page === 'string' ? { text: page } : page) });
    },
  };
}
