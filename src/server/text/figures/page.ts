import { foldText } from '../../../core/text/fold.ts';
import { readSentenceSpans } from '../../../core/text/sentences.ts';
import { blankNumbersOfNames } from './names.ts';
import { knowsFiguresOf, type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** A text in which figures are looked for: as it is and as `foldText` makes it, the same place in both. */
export interface Page {
  readonly raw: string;
  /** Without the digits of addresses, phone numbers and names. */
  readonly low: string;
  readonly language: string | null;
  readonly decimal: ',' | '.' | null;
  readonly vocabulary: Vocabulary;
  /** Whether a sentence ends right before a place: a full stop behind a number that ends none makes it an ordinal. */
  endsSentence(at: number): boolean;
}

/** Languages with a decimal point; the others that are known here have a comma. */
const POINT = new Set(['en', 'ja', 'th', 'zh']);

export function pageOf(text: string, language: string | null): Page {
  const isKnown = knowsFiguresOf(language);
  const vocabulary = vocabularyOf(language);
  // Most lines never ask.
  let ends: ReadonlySet<number> | null = null;
  return {
    raw: text,
    low: blankNumbersOfNames(foldText(text), text),
    language,
    decimal: isKnown ? (POINT.has(language ?? '') ? '.' : ',') : null,
    vocabulary,
    endsSentence: (at) => (ends ??= new Set(readSentenceSpans(text).map(({ end }) => end))).has(at),
  };
}
