import type { FakeArticle } from '../../fakes/fake-mediawiki.ts';
import type { FakePage } from '../../fakes/search-apis.ts';
import type { CorpusPage, CorpusTopic } from '../corpus/read-corpus.ts';
import type { FakeWeb } from './fake-web.ts';

/** A page as a search engine holds it. `keywords` are what the engine finds it by besides its own words. */
export function shelved(page: CorpusPage, web: FakeWeb, keywords = ''): FakePage {
  return {
    title: page.title,
    url: web.urlOf(page),
    text: `${page.text}\n\n${keywords}`.trim(),
    published: `${page.date}T06:30:00.000Z`,
    author: page.author,
    language: page.language,
  };
}

/** The article of a topic; it cites the pages of its topic, the one beside the point and one that is gone. */
export function articleOf({ article, pages }: CorpusTopic, web: FakeWeb): FakeArticle {
  const cited = pages.filter(({ role }) => role !== 'copy');
  const gone = cited[0] ? [{ title: 'A page that is gone', url: `${new URL(web.urlOf(cited[0])).origin}/gone` }] : [];
  return {
    ...article,
    disambiguation: false,
    cites: [...cited.map((page) => ({ title: page.title, url: web.urlOf(page) })), ...gone],
  };
}
