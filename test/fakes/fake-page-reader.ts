import { PageUnreadable } from '../../src/server/research/fetching/page-reader.ts';
import type { PageReader, ReadPage } from '../../src/server/research/fetching/page-reader.ts';

export interface FakePageReader extends PageReader {
  /** Addresses that were asked for, in order. */
  readonly asked: readonly string[];
}

/** A page with all that is not told filled in. */
export function pageOf(told: Pick<ReadPage, 'url' | 'text'> & Partial<ReadPage>): ReadPage {
  return {
    title: 'A page',
    site: new URL(told.url).host,
    siteName: null,
    author: null,
    publishedAt: null,
    language: null,
    shortened: false,
    ...told,
  };
}

/** Knows a few pages, each by the address that it is asked for; `until` holds every answer back. */
export function createFakePageReader(
  pages: Readonly<Record<string, ReadPage | PageUnreadable>> = {},
  until: (signal: AbortSignal) => Promise<void> = async () => {},
): FakePageReader {
  const asked: string[] = [];
  return {
    asked,
    async read(url, signal) {
      signal.throwIfAborted();
      asked.push(url);
      await until(signal);
      const page = pages[url] ?? new PageUnreadable('unreachable', 'example.com has no such page.');
      if (page instanceof PageUnreadable) throw page;
      return page;
    },
  };
}
