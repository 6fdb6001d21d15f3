import { createExtractor } from '../../../src/server/research/extracting/create-extractor.ts';
import type { Extractor } from '../../../src/server/research/extracting/extractor.ts';
import type { FakePage } from '../../fakes/search-apis.ts';
import { FILLERS, KEYWORDS } from '../corpus/nonsense.ts';
import { SALE_PAGE } from '../corpus/own-material.ts';
import { type CorpusTopic, readCorpus } from '../corpus/read-corpus.ts';
import { type FakeWeb, startFakeWeb } from '../web/fake-web.ts';
import { shelved } from '../web/shelf.ts';

/** What all variants share: the web with its pages, as engines know it, and the threads that take pages apart. */
export interface Stage {
  readonly topics: readonly CorpusTopic[];
  readonly nonsense: readonly string[];
  readonly web: FakeWeb;
  /** Every page of the web, for the search engines. */
  readonly shelf: readonly FakePage[];
  readonly extractor: Extractor;
  close(): Promise<void>;
}

export interface Extent {
  /** How many topics of the corpus; all unless given. */
  readonly topics?: number;
  readonly nonsense: readonly string[];
}

export async function openStage({ topics: count, nonsense }: Extent): Promise<Stage> {
  const corpus = readCorpus();
  // The whole web stands behind a part of the topics, too.
  const web = await startFakeWeb([...corpus.flatMap(({ pages }) => pages), ...FILLERS, SALE_PAGE]);
  const extractor = createExtractor();
  return {
    topics: corpus.slice(0, count),
    nonsense,
    web,
    shelf: [
      ...corpus.flatMap(({ pages }) => pages.map((page) => shelved(page, web))),
      ...FILLERS.map((page) => shelved(page, web, KEYWORDS)),
    ],
    extractor,
    close: async () => {
      await extractor.close();
      await web.close();
    },
  };
}

/** Runs at most this many at a time: two keep two cores busy. */
export async function inTurns<T, R>(items: readonly T[], run: (item: T) => Promise<R>, atOnce = 3): Promise<R[]> {
  const results: R[] = [];
  const waiting = items.entries();
  const work = async () => {
    for (const [index, item] of waiting) results[index] = await run(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
