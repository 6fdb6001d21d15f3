import { countWords } from '../../../core/rules/text.ts';
import type { Quote } from './text/usable-claims.ts';

/** Of the words of a piece. */
export const MOST_BORROWED = 0.25;

/** An address is no word of anybody's, however many pieces it falls into, and a hashtag none that is read. */
function withoutTargets(text: string): string {
  return text.replace(/https?:\/\/[^\s)]+|(?<![\p{L}\p{N}_])#[\p{L}\p{M}\p{N}_]+/gu, ' ');
}

/** What quotations take of a text, 0 to 1: each whole one, and every few words of one that stand in quotation marks. */
export function borrowedShare(text: string, quotes: readonly Quote[]): number {
  let own = text;
  let borrowed = 0;
  for (const quote of quotes) {
    if (!own.includes(quote.text)) continue;
    borrowed += quote.words;
    own = own.replace(quote.text, () => ' ');
  }
  const fragments = [...own.matchAll(/“([^“”]+)”/gu)].map(([, words = '']) => words);
  const repeated = fragments.filter((words) => quotes.some((quote) => quote.text.includes(words)));
  return (
    repeated.reduce((sum, words) => sum + countWords(words), borrowed) / Math.max(1, countWords(withoutTargets(text)))
  );
}
