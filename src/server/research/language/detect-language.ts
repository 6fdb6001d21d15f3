import { analysableParts, readEnglish } from './english.ts';

/** What the text library knows, and everything else. */
export type Language = 'en' | 'other';

const SAMPLE_CHARACTERS = 2_000;
/** Running English has 35 to 50 % stop words; other languages share a few of its short words, below 12 %. */
const ENGLISH_SHARE = 0.2;
/** Shorter texts, such as a topic or a list of figures, may do without any. */
const TELLING_WORDS = 25;
/** Small words of other languages; a short text that has more of them than of English ones is not English. */
const FOREIGN = new Set(
  'am auf das dem den der des die du e een eine einen el en et für het il la las le les los mit ou para per pour que sur und une van von voor y zu zum'.split(
    ' ',
  ),
);

/** Tells English from the rest by its script and its share of English stop words. */
export function detectLanguage(text: string): Language {
  const sample = text.slice(0, SAMPLE_CHARACTERS);
  const letters = sample.match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length;
  if (latin < letters.length * 0.6) return 'other';
  const words = analysableParts(sample)
    .flatMap((part) => readEnglish(part))
    .flatMap((sentence) => sentence.words)
    .filter((word) => word.isWord);
  const english = words.filter((word) => word.isStopWord).length;
  if (words.length >= TELLING_WORDS) return english >= words.length * ENGLISH_SHARE ? 'en' : 'other';
  return words.filter((word) => FOREIGN.has(word.text.toLowerCase())).length > english ? 'other' : 'en';
}
