import type { EnglishWord } from './english-word.ts';
import { analysableParts, readEnglish } from './english.ts';
import type { Language } from './detect-language.ts';

/**
 * Letters that stand for a word where no stemmer is at hand: cutting words there is the plain, language-independent
 * way to let endings not matter.
 */
const PREFIX = 6;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** The words of a text that carry its meaning, as stems, in their order and with repeats. */
export function termsOf(text: string, language: Language): string[] {
  if (language === 'other') return meaningfulWords(text, language).map(otherTerm);
  return englishWords(text).filter(isMeaningful).map(englishTerm);
}

/** The words that carry the meaning, as they are spelled. */
export function meaningfulWords(text: string, language: Language): string[] {
  if (language === 'en') {
    const spoken = text.match(/[\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M}'’&+-]*/gu) ?? [];
    return spoken.filter((word) => englishWords(word).some(isMeaningful));
  }
  return Array.from(segmenter.segment(text))
    .filter((part) => part.isWordLike === true && carriesMeaning(part.segment))
    .map((part) => part.segment);
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

function otherTerm(word: string): string {
  const plain = word.normalize('NFKC').toLowerCase();
  return isSpaced(plain) ? Array.from(plain).slice(0, PREFIX).join('') : plain;
}

/** Articles and particles are short; so are "SEO" and "KI", which stand in capitals. */
function carriesMeaning(word: string): boolean {
  if (!/\p{L}/u.test(word)) return false;
  if (!isSpaced(word)) return !/^[\p{Script=Hiragana}\p{Script=Katakana}]{1,2}$/u.test(word);
  return word.length > 3 || (word.length > 1 && word === word.toUpperCase() && /\p{Lu}/u.test(word));
}

/** Scripts that write spaces between words have words with endings. */
function isSpaced(word: string): boolean {
  return /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word);
}
