import { documented } from './documented.ts';
import { beginOf, type Dialect, type FakeApiRequest, type FakeReply, type FakeShelf } from './dialect.ts';
import { type FakePage, findPages, snippetOf } from './fake-pages.ts';

/** It shows a page of results, whatever is asked for. */
const RESULTS = 20;

export const searxng: Dialect = {
  base: '',
  path: '/search',
  method: 'GET',
  answer(request, shelf) {
    if (request.params.get('format') !== 'json') return { status: 200, text: '<!DOCTYPE html><title>SearXNG</title>' };
    if (!request.params.get('q')) return documented('searxng', 'no query');
    return search(request, shelf);
  },
};

function search({ params }: FakeApiRequest, { pages, now }: FakeShelf): FakeReply {
  const q = params.get('q') ?? '';
  const language = params.get('language') ?? 'all';
  const found = findPages(pages, {
    query: q.replace(/\(?-?site:\S+( OR|\))?/g, ' '),
    limit: RESULTS,
    allowed: Array.from(q.matchAll(/(?<!-)site:([^\s)]+)/g), ([, site = '']) => site),
    denied: Array.from(q.matchAll(/-site:([^\s)]+)/g), ([, site = '']) => site),
    since: beginOf(params.get('time_range'), now),
    language: language === 'all' || language === 'auto' ? null : language,
  });
  return {
    status: 200,
    body: {
      query: q,
      results: found.map(resultOf),
      answers: [],
      corrections: [],
      infoboxes: [],
      suggestions: [],
      unresponsive_engines: [],
    },
  };
}

function resultOf(page: FakePage, index: number): object {
  const { protocol, host, pathname } = new URL(page.url);
  return {
    url: page.url,
    title: page.title,
    content: snippetOf(page),
    publishedDate: page.published?.replace(/(\.\d+)?Z$/, '') ?? null,
    author: page.author ?? '',
    thumbnail: '',
    engine: 'fake',
    template: 'default.html',
    parsed_url: [protocol.replace(':', ''), host, pathname, '', '', ''],
    img_src: '',
    priority: '',
    engines: ['fake'],
    positions: [index + 1],
    score: 1 / (index + 1),
    category: 'general',
  };
}
