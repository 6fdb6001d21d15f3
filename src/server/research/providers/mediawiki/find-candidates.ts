import { detectLanguage } from '../../../text/language.ts';
import { titlePromise } from '../../ledger/relevance.ts';
import { termsOf } from '../../../text/terms.ts';
import { readTopic, type Topic } from '../../topic/topic.ts';
import { searchAnswer, type SearchAnswer, type WikiPage } from './answers.ts';
import { type ApiClient, ApiError } from './api-client.ts';
import { licenseName } from './license-name.ts';

/** An article that may fit, not read yet. */
export interface Candidate {
  readonly pageId: number;
  readonly title: string;
  readonly url: string;
  readonly site: string;
  readonly license: string | null;
  readonly language: string | null;
  readonly revisedAt: string | null;
}

type SearchKind = 'text' | 'title';

interface Search {
  readonly client: ApiClient;
  readonly topic: string;
  readonly signal: AbortSignal;
}

interface Hit {
  readonly candidate: Candidate;
  readonly rank: number;
}

const RESULTS = { whole: 8, part: 3 } as const;
const MAX_PARTS = 4;
/** Wikipedia refuses queries above 300 characters. */
const MAX_QUERY = 250;
const PAGE_FACTS = {
  action: 'query',
  generator: 'search',
  gsrnamespace: '0',
  prop: 'info|pageprops|revisions',
  inprop: 'url',
  ppprop: 'disambiguation',
  rvprop: 'timestamp',
  meta: 'siteinfo',
  siprop: 'general|rightsinfo',
} as const;

/**
 * Articles that may fit, best first: those that hold all words of the topic, then those that hold two neighbouring
 * words of it, since a wiki joins words by AND and a long topic as a whole is rarely found.
 */
export async function findCandidates(search: Search): Promise<Candidate[]> {
  const topic = readTopic(search.topic);
  const hits = new Map<number, Hit>();
  try {
    for await (const hit of searchAll(search, queriesOf(topic))) {
      hits.set(hit.candidate.pageId, better(hits.get(hit.candidate.pageId), hit));
    }
  } catch (error) {
    // A later search that fails does not undo what earlier ones have found.
    if (hits.size === 0 || search.signal.aborted) throw error;
  }
  return [...hits.values()]
    .map((hit) => ({ ...hit, promise: promiseOf(topic, hit) }))
    .toSorted((a, b) => b.promise - a.promise)
    .map((hit) => hit.candidate);
}

async function* searchAll(search: Search, queries: readonly Query[]): AsyncGenerator<Hit> {
  let kinds: readonly SearchKind[] = ['text', 'title'];
  for (const query of queries) {
    for (const kind of kinds) {
      const found = await runSearch(search, query, kind);
      // Wikipedia has no search of titles alone; its search of texts weighs titles anyway.
      if (found === null) kinds = ['text'];
      yield* found ?? [];
    }
  }
}

function better(known: Hit | undefined, hit: Hit): Hit {
  return known && known.rank <= hit.rank ? known : hit;
}

/** The topic's words in the title count most, then the wiki's own order. */
function promiseOf(topic: Topic, { candidate, rank }: Hit): number {
  const language = detectLanguage(candidate.title);
  return titlePromise(topic.terms(language), termsOf(candidate.title, language)) + 1 / (rank + 1);
}

interface Query {
  readonly words: string;
  readonly limit: number;
}

function queriesOf(topic: Topic): Query[] {
  const { words } = topic;
  if (words.length === 0) return [];
  const whole = { words: words.join(' ').slice(0, MAX_QUERY), limit: RESULTS.whole };
  const pairs = words
    .slice(1)
    .map((word, index) => ({ words: `${words[index]} ${word}`.slice(0, MAX_QUERY), limit: RESULTS.part }));
  return words.length === 2 ? [whole] : [whole, ...pairs.slice(0, MAX_PARTS)];
}

/** Null when the wiki has no such search. Only `text` looks into the texts: the default is titles alone. */
async function runSearch({ client, signal }: Search, query: Query, kind: SearchKind): Promise<Hit[] | null> {
  const params = { ...PAGE_FACTS, gsrsearch: query.words, gsrwhat: kind, gsrlimit: String(query.limit) };
  try {
    return hitsOf(await client.get(searchAnswer, params, signal));
  } catch (error) {
    if (error instanceof ApiError && error.code === `search-${kind}-disabled` && kind === 'title') return null;
    throw error;
  }
}

function hitsOf(answer: SearchAnswer): Hit[] {
  const { query } = answer;
  if (!query) return [];
  const site = query.general?.sitename ?? 'MediaWiki';
  const license = licenseName(query.rightsinfo ?? {});
  // A wiki that pays no heed to the limit must not cost more for it.
  return query.pages.slice(0, RESULTS.whole).flatMap((page) => {
    const url = webAddress(page.canonicalurl);
    if (url === null || isNoArticle(page)) return [];
    const { pageid: pageId, title, pagelanguage: language = null } = page;
    const revisedAt = isoTime(page.revisions?.[0]?.timestamp);
    return [
      { candidate: { pageId, title, url, site, license, language, revisedAt }, rank: page.index ?? RESULTS.whole },
    ];
  });
}

function isNoArticle(page: WikiPage): boolean {
  if (page.missing || page.pageprops?.disambiguation !== undefined) return true;
  return / \(disambiguation\)$/i.test(page.title);
}

function webAddress(text: string | undefined): string | null {
  const url = text === undefined ? null : URL.parse(text);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

function isoTime(text: string | undefined): string | null {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
