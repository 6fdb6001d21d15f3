import { askSources, type SourceAnswer } from '../asking/ask-sources.ts';
import type { Desk } from '../reading/desk.ts';
import { readPages } from '../reading/read-pages.ts';
import type { SourceReading } from '../reading/source-reading.ts';
import type { ResearchRequest } from '../research-request.ts';
import { choosePages } from './choose-pages.ts';
import { followCitations } from './follow-citations.ts';
import { hasEnoughToWriteFrom } from './enough-material.ts';
import type { GatheringParts } from './gathering-parts.ts';
import type { PageRule } from './page-rules.ts';
import { type PageWithText, readTexts, type UnreadPage } from './read-texts.ts';
import { siteRules } from './site-rules.ts';

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
  usual: GatheringParts,
  { topic, options, material, signal }: ResearchRequest,
  { desk, ruleOut }: { desk: Desk; ruleOut: PageRule },
): Promise<Gathered> {
  const { providers, reader, breakers, logger } = usual;
  const shorter = hasEnoughToWriteFrom(material) ? usual.budgets.besideOwn : null;
  const hurried = shorter !== null;
  const budgets = { ...usual.budgets, ...shorter };
  const parts = { ...usual, budgets };
  const { pagesRead: limit, askMs: totalMs, readMs } = budgets;
  const answers = await askSources({ providers, breakers, logger, topic, options, limit, totalMs, hurried, signal });
  const mayUse = siteRules(options);
  const named = choosePages(
    answers.map(({ pages }) => pages),
    { limit, mayUse },
  );
  const texts = await readTexts(named, { reader, logger, signal, totalMs: readMs });
  const found = await readPages(stillWanted(texts.pages, mayUse), desk, { ruleOut });
  // The encyclopaedia's own pages are followed even where the user wants none of them as sources.
  const followed = answers.some(({ pages }) => pages.some(({ kind }) => kind === 'web'))
    ? null
    : await followCitations(parts, { topic, options, signal, answers, mayUse });
  const cited = followed
    ? await readPages(stillWanted(followed.pages, mayUse), desk, { ruleOut, isCovered: found.isCovered })
    : { readings: [], leftOut: [] };
  return {
    answers,
    namedAs: new Map([...texts.pages, ...(followed?.pages ?? [])].map(({ url, namedAs }) => [url, namedAs])),
    readings: [...found.readings, ...cited.readings],
    unread: [...texts.unread, ...(followed?.unread ?? [])],
    leftOut: [...found.leftOut, ...cited.leftOut],
  };
}

/** A redirect may have led to a site that the user does not want. */
function stillWanted(pages: readonly PageWithText[], mayUse: (url: string) => boolean): PageWithText[] {
  return pages.filter(({ url }) => mayUse(url));
}
