import { type FakeArticle } from './articles.ts';
import { renderHtml } from './render.ts';
import { type SearchEngine, searchArticles } from './search.ts';

export interface FakeWiki {
  readonly articles: readonly FakeArticle[];
  readonly engine: SearchEngine;
  /** False for a MediaWiki without the TextExtracts extension. */
  readonly extracts: boolean;
  /** Address that page links begin with. */
  readonly origin: string;
}

/** An error as MediaWiki reports it: HTTP 200 with an `error` object and a header of the same code. */
export class ApiFailure extends Error {
  readonly code: string;
  constructor(code: string, info: string) {
    super(info);
    this.code = code;
  }
}

interface Warnings {
  [module: string]: { warnings: string };
}

interface Selection {
  readonly pages: readonly { article: FakeArticle; index?: number }[];
  readonly missing: readonly number[];
  readonly nextOffset: number | null;
}

const FIRST_PAGE_ID = 1_001;
/** The largest number of results for clients without special rights. */
const MAX_LIMIT = 500;

/** The answer of `api.php` in `formatversion=2`. Throws `ApiFailure`. */
export function answerApi(wiki: FakeWiki, params: URLSearchParams): unknown {
  const action = params.get('action') ?? 'help';
  if (action === 'query') return answerQuery(wiki, params);
  if (action === 'parse') return answerParse(wiki, params);
  throw new ApiFailure('badvalue', `Unrecognized value for parameter "action": ${action}.`);
}

function answerQuery(wiki: FakeWiki, params: URLSearchParams): unknown {
  const warnings: Warnings = {};
  const selection = params.get('generator') === 'search' ? runSearch(wiki, params) : selectPages(wiki, params);
  const props = listOf(params.get('prop'));
  if (props.includes('extracts') && !wiki.extracts) {
    warnings['query'] = { warnings: 'Unrecognized value for parameter "prop": extracts.' };
  }
  const pages = selection.pages
    .map(({ article, index }) => ({ ...describePage(wiki, article, params), ...(index ? { index } : {}) }))
    .toSorted((a, b) => a.pageid - b.pageid);
  const gone = selection.missing.map((pageid) => ({ pageid, missing: true }));
  const query = {
    ...(pages.length + gone.length > 0 ? { pages: [...pages, ...gone] } : {}),
    ...(listOf(params.get('meta')).includes('siteinfo') ? siteInfo(wiki) : {}),
  };
  return {
    batchcomplete: true,
    ...(selection.nextOffset === null
      ? {}
      : { continue: { gsroffset: selection.nextOffset, continue: 'gsroffset||' } }),
    ...(Object.keys(warnings).length > 0 ? { warnings } : {}),
    ...(Object.keys(query).length > 0 ? { query } : {}),
  };
}

function runSearch(wiki: FakeWiki, params: URLSearchParams): Selection {
  const query = params.get('gsrsearch');
  if (!query) throw new ApiFailure('missingparam', 'The "gsrsearch" parameter must be set.');
  if (query.length > 300)
    throw new ApiFailure('cirrussearch-query-too-long', 'Search request is longer than the maximum.');
  const what = params.get('gsrwhat') ?? (wiki.engine === 'cirrus' ? 'text' : 'title');
  if (what === 'title' && wiki.engine === 'cirrus') {
    throw new ApiFailure('search-title-disabled', 'title search is disabled.');
  }
  const offset = Number(params.get('gsroffset') ?? 0);
  const limit = Math.min(Number(params.get('gsrlimit') ?? 10), MAX_LIMIT);
  const hits = searchArticles(wiki.articles, query, { engine: wiki.engine, inText: what === 'text' });
  return {
    pages: hits.slice(offset, offset + limit).map((article, index) => ({ article, index: offset + index + 1 })),
    missing: [],
    nextOffset: hits.length > offset + limit ? offset + limit : null,
  };
}

function selectPages(wiki: FakeWiki, params: URLSearchParams): Selection {
  const ids = listOf(params.get('pageids')).map(Number);
  const titles = listOf(params.get('titles'));
  const known = ids.filter((id) => wiki.articles[id - FIRST_PAGE_ID]);
  const named = wiki.articles.filter(({ title }) => titles.includes(title));
  return {
    pages: [...known.map((id) => articleOf(wiki, id)), ...named].map((article) => ({ article })),
    missing: ids.filter((id) => !known.includes(id)),
    nextOffset: null,
  };
}

function describePage(wiki: FakeWiki, article: FakeArticle, params: URLSearchParams) {
  const props = listOf(params.get('prop'));
  const url = `${wiki.origin}/wiki/${encodeURIComponent(article.title.replaceAll(' ', '_'))}`;
  const withUrl = props.includes('info') && listOf(params.get('inprop')).includes('url');
  return {
    pageid: pageIdOf(wiki, article),
    ns: 0,
    title: article.title,
    ...(props.includes('info') ? { contentmodel: 'wikitext', pagelanguage: 'en' } : {}),
    ...(withUrl ? { fullurl: url, editurl: `${url}?action=edit`, canonicalurl: url } : {}),
    ...(props.includes('pageprops') && article.disambiguation ? { pageprops: { disambiguation: '' } } : {}),
    ...(props.includes('revisions') ? { revisions: [{ timestamp: article.revised }] } : {}),
    ...(props.includes('extlinks') && article.cites
      ? { extlinks: article.cites.map((cited) => ({ url: cited.url })) }
      : {}),
    ...(props.includes('extracts') && wiki.extracts ? { extract: extractOf(article) } : {}),
  };
}

function answerParse(wiki: FakeWiki, params: URLSearchParams): unknown {
  const title = params.get('page');
  const byTitle = wiki.articles.find((article) => article.title === title);
  if (title !== null && !byTitle) {
    throw new ApiFailure('missingtitle', "The page you specified doesn't exist.");
  }
  const id = byTitle ? pageIdOf(wiki, byTitle) : Number(params.get('pageid'));
  if (!wiki.articles[id - FIRST_PAGE_ID]) {
    throw new ApiFailure('nosuchpageid', `There is no page with ID ${id}.`);
  }
  const article = articleOf(wiki, id);
  return { parse: { title: article.title, pageid: id, text: renderHtml(article) } };
}

/** TextExtracts leaves two blank lines before a heading and one line break between paragraphs. */
function extractOf(article: FakeArticle): string {
  return article.text.replaceAll('\n\n== ', '\n\n\n== ');
}

function siteInfo(wiki: FakeWiki) {
  return {
    general: {
      sitename: 'Wikipedia',
      generator: 'MediaWiki 1.45.0',
      base: `${wiki.origin}/wiki/Main_Page`,
      lang: 'en',
    },
    rightsinfo: {
      url: 'https://creativecommons.org/licenses/by-sa/4.0/',
      text: 'Creative Commons Attribution-Share Alike 4.0',
    },
  };
}

function pageIdOf(wiki: FakeWiki, article: FakeArticle): number {
  return FIRST_PAGE_ID + wiki.articles.indexOf(article);
}

function articleOf(wiki: FakeWiki, id: number): FakeArticle {
  const article = wiki.articles[id - FIRST_PAGE_ID];
  if (!article) throw new Error(`no article ${id}`);
  return article;
}

function listOf(value: string | null): string[] {
  return value ? value.split('|') : [];
}
