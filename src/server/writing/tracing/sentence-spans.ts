import type { Span } from '../../../core/text/span.ts';
import { readSentenceSpans } from '../../../core/text/sentences.ts';

export type { Span };

/**
 * The sentences of a text, line by line, without what opens a line. Blanks behind a sentence belong to it, so that a
 * mark which is given as blanks goes with the words before it.
 */
export function sentenceSpans(text: string): Span[] {
  return readSentenceSpans(text).map(({ start, end }) => ({ start, end: end + blanksAt(text, end) }));
}

function blanksAt(text: string, at: number): number {
  let blanks = 0;
  while (text[at + blanks] === ' ' || text[at + blanks] === '\t') blanks += 1;
  return blanks;
}
