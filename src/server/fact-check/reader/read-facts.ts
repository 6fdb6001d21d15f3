import { readClock, readRatio } from './clocks.ts';
import { readDate } from './dates.ts';
import { GERMAN_STARTS } from './german-numbers.ts';
import { MONTH_WORDS } from '../../../core/text/months.ts';
import { endOfIdiom, endOfTail, isInName } from './names.ts';
import { NUMBER_WORDS, ORDINAL_WORDS } from './number-words.ts';
import { endOfVersion, readNumeral } from './numerals.ts';
import { readAmount } from './amounts.ts';
import type { Page, Reading } from './reading.ts';
import { readShare } from './shares.ts';

const SIGNS = '½¼¾⅓⅔⅕⅖⅛';
const ANCHOR = new RegExp(
  String.raw`\d|[${SIGNS}]|(?<![a-zà-ÿ'])(?:'\d0s|q[1-4][ -]?(?:of |')?[12]\d{3}|a(?=n? (?:third|quarter|fifth|tenth|sixth|eighth|hundredth))|half|${GERMAN_STARTS}|(?:${[...NUMBER_WORDS, ...ORDINAL_WORDS, 'last quarter'].join('|')})(?=fold|(?![a-zà-ÿ]))|(?:${MONTH_WORDS})(?![a-zà-ÿ])(?=\.?,? ))`,
  'g',
);

/** Everything in a text that can be traced, from first to last, at most one reading a place. */
export function* readFacts(page: Page): Generator<Reading> {
  ANCHOR.lastIndex = 0;
  for (let match = ANCHOR.exec(page.low); match; match = ANCHOR.exec(page.low)) {
    const { end, reading } = readAt(page, match.index);
    const next = Math.max(end, match.index + 1);
    if (reading) yield reading;
    // Others may have read in the meantime.
    ANCHOR.lastIndex = next;
  }
}

interface Step {
  readonly end: number;
  readonly reading: Reading | null;
}

function readAt(page: Page, at: number): Step {
  const { raw, low } = page;
  const idiom = endOfIdiom(low, at);
  if (idiom !== null) return { end: idiom, reading: null };
  const digit = /\d/.test(low.charAt(at));
  if (digit && isInName(raw, low, at)) return { end: endOfNumber(low, at), reading: null };
  const timed = readDate(page, at) ?? (digit ? (readClock(low, at) ?? readRatio(low, at)) : null) ?? readShare(low, at);
  if (timed) return { end: timed.end, reading: timed };
  const amount = readAmount(page, at);
  if (amount === null) return { end: digit ? endOfVersion(low, at) : at + 1, reading: null };
  const tail = digit ? endOfTail(low, amount.end) : null;
  // "3d", "4k", "1080p" are names.
  if (tail !== null && /\d/.test(low.charAt(amount.end - 1))) return { end: tail, reading: null };
  return { end: amount.end, reading: amount };
}

function endOfNumber(low: string, at: number): number {
  const end = readNumeral(low, at)?.end ?? endOfVersion(low, at);
  return endOfTail(low, end) ?? end;
}
