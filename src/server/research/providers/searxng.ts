import { z } from 'zod';
import type { ResearchOptions } from '../../../core/contracts/research.ts';
import { detectLanguage } from '../../text/language.ts';
import { type ResearchProvider, SourceUnavailable } from '../research-provider.ts';
import { foundPages } from './found-pages.ts';
import { resultList } from './result-list.ts';
import { createSearchApi, type SearchBudgets } from './search-api.ts';
import { searchQuery } from './search-query.ts';
import { hostsOf } from './site-filter.ts';

// Facts of the API: docs.searxng.org, "Search API", and the sources of SearXNG (searx/webapp.py, webutils.py,
// webadapter.py, query.py) of August 2026. Checked on 21 November 2026.

export interface SearxngOptions extends SearchBudgets {
  /** Address of the instance. */
  readonly url: string;
}

const LABEL = 'SearXNG';
const MAX_QUERY = 400;
/** Longer lists make queries that engines cut off; research holds the pages against the whole list in any case. */
const MAX_SITES = 6;

const answerShape = z.object({
  results: resultList(
    z.object({
      url: z.string(),
      title: z.string().nullish(),
      content: z.string().nullish(),
      author: z.string().nullish(),
      publishedDate: z.string().nullish(),
    }),
  ),
  /** Pairs of an engine and what is wrong with it. */
  unresponsive_engines: z.array(z.array(z.string())).catch([]),
});
type Answer = z.output<typeof answerShape>;

/** A metasearch engine that somebody runs. It names pages and shows a line of each; the pages have to be read. */
export function createSearxng({ url: instance, ...budgets }: SearxngOptions): ResearchProvider {
  const api = createSearchApi({
    ...budgets,
    label: LABEL,
    explain: ({ status }) => (status === 403 ? jsonIsOff() : null),
  });
  return {
    id: 'searxng',
    label: LABEL,
    origin: () => new URL(instance).origin,
    async search({ topic, limit, options, signal }) {
      const query = searchQuery(withoutCommands(topic), { characters: MAX_QUERY });
      if (query === null) return [];
      const url = new URL(`${instance}/search`);
      for (const [name, value] of Object.entries(paramsOf(query, options))) url.searchParams.set(name, value);
      // What is wrong with an engine is told in the language of the one who asks.
      const call = { url, headers: { 'accept-language': 'en' }, signal };
      const { results } = await api.ask(call, (answer) => heard(answerShape.parse(answer)));
      return foundPages(
        results.map(({ content: snippet, publishedDate: date, ...result }) => ({ ...result, snippet, date })),
        limit,
      );
    },
  };
}

function paramsOf(query: string, options: ResearchOptions): Record<string, string> {
  return {
    q: [query, ...siteTerms(options)].join(' '),
    format: 'json',
    categories: 'general',
    language: options.language ?? detectLanguage(query) ?? 'all',
    pageno: '1',
    // "week" is taken, too, though the documentation leaves it out.
    ...(options.recency === 'any' ? {} : { time_range: options.recency }),
  };
}

/** Sites have no parameter of their own; the engines behind it understand `site:`. */
function siteTerms({ allow_sites: allowed, deny_sites: denied }: ResearchOptions): string[] {
  const only = hostsOf(allowed)
    .slice(0, MAX_SITES)
    .map((site) => `site:${site}`);
  const except = hostsOf(denied)
    .slice(0, MAX_SITES)
    .map((site) => `-site:${site}`);
  return [...(only.length > 1 ? [`(${only.join(' OR ')})`] : only), ...except];
}

/** Words that begin so are orders to SearXNG: `!!g` sends to another site, `:de` sets the language, `<5` the time. */
function withoutCommands(topic: string): string {
  return topic.replace(/(^|\s)[!:<?]+/g, '$1');
}

/** No results from engines that were refused by those behind them is not "nothing found". */
function heard(answer: Answer): Answer {
  if (answer.results.length > 0 || answer.unresponsive_engines.length === 0) return answer;
  const troubles = answer.unresponsive_engines.map(([, trouble = '']) => trouble);
  if (troubles.some((trouble) => /too many requests|captcha|suspended|access denied/i.test(trouble))) {
    const reason = `${LABEL} found nothing because search engines behind it have reached their limit for now`;
    throw new SourceUnavailable(reason, { kind: 'partly-limited' });
  }
  const reason = `${LABEL} found nothing, but search engines behind it did not answer`;
  throw new SourceUnavailable(reason, { kind: 'unusable' });
}

function jsonIsOff(): SourceUnavailable {
  return new SourceUnavailable(
    `The ${LABEL} of this installation does not answer in JSON, which has to be switched on`,
    {
      kind: 'unusable',
    },
  );
}
