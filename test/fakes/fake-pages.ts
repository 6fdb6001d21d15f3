import { type PageReader, PageUnreadable, type ReadPage } from '../../src/server/research/fetching/page-reader.ts';
import { siteOf } from '../../src/server/research/fetching/site-of.ts';

export interface FakePages extends PageReader {
  /** Every address that was asked for, in order. */
  readonly asked: readonly string[];
}

/** A reader of pages that are at hand: a text, what is wrong with it, or the text `hang` for one that never answers. */
export function createFakePages(
  pages: Readonly<Record<string, string | PageUnreadable | Partial<ReadPage>>> = {},
): FakePages {
  const asked: string[] = [];
  return {
    asked,
    async read(url, signal) {
      asked.push(url);
      signal.throwIfAborted();
      const page = pages[url];
      if (page === 'hang') return await new Promise<ReadPage>(() => {});
      if (page === undefined) throw new PageUnreadable('unreachable', `${siteOf(url)} could not be reached.`);
      if (page instanceof PageUnreadable) throw page;
      return readPage(url, typeof page === 'string' ? { text: page } : page);
    },
  };
}

function readPage(url: string, told: Partial<ReadPage>): ReadPage {
  return {
    url,
    site: siteOf(url),
    title: 'A page',
    siteName: null,
    author: null,
    publishedAt: null,
    language: null,
    text: 'A page without much to say.',
    shortened: false,
    ...told,
  };
}
