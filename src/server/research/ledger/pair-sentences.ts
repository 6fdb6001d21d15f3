import { countWords } from '../../../core/rules/text.ts';
import type { Sentence } from '../reading/sentences.ts';

/** Longer ones take too much room as one quotation. */
const MOST_WORDS = 32;

/**
 * The sentences of an author's own notes, and each that leans on the one before it once more together with that:
 * "We reviewed 14 portals. In 9 of them a field accepted scripts." Only what stands side by side in `text` is paired.
 */
export function withPairs(sentences: readonly Sentence[], text: string): Sentence[] {
  return sentences.flatMap((sentence, index) => {
    const before = sentences[index - 1];
    if (!before || before.leans || !sentence.leans) return [sentence];
    const pair = `${before.text} ${sentence.text}`;
    if (!text.includes(pair) || countWords(pair) > MOST_WORDS) return [sentence];
    return [sentence, { ...before, text: pair, terms: [...before.terms, ...sentence.terms] }];
  });
}
