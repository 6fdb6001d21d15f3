import { z } from 'zod';
import type { Recency, ResearchOptions } from '../../../core/contracts/research.ts';
import { detectLanguage } from '../../text/language.ts';
import type { ResearchProvider, SourceUnavailable } from '../research-provider.ts';
import { keyRefused, limitedNow, type Refusal, usedUp } from './api-refusals.ts';
import { braveLanguage } from './brave/brave-language.ts';
import { refusalCode, waitMs } from './brave/refusal.ts';
import { foundPages } from './found-pages.ts';
import { plainSnippet } from './plain-snippet.ts';
import { resultList } from './result-list.ts';
import { createSearchApi, type SearchBudgets } from './search-api.ts';
import { searchQuery } from './search-query.ts';
import { hostsOf } from './site-filter.ts';

// Facts of the API: api-dashboard.search.brave.com, "Web search", its errors and response headers, and the vendor's
// github.com/brave/brave-search-skills (April 2026). Checked on 21 November 2026.

export interface BraveOptions extends SearchBudgets {
  /** Up to and without `/web/search`. */
  readonly apiUrl: string;
  readonly apiKey: string;
}

const LABEL = 'Brave Search';
const MAX_QUERY = { characters: 400, words: 50 };
const MAX_RESULTS = 20;
const FRESHNESS: Record<Exclude<Recency, 'any'>, string> = { day: 'pd', week: 'pw', month: 'pm', year: 'py' };

const answerShape = z.object({
  type: z.literal('search'),
  // Left out when nothing was found.
  web: z
    .object({
      results: resultList(
        z.object({
          url: z.string(),
          title: z.string().nullish(),
          description: z.string().nullish(),
          extra_snippets: z.array(z.string()).nullish(),
          /** `age` beside it only counts back ("2 days ago"). */
          page_age: z.string().nullish(),
          language: z.string().nullish(),
        }),
      ),
    })
    .nullish(),
});

/** Brave Search names pages and shows pieces of them; the pages themselves have to be read. */
export function createBrave({ apiUrl, apiKey, ...budgets }: BraveOptions): ResearchProvider {
  const api = createSearchApi({ ...budgets, label: LABEL, keyed: true, explain });
  return {
    id: 'brave',
    label: LABEL,
    origin: () => new URL(apiUrl).origin,
    async search({ topic, limit, options, signal }) {
      const query = searchQuery(topic, MAX_QUERY);
      if (query === null) return [];
      const url = new URL(`${apiUrl}/web/search`);
      for (const [name, value] of paramsOf(query, { limit, options })) url.searchParams.set(name, value);
      const headers = { 'x-subscription-token': apiKey };
      const { web } = await api.ask({ url, headers, signal }, (answer) => answerShape.parse(answer));
      return foundPages(
        (web?.results ?? []).map(({ title, url: address, description, extra_snippets: more, page_age, language }) => ({
          title: plainSnippet(title ?? ''),
          url: address,
          snippet: [description ?? '', ...(more ?? [])].map(plainSnippet).join(' '),
          date: page_age,
          language,
        })),
        limit,
      );
    },
  };
}

function paramsOf(
  query: string,
  { limit, options }: { limit: number; options: ResearchOptions },
): [name: string, value: string][] {
  const language = braveLanguage(options.language ?? detectLanguage(query));
  const goggles = gogglesOf(options);
  return [
    ['q', query],
    ['count', String(Math.min(limit, MAX_RESULTS))],
    // The default is the United States.
    ['country', 'ALL'],
    ['result_filter', 'web'],
    ['extra_snippets', 'true'],
    ['text_decorations', 'false'],
    // A topic is no query language.
    ['operators', 'false'],
    ...(language ? [['search_lang', language] as [string, string]] : []),
    ...(options.recency === 'any' ? [] : [['freshness', FRESHNESS[options.recency]] as [string, string]]),
    ...(goggles ? [['goggles', goggles] as [string, string]] : []),
  ];
}

/** Brave's own way to say which sites count; none of it adds to the query, whose length is limited. */
function gogglesOf({ allow_sites: allowed, deny_sites: denied }: ResearchOptions): string {
  return [
    ...(allowed.length > 0 ? ['$discard'] : []),
    ...hostsOf(allowed).map((site) => `$site=${site}`),
    ...hostsOf(denied).map((site) => `$discard,site=${site}`),
  ].join('\n');
}

/** A wrong key is a 422 here, as a wrong parameter is, and both limits are a 429: the code tells them apart. */
function explain(refusal: Refusal): SourceUnavailable | null {
  const code = refusalCode(refusal.body);
  if (code?.startsWith('SUBSCRIPTION_')) return keyRefused(LABEL);
  if (code === 'QUOTA_LIMITED') return usedUp(LABEL);
  if (refusal.status === 429) return limitedNow(LABEL, waitMs(refusal.headers));
  return null;
}
