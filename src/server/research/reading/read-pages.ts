import { guessOurs } from '../../../core/rules/guess-ours.ts';
import type { PageRule } from '../gathering/page-rules.ts';
import type { PageWithText } from '../gathering/read-texts.ts';
import { judgeArticles, type Measured, measureArticle } from '../ledger/relevance.ts';
import type { Desk } from './desk.ts';
import { readSource } from './read-source.ts';
import type { SourceReading } from './source-reading.ts';
import { hashOf, storedLine, storedText } from './stored-text.ts';

export interface PagesRead {
  /** In the order of the pages. */
  readonly readings: readonly SourceReading[];
  /** Of the pages that fit the topic but not what the user chose: why, once for each page. */
  readonly leftOut: readonly string[];
  /** Whether there is something to know about the topic: some page, of these or earlier ones, speaks of all of it. */
  readonly isCovered: boolean;
}

export interface PageJudgement {
  /** Why a page is not what the user chose, or null. */
  readonly ruleOut: PageRule;
  /** What earlier pages have shown. */
  readonly isCovered?: boolean;
}

/** The pages that are a source for the topic. */
export async function readPages(
  pages: readonly PageWithText[],
  desk: Desk,
  { ruleOut, isCovered: wasCovered = false }: PageJudgement,
): Promise<PagesRead> {
  const { topic } = desk;
  const read: Omit<SourceReading, 'fit'>[] = [];
  const measured: Measured[] = [];
  for (const page of pages) {
    const source = sourceOf(page, desk);
    const reading = await readSource(source, desk);
    const { language, terms } = reading;
    read.push({ source, reading });
    measured.push(measureArticle({ article: terms, terms: topic.terms(language), parts: topic.parts(language) }));
  }
  const { fits, isCovered } = judgeArticles(measured, wasCovered);
  const readings: SourceReading[] = [];
  const leftOut: string[] = [];
  for (const [index, { source, reading }] of read.entries()) {
    const fit = fits[index];
    if (!fit) continue;
    const reason = ruleOut(source, reading.language);
    if (reason === null) readings.push({ source, reading, fit });
    else leftOut.push(reason);
  }
  return { readings, leftOut, isCovered };
}

function sourceOf(page: PageWithText, { retrievedAt, website }: Desk): SourceReading['source'] {
  const text = storedText(page.text);
  return {
    title: storedLine(page.title) || storedLine(page.site),
    url: page.url,
    site: storedLine(page.site),
    author: page.author === null ? null : storedLine(page.author) || null,
    published_at: page.publishedAt,
    retrieved_at: retrievedAt,
    kind: page.kind,
    ours: guessOurs({ url: page.url }, website),
    language: page.language,
    license: page.license === null ? null : storedLine(page.license),
    also: [],
    hash: hashOf(text),
    text,
  };
}
