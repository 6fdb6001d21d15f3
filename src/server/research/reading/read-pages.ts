import type { Desk } from './desk.ts';
import { readSource } from './read-source.ts';
import { judgeArticle } from '../ledger/relevance.ts';
import type { FoundPage } from '../research-provider.ts';
import type { SourceReading } from './source-reading.ts';
import { hashOf, storedLine, storedText } from './stored-text.ts';

/** The pages that are a source for the topic, in the order in which they came, each address once. */
export async function readPages(pages: readonly FoundPage[], desk: Desk): Promise<SourceReading[]> {
  const readings: SourceReading[] = [];
  const once = new Map(pages.toReversed().map((page) => [page.url, page]));
  for (const page of pages) {
    if (!once.delete(page.url)) continue;
    const source = sourceOf(page, desk.retrievedAt);
    const reading = await readSource(source, desk);
    const fit = judgeArticle(desk.topic.terms(reading.language), reading.terms);
    if (fit) readings.push({ source, reading, fit });
  }
  return readings;
}

function sourceOf(page: FoundPage, retrievedAt: string): SourceReading['source'] {
  const text = storedText(page.text ?? '');
  return {
    title: storedLine(page.title),
    url: page.url,
    site: storedLine(page.site),
    published_at: page.publishedAt,
    retrieved_at: retrievedAt,
    kind: page.kind,
    license: page.license === null ? null : storedLine(page.license),
    author: page.author === null ? null : storedLine(page.author),
    language: page.language,
    also: [],
    hash: hashOf(text),
    text,
  };
}
