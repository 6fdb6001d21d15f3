import { askSources, type SourceAnswer } from '../asking/ask-sources.ts';
import type { Circuit } from '../asking/circuit.ts';
import type { PageReader } from '../fetching/page-reader.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Desk } from '../reading/desk.ts';
import { readPages } from '../reading/read-pages.ts';
import type { SourceReading } from '../reading/source-reading.ts';
import type { ResearchProvider } from '../research-provider.ts';
import type { ResearchRequest } from '../research.ts';
import { choosePages } from './choose-pages.ts';
import { followCitations } from './follow-citations.ts';
import type { PageRule } from './page-rules.ts';
import { readTexts, type UnreadPage } from './read-texts.ts';
import { siteRules } from './site-rules.ts';

/** Milliseconds and numbers that one research may cost. */
export interface ResearchBudgets {
  /** For all providers together. */
  readonly askMs: number;
  /** For the pages that they name, all together. */
  readonly readMs: number;
  /** For the pages that articles cite, all together. */
  readonly followMs: number;
  /** How long a provider that failed is left alone. */
  readonly restMs: number;
  /** Pages that are looked at; a page may have to be refused after reading. */
  readonly pagesRead: number;
  /** Pages that become sources. */
  readonly pagesKept: number;
}

export interface GatheringParts {
  readonly providers: readonly ResearchProvider[];
  readonly reader: PageReader;
  readonly circuit: Circuit;
  readonly logger: Logger;
  readonly budgets: ResearchBudgets;
}

/** What the web had to say. */
export interface Gathered {
  readonly answers: readonly SourceAnswer[];
  /** Where redirects led: what a page was named as, by its address. */
  readonly namedAs: ReadonlyMap<string, string>;
  /** The pages that fit, best first. */
  readonly readings: readonly SourceReading[];
  readonly unread: readonly UnreadPage[];
  /** Why pages that fit were left out, once for each. */
  readonly leftOut: readonly string[];
}

/** Asks the providers, reads what they name, and follows what encyclopaedias cite when they alone have answered. */
export async function gather(
  parts: GatheringParts,
  { topic, options, signal }: ResearchRequest,
  { desk, ruleOut }: { desk: Desk; ruleOut: PageRule },
): Promise<Gathered> {
  const { providers, reader, circuit, logger, budgets } = parts;
  const { pagesRead: limit, askMs, readMs } = budgets;
  const answers = await askSources({ providers, circuit, logger, topic, options, limit, totalMs: askMs, signal });
  const mayUse = siteRules(options);
  const named = choosePages(
    answers.map(({ pages }) => pages),
    { limit, mayUse },
  );
  const texts = await readTexts(named, { reader, logger, signal, totalMs: readMs });
  const found = await readPages(texts.pages, desk, ruleOut);
  // The encyclopaedia's own pages are followed even where the user wants none of them as sources.
  const followed = answers.some(({ pages }) => pages.some(({ kind }) => kind === 'web'))
    ? null
    : await followCitations(parts, { topic, options, signal, answers, mayUse });
  const cited = followed ? await readPages(followed.pages, desk, ruleOut) : { readings: [], leftOut: [] };
  return {
    answers,
    namedAs: new Map([...texts.pages, ...(followed?.pages ?? [])].map(({ url, namedAs }) => [url, namedAs])),
    readings: [...found.readings, ...cited.readings],
    unread: [...texts.unread, ...(followed?.unread ?? [])],
    leftOut: [...found.leftOut, ...cited.leftOut],
  };
}
