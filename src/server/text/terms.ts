import { SPACED, UNSPACED } from '../../core/text/scripts.ts';
import { readPlacedWords } from '../../core/text/words.ts';
import type { EnglishWord } from './english-word.ts';
import { analysableParts, readEnglish } from './english.ts';
import { stemOf } from './stems.ts';
import { isStopWord } from './stop-words.ts';

/** The words of a text that carry its meaning, as stems of a language, in their order and with repeats. */
export function termsOf(text: string, language: string | null): string[] {
  if (language === 'en') return englishWords(text).filter(isMeaningful).map(englishTerm);
  return meaningfulWords(text, language).map((word) => stemOf(word, language));
}

/** The words that carry the meaning, as they are spelled. */
export function meaningfulWords(text: string, language: string | null): string[] {
  if (language === 'en') return (text.match(COMPOUND) ?? []).filter((word) => englishWords(word).some(isMeaningful));
  return spelledWords(text, language).filter((word) => carriesMeaning(word, language));
}

/** Whether a hyphen parts words is a matter of language: where that is unknown, they stay together. */
function spelledWords(text: string, language: string | null): string[] {
  if (language === null && !UNSPACED.test(text)) return text.match(COMPOUND) ?? [];
  return readPlacedWords(text).map(({ start, end }) => text.slice(start, end));
}

export function isMeaningful(word: EnglishWord): boolean {
  return word.isWord && !word.isStopWord && /\p{L}/u.test(word.text);
}

/** The library stems "e-mail" and "email" apart. */
export function englishTerm(word: EnglishWord): string {
  return word.stem.replaceAll('-', '').toLowerCase();
}

function englishWords(text: string): EnglishWord[] {
  return analysableParts(text).flatMap((part) => readEnglish(part).flatMap((sentence) => sentence.words));
}

const COMPOUND = /[\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M}'’&+-]*/gu;
const LEAST_LETTERS = { known: 2, unknown: 4 } as const;

/** Where no list of stop words is at hand, articles and particles are short; "SEO" and "KI" stand in capitals. */
function carriesMeaning(word: string, language: string | null): boolean {
  if (!/\p{L}/u.test(word)) return false;
  if (!SPACED.test(word)) {
    return !/^[\p{Script=Hiragana}\p{Script=Katakana}]{1,2}$/u.test(word) && isStopWord(word, language) !== true;
  }
  const isStop = isStopWord(word.toLowerCase(), language);
  if (isStop === true) return false;
  if (word.length >= LEAST_LETTERS[isStop === null ? 'unknown' : 'known']) return true;
  return word.length > 1 && word === word.toUpperCase() && /\p{Lu}/u.test(word);
}
