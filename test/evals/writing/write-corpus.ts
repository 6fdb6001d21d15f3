import { createExtractor } from '../../../src/server/research/extracting/create-extractor.ts';
import { startFakeMediaWiki } from '../../fakes/fake-mediawiki.ts';
import { loadArticles } from '../../fakes/mediawiki/articles.ts';
import { startFakeSearchApi } from '../../fakes/search-apis.ts';
import { readCorpus } from '../corpus/read-corpus.ts';
import { readWritingCorpus, type WritingTopic } from '../corpus/read-writing-corpus.ts';
import { pageReaderOf, researchOf } from '../subject/start-subject.ts';
import { inTurns } from '../variants/stage.ts';
import { startFakeWeb } from '../web/fake-web.ts';
import { articleOf, shelved } from '../web/shelf.ts';
import { writeTopic } from './write-topic.ts';
import type { WritingRun } from './writing-run.ts';

const PROVIDERS = {
  wikipedia: ['wikipedia'],
  web: ['searxng'],
  both: ['searxng', 'wikipedia'],
  none: [],
} as const satisfies Record<WritingTopic['search'], readonly string[]>;

/**
 * Researches and writes the topics chosen, on a web and an encyclopaedia of the project's own: the pages and articles of
 * both corpora, and the articles of the fakes, stand there for every topic, so that there is much beside the point.
 */
export async function writeCorpus(isChosen: (topic: WritingTopic) => boolean): Promise<WritingRun[]> {
  const topics = readWritingCorpus();
  const known = readCorpus();
  const pages = [...known, ...topics].flatMap((topic) => topic.pages);
  const web = await startFakeWeb(pages);
  const articles = [...loadArticles(), ...known.map((topic) => articleOf(topic, web))];
  const wiki = await startFakeMediaWiki({ articles });
  const engine = await startFakeSearchApi({ api: 'searxng', pages: pages.map((page) => shelved(page, web)) });
  const extractor = createExtractor();
  try {
    const settings = { WIKIPEDIA_API_URL: wiki.url, SEARXNG_URL: engine.url };
    const moreHosts = [new URL(wiki.url).host];
    return await inTurns(topics.filter(isChosen), async (topic) => {
      const subject = { providers: PROVIDERS[topic.search], settings, web, extractor, moreHosts };
      return await writeTopic(topic, researchOf(subject, pageReaderOf(subject)));
    });
  } finally {
    await Promise.all([extractor.close(), engine.close(), wiki.close(), web.close()]);
  }
}
