import type { ResearchOptions } from '../../../core/contracts/research.ts';
import type { SourceAnswer } from '../asking/ask-sources.ts';
import { until } from '../fetching/share-work.ts';
import { siteOf } from '../fetching/site-of.ts';
import type { CitedPage, FoundPage, ResearchProvider } from '../research-provider.ts';
import { choosePages } from './choose-pages.ts';
import type { GatheringParts } from './gathering-parts.ts';
import { readTexts, type Texts } from './read-texts.ts';

interface Following {
  readonly topic: string;
  readonly options: ResearchOptions;
  readonly signal: AbortSignal;
  readonly answers: readonly SourceAnswer[];
  readonly mayUse: (url: string) => boolean;
}

/** Articles whose citations are looked at. */
const ARTICLES = 3;

/** The pages that the articles cite, with their texts: the sources behind the encyclopaedia. */
export async function followCitations(parts: GatheringParts, following: Following): Promise<Texts> {
  const { reader, logger, budgets } = parts;
  const { signal, answers, mayUse } = following;
  const began = performance.now();
  const lists = await Promise.all(
    parts.providers.map(async (provider) => {
      const articles = answers.find((answer) => answer.provider === provider.id)?.pages.slice(0, ARTICLES) ?? [];
      return articles.length === 0 ? [] : await citedBy(provider, articles, { parts, following });
    }),
  );
  signal.throwIfAborted();
  const pages = choosePages(
    lists.map((cited) => cited.map(asFound)),
    { limit: budgets.pagesRead, mayUse },
  );
  const totalMs = Math.max(0, budgets.followMs - (performance.now() - began));
  return await readTexts(pages, { reader, logger, signal, totalMs });
}

/** Citations are an extra: an encyclopaedia that cannot tell them is left at its articles. */
async function citedBy(
  provider: ResearchProvider,
  articles: readonly FoundPage[],
  { parts, following }: { parts: GatheringParts; following: Following },
): Promise<CitedPage[]> {
  const { topic, options } = following;
  const half = AbortSignal.timeout(parts.budgets.followMs / 2);
  const signal = AbortSignal.any([following.signal, half]);
  try {
    const cited = provider.cited?.(articles, { topic, options, limit: parts.budgets.pagesRead, signal });
    return cited ? await until(signal, cited) : [];
  } catch (error) {
    following.signal.throwIfAborted();
    parts.logger.warn({ provider: provider.id, err: error }, 'an encyclopaedia did not tell its sources');
    return [];
  }
}

function asFound({ title, url }: CitedPage): FoundPage {
  return {
    title,
    url,
    site: siteOf(url),
    text: null,
    snippet: '',
    author: null,
    publishedAt: null,
    language: null,
    kind: 'web',
    license: null,
  };
}
