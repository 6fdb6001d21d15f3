import { z } from 'zod';
import type { ResearchOptions } from '../../../core/contracts/research.ts';
import type { ResearchProvider } from '../research-provider.ts';
import { usedUp } from './api-refusals.ts';
import { foundPages } from './found-pages.ts';
import { publishedAt } from './published-at.ts';
import { resultList } from './result-list.ts';
import { createSearchApi, type SearchBudgets } from './search-api.ts';
import { searchQuery } from './search-query.ts';
import { hostsOf } from './site-filter.ts';

// Facts of the API: docs.tavily.com, "Tavily Search" and "Best Practices for Search"; help.tavily.com, "Errors Code";
// the vendor's client tavily-python of June 2026. Checked on 21 November 2026.

export interface TavilyOptions extends SearchBudgets {
  /** Up to and without `/search`. */
  readonly apiUrl: string;
  readonly apiKey: string;
}

const LABEL = 'Tavily';
const MAX_QUERY = 400;
const MAX_RESULTS = 20;
/** 432: the plan's allowance is used up; 433: the limit of paying as one goes is reached. */
const USED_UP = new Set([432, 433]);

const answerShape = z.object({
  results: resultList(
    z.object({
      url: z.string(),
      title: z.string().nullish(),
      content: z.string().nullish(),
      raw_content: z.string().nullish(),
      /** Told for the topic `news` alone. */
      published_date: z.string().nullish(),
    }),
  ),
});

/** Tavily hands over the texts of its pages. It knows sites and times, but no languages. */
export function createTavily({ apiUrl, apiKey, ...budgets }: TavilyOptions): ResearchProvider {
  const api = createSearchApi({
    ...budgets,
    label: LABEL,
    keyed: true,
    explain: ({ status }) => (USED_UP.has(status) ? usedUp(LABEL) : null),
  });
  const url = new URL(`${apiUrl}/search`);
  return {
    id: 'tavily',
    label: LABEL,
    origin: () => url.origin,
    async search({ topic, limit, options, signal }) {
      const query = searchQuery(topic, { characters: MAX_QUERY });
      if (query === null) return [];
      const body = {
        query,
        search_depth: 'basic',
        include_raw_content: 'text',
        max_results: Math.min(limit, MAX_RESULTS),
        ...filtersOf(options),
      };
      const headers = { authorization: `Bearer ${apiKey}` };
      const { results } = await api.ask({ url, headers, body, signal }, (answer) => answerShape.parse(answer));
      // Where the date matters and is not told, the page itself has to be read for it.
      const isEnough = (date: string | null | undefined) => options.recency === 'any' || publishedAt(date) !== null;
      return foundPages(
        results.map(({ title, url: address, content, raw_content: text, published_date: date }) => ({
          title,
          url: address,
          snippet: content,
          text: isEnough(date) ? text : null,
          date,
        })),
        limit,
      );
    },
  };
}

function filtersOf({ allow_sites: allowed, deny_sites: denied, recency }: ResearchOptions): object {
  return {
    ...(allowed.length > 0 ? { include_domains: hostsOf(allowed) } : {}),
    ...(denied.length > 0 ? { exclude_domains: hostsOf(denied) } : {}),
    ...(recency === 'any' ? {} : { time_range: recency }),
    topic: recency === 'day' || recency === 'week' ? 'news' : 'general',
  };
}
