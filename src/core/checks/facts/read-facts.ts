import { readClock, readRatio } from './clocks.ts';
import { readDate } from './dates.ts';
import { MONTH_WORDS } from './months.ts';
import { endOfIdiom, endOfTail, isInName } from './names.ts';
import { NUMBER_WORDS, ORDINAL_WORDS } from './number-words.ts';
import { endOfVersion, readNumeral } from './numerals.ts';
import { readAmount } from './quantities.ts';
import type { Page, Reading } from './reading.ts';
import { readShare } from './shares.ts';

const SIGNS = '½¼¾⅓⅔⅕⅖⅛';
const ANCHOR = new RegExp(
  String.raw`\d|[${SIGNS}]|(?<![a-zà-ÿ'])(?:'\d0s|q[1-4][ -]?(?:of |')?[12]\d{3}|a(?=n? (?:third|quarter|fifth|tenth|sixth|eighth|hundredth))|half|(?:${[...NUMBER_WORDS, ...ORDINAL_WORDS, 'last quarter'].join('|')})(?![a-zà-ÿ])|(?:${MONTH_WORDS})(?![a-zà-ÿ])(?=\.?,? ))`,
  'g',
);

/** Everything in a text that can be traced, from first to last, at most one reading a place. */
export function readFacts(page: Page): Reading[] {
  const found: Reading[] = [];
  ANCHOR.lastIndex = 0;
  for (let match = ANCHOR.exec(page.low); match; match = ANCHOR.exec(page.low)) {
    const { end, readings } = readAt(page, match.index);
    found.push(...readings);
    ANCHOR.lastIndex = Math.max(end, match.index + 1);
  }
  return found;
}

interface Step {
  readonly end: number;
  readonly readings: readonly Reading[];
}

function readAt(page: Page, at: number): Step {
  const { raw, low } = page;
  const idiom = endOfIdiom(low, at);
  if (idiom !== null) return { end: idiom, readings: [] };
  const digit = /\d/.test(low.charAt(at));
  if (digit && isInName(raw, low, at)) return { end: endOfNumber(low, at), readings: [] };
  const timed = readDate(page, at) ?? (digit ? (readClock(low, at) ?? readRatio(low, at)) : null) ?? readShare(low, at);
  if (timed) return { end: timed.end, readings: [timed] };
  const amount = readAmount(page, at);
  if (amount === null) return { end: digit ? endOfVersion(low, at) : at + 1, readings: [] };
  const tail = digit ? endOfTail(low, amount.end) : null;
  // "3d", "4k", "1080p" are names.
  if (tail !== null && /\d/.test(low.charAt(amount.end - 1))) return { end: tail, readings: [] };
  return { end: amount.end, readings: [amount] };
}

function endOfNumber(low: string, at: number): number {
  const end = readNumeral(low, at)?.end ?? endOfVersion(low, at);
  return endOfTail(low, end) ?? end;
}
