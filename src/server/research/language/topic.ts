import { isFrameWord, withoutFramePhrases } from './frame-words.ts';
import { detectLanguage, type Language } from './detect-language.ts';
import { meaningfulWords, termsOf } from './terms.ts';

/** Words beyond these are rather a brief than a subject, and would make every article look unfit. */
const MAX_WORDS = 10;

export interface Topic {
  /** What it is about, in its own spelling and order, each word once. */
  readonly words: readonly string[];
  /** Stems of `words`, as `termsOf` makes them in a language. */
  terms(language: Language): readonly string[];
}

/** What a topic is about: its words without those that only frame it, unless it has no others. */
export function readTopic(text: string): Topic {
  const language = detectLanguage(text);
  const meaning = meaningfulWords(withoutFramePhrases(text), language).filter((word) => !/^[\d.,-]+$/.test(word));
  const subject = meaning.filter((word) => !isFrameWord(word));
  const words = distinct(subject.length > 0 ? subject : meaning).slice(0, MAX_WORDS);
  return { words, terms: (wanted) => [...new Set(termsOf(words.join(' '), wanted))] };
}

function distinct(words: readonly string[]): string[] {
  const seen = new Set<string>();
  return words.filter((word) => {
    const key = word.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}
