import { z } from 'zod';
import type { ResearchOptions } from '../../../core/contracts/research.ts';
import { type Clock, systemClock } from '../../platform/clock.ts';
import { type ResearchProvider, SourceUnavailable } from '../research-provider.ts';
import { type Refusal, usedUp } from './api-refusals.ts';
import { foundPages } from './found-pages.ts';
import { since } from './recency.ts';
import { resultList } from './result-list.ts';
import { createSearchApi, type SearchBudgets } from './search-api.ts';
import { searchQuery } from './search-query.ts';
import { hostsOf } from './site-filter.ts';

// Facts of the API: the vendor's exa-openapi-spec.yaml (github.com/exa-labs/openapi-spec, April 2026) and exa.ai/docs,
// "Error Codes" and "Rate Limits". Checked on 21 November 2026.

export interface ExaOptions extends SearchBudgets {
  /** Up to and without `/search`. */
  readonly apiUrl: string;
  readonly apiKey: string;
  /** What "recent" counts back from; default: the system's. */
  readonly clock?: Clock;
}

const LABEL = 'Exa';
const MAX_RESULTS = 100;
/** No limit is documented; longer ones are no topics. */
const MAX_QUERY = 1_000;
/** Of one page, in characters: a long article. */
const MAX_TEXT = 60_000;
const answerShape = z.object({
  results: resultList(
    z.object({
      url: z.string(),
      title: z.string().nullish(),
      author: z.string().nullish(),
      publishedDate: z.string().nullish(),
      text: z.string().nullish(),
    }),
  ),
});

/** Exa finds by meaning and hands over the texts of its pages. It knows sites and times, but no languages. */
export function createExa({ apiUrl, apiKey, clock = systemClock, ...budgets }: ExaOptions): ResearchProvider {
  const api = createSearchApi({
    ...budgets,
    label: LABEL,
    keyed: true,
    explain,
  });
  const url = new URL(`${apiUrl}/search`);
  return {
    id: 'exa',
    label: LABEL,
    origin: () => url.origin,
    async search({ topic, limit, options, signal }) {
      const query = searchQuery(topic, { characters: MAX_QUERY });
      if (query === null) return [];
      const body = {
        query,
        type: 'auto',
        numResults: Math.min(limit, MAX_RESULTS),
        contents: { text: { maxCharacters: MAX_TEXT } },
        ...filtersOf(options, clock.now()),
      };
      const call = { url, headers: { 'x-api-key': apiKey }, body, signal };
      const { results } = await api.ask(call, (answer) => answerShape.parse(answer));
      return foundPages(
        results.map(({ publishedDate: date, ...result }) => ({ ...result, date })),
        limit,
      );
    },
  };
}

/** 402: the account has no credits left, or the key's budget is spent. 403: no fault of the key, which would be a 401. */
function explain({ status }: Refusal): SourceUnavailable | null {
  if (status === 402) return usedUp(LABEL);
  return status === 403 ? new SourceUnavailable(`${LABEL} refused this search`, { kind: 'unusable' }) : null;
}

function filtersOf({ allow_sites: allowed, deny_sites: denied, recency }: ResearchOptions, now: Date): object {
  const from = since(recency, now);
  return {
    ...(allowed.length > 0 ? { includeDomains: hostsOf(allowed) } : {}),
    ...(denied.length > 0 ? { excludeDomains: hostsOf(denied) } : {}),
    ...(from ? { startPublishedDate: from.toISOString() } : {}),
  };
}
