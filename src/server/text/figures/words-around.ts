import { isFunctionWord } from '../../../core/text/function-words.ts';
import { type Page } from './page.ts';
import { matchAt } from '../places.ts';
import { wordAt, wordBefore, type WordTable } from './vocabulary.ts';

const DASH = / ?(?:-|~|〜|～) ?/y;

/** The place behind a dash or a word that is between the ends of a range; null where neither is. */
export function afterTo({ low, vocabulary }: Page, at: number): number | null {
  const dash = matchAt(DASH, low, at);
  if (dash) return at + dash[0].length;
  const gap = low.charAt(at) === ' ' ? 1 : 0;
  const word = wordAt(vocabulary.to, low, at + gap);
  if (word === null) return null;
  return word.end + (low.charAt(word.end) === ' ' ? 1 : 0);
}

/** The place behind a word that joins two values: "3 and 4". */
export function afterJoin({ low, vocabulary }: Page, at: number): number | null {
  const word = low.charAt(at) === ' ' ? wordAt(vocabulary.join, low, at + 1) : null;
  return word && low.charAt(word.end) === ' ' ? word.end + 1 : null;
}

/** Whether a word of a table is right before a place, with a blank between them or none. */
export function isBehind<Value>(table: WordTable<Value>, low: string, at: number): boolean {
  return wordBefore(table, low, at - (low.charAt(at - 1) === ' ' ? 1 : 0)) !== null;
}

const WEEKDAY_GAP = /[.,]{0,2} ?$/;

/** "Fri, ", "пт. " */
export function isWeekdayAhead({ low, vocabulary }: Page, at: number): boolean {
  const gap = WEEKDAY_GAP.exec(low.slice(Math.max(0, at - 3), at))?.[0].length ?? 0;
  return gap > 0 && wordBefore(vocabulary.weekdays, low, at - gap) !== null;
}

/** Whether a day of the week or what else precedes dates is right before a place: "bis zum " */
export function isDateAhead(page: Page, at: number): boolean {
  return isBehind(page.vocabulary.dateBefore, page.low, at) || isWeekdayAhead(page, at);
}

const NEXT_WORD = / (?<word>[\p{L}\p{M}'’]{1,40})/uy;

/** The word right behind a place that can be what is counted there; null before a function word or a sign. */
export function countedAt({ raw }: Page, at: number): string | null {
  const word = matchAt(NEXT_WORD, raw, at)?.groups?.['word'];
  return word === undefined || isFunctionWord(word.toLowerCase()) ? null : word;
}

/** Whether a number that ends there counts something: a unit, or a word that can be counted. */
export function isCounting(page: Page, end: number): boolean {
  const { low, vocabulary } = page;
  const gap = low.charAt(end) === ' ' ? 1 : 0;
  return wordAt(vocabulary.units, low, end + gap) !== null || countedAt(page, end) !== null;
}
