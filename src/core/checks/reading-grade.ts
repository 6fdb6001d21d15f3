import { runningText } from './running-text.ts';
import { readSentenceSpans } from './sentences.ts';
import { readPlacedWords } from './words.ts';

/** Fewer words say too little. */
const FEWEST_WORDS = 100;
/** Words that stand in any English text and in few others. */
const ENGLISH = new Set(
  'the of and to that is are was for with you your it this they be have from not we our by as on at can what when how who will'.split(
    ' ',
  ),
);
/** Words of languages in the same script, none of them English. */
const OTHERS = new Set(
  (
    'der die das und ist sind ein eine nicht mit für auf wird bei den dem zu von le la les des et est une dans pour avec sur que qui ' +
    'el los las una es con por para como il gli che della sono di per non os um uma não com em het een van niet en op zijn voor ' +
    'och att det som är på jest nie się na og til af ikke ja ei se ve bir bu'
  ).split(' '),
);
/** Letters a word, on average, beyond which no text of any language is; an endless one is among them. */
const LONGEST_WORDS = 12;
/** One word in so many. */
const ENGLISH_SHARE = 1 / 16;
const NAMES_IN_ENGLISH = 1 / 3;

/**
 * Years of school that a text asks for, to one decimal: the Automated Readability Index (Senter and Smith, 1967), 4.71
 * letters and digits a word + 0.5 words a sentence - 21.43. The formula was made for English: null for anything else, and
 * for fewer than 100 words. Headings and items of lists are sentences; addresses, gaps and Markdown signs do not count.
 */
export function readingGrade(text: string): number | null {
  const shown = withoutMarkup(runningText(text));
  const words = readPlacedWords(shown);
  if (words.length < FEWEST_WORDS || !isEnglish(words.map(({ word }) => word))) return null;
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

function isEnglish(words: readonly string[]): boolean {
  const english = words.filter((word) => ENGLISH.has(word)).length;
  const others = words.filter((word) => OTHERS.has(word)).length;
  return english >= words.length * ENGLISH_SHARE && others <= english * NAMES_IN_ENGLISH;
}
