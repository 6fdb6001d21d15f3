import { runningText } from './running-text.ts';
import { languageOf } from '../text/language.ts';
import { readSentenceSpans } from '../text/sentences.ts';
import { readPlacedWords } from '../text/words.ts';

/** Fewer words say too little. */
const FEWEST_WORDS = 100;
/** Letters a word, on average, beyond which no text of any language is; an endless one is among them. */
const LONGEST_WORDS = 12;

/**
 * Years of school that a text asks for, to one decimal: the Automated Readability Index (Senter and Smith, 1967), 4.71
 * letters and digits a word + 0.5 words a sentence - 21.43. The formula was made for English: null for anything else, and
 * for fewer than 100 words. Headings and items of lists are sentences; addresses, gaps and Markdown signs do not count.
 */
export function readingGrade(text: string): number | null {
  const shown = withoutMarkup(runningText(text));
  const words = readPlacedWords(shown);
  if (words.length < FEWEST_WORDS || languageOf(shown) !== 'en') return null;
  const sentences = readSentenceSpans(shown).filter(({ start, end }) => /\p{L}/u.test(shown.slice(start, end))).length;
  const characters = words.reduce((sum, { word }) => sum + lettersOf(word), 0);
  if (characters > words.length * LONGEST_WORDS) return null;
  const grade = 4.71 * (characters / words.length) + 0.5 * (words.length / sentences) - 21.43;
  return Math.round(Math.max(0, grade) * 10) / 10;
}

function lettersOf(word: string): number {
  return /^[a-z0-9]+$/.test(word) ? word.length : word.replace(/[^\p{L}\p{N}]/gu, '').length;
}

/** Times of rows are read by nobody, and marks of emphasis part no sentences. Places do not stay. */
function withoutMarkup(text: string): string {
  return text.replace(/\d{1,2}:\d{2}(?::\d{2})?/g, '').replace(/[*_`~]+/g, '');
}
