import { foldText } from '../../../core/text/fold.ts';
import type { Span } from '../../../core/text/span.ts';
import { BUDDHIST, type CalendarDate, type DateFigure, dateFigure, LATEST_YEAR } from './calendar.ts';
import { matchAt } from '../places.ts';
import type { Page } from './page.ts';

const MONTHS_OF_QUARTER = 3;
const ROMAN = ['i', 'ii', 'iii', 'iv'];
const SPACED_LETTER = /[\p{Script=Latin}\p{Script=Cyrillic}\d]/u;
/** "Q3" */
const SHORT =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\d.,])(?<letters>[a-z]{1,2}) ?(?<digit>[1-4])(?![\p{L}\d]|[.,]\d| ?%)/gu;
const DIGIT_BEFORE = /(?<![\d.,/-])(?:第 ?)?(?<digit>[1-4])(?:st|nd|rd|th|\.|er|e|re|ème|º|°|-й|-м|-го|:e)?[ -]?$/;
const ROMAN_BEFORE = /(?<!\p{L})(?<roman>i{1,3}|iv)\.? $/u;
const LONGEST_PLACE = 14;
const DIGIT_BEHIND = / ?(?:ที่ ?)?(?<digit>[1-4])(?![\d.,%])/y;
const YEAR =
  /[ ,'/-]{0,2}(?:(?:of|de|del|des|von|van|do|roku|года|av|i|ปี|jahres|año|ano) ){0,2}(?<year>20\d{2}|19\d{2}|25\d{2})(?!\d|[.,]\d)/y;
const YEAR_BEFORE = /(?<year>(?:19|20)\d{2})(?:年|[ -])?$/;

/** Quarters of a year as the range of their months: "Q3 2024", "third quarter of 2024". */
export function readQuarters(page: Page): DateFigure[] {
  // The digit of "Q3" is part of a word, and no number of its own.
  const low = foldText(page.raw);
  return [...shortIn(page, low), ...namedIn(page, low)];
}

interface Quarter extends Span {
  readonly place: number;
}

function shortIn({ vocabulary }: Page, low: string): DateFigure[] {
  return Array.from(low.matchAll(SHORT)).flatMap(({ 0: whole, index, groups }) => {
    const letters = groups?.['letters'] ?? '';
    if (!vocabulary.letters.has(letters)) return [];
    const place = Number(groups?.['digit']);
    // "T3" is a flat as well, "Q3" a quarter wherever it appears.
    return quarterOf(low, { start: index, end: index + whole.length, place }, letters !== 'q') ?? [];
  });
}

function namedIn(page: Page, low: string): DateFigure[] {
  return [...page.vocabulary.quarters].flatMap((word) => {
    const found: DateFigure[] = [];
    for (let at = low.indexOf(word); at >= 0; at = low.indexOf(word, at + word.length)) {
      const quarter = isWord(low, at, at + word.length)
        ? namedAt(page, low, { start: at, end: at + word.length })
        : null;
      const figure = quarter && quarterOf(low, quarter, false);
      if (figure) found.push(figure);
    }
    return found;
  });
}

function isWord(low: string, start: number, end: number): boolean {
  if (!SPACED_LETTER.test(low.charAt(start))) return true;
  return !SPACED_LETTER.test(low.charAt(start - 1)) && !SPACED_LETTER.test(low.charAt(end));
}

/** A quarter by what is beside its word: "3rd", "third", "III", "ไตรมาส 3". */
function namedAt({ vocabulary }: Page, low: string, { start, end }: Span): Quarter | null {
  const lead = low.slice(Math.max(0, start - 16), start);
  const [digit, roman] = [DIGIT_BEFORE, ROMAN_BEFORE].map((pattern) => pattern.exec(lead));
  const before = (match: RegExpExecArray) => start - match[0].length;
  if (digit) return { start: before(digit), end, place: Number(digit.groups?.['digit']) };
  if (roman) return { start: before(roman), end, place: ROMAN.indexOf(roman.groups?.['roman'] ?? '') + 1 };
  const word = placeBefore(vocabulary.places, low, /[ -]/.test(low.charAt(start - 1)) ? start - 1 : start);
  if (word) return { ...word, end };
  const behind = matchAt(DIGIT_BEHIND, low, end);
  return behind && { start, end: end + behind[0].length, place: Number(behind.groups?.['digit']) };
}

/** "third" right before a place. */
function placeBefore(
  places: ReadonlyMap<string, number>,
  low: string,
  at: number,
): { readonly start: number; readonly place: number } | null {
  for (let start = Math.max(0, at - LONGEST_PLACE); start < at; start += 1) {
    const place = places.get(low.slice(start, at));
    if (place !== undefined && isWord(low, start, at)) return { start, place };
  }
  return null;
}

function quarterOf(low: string, { start, end, place }: Quarter, needsYear: boolean): DateFigure | null {
  const year = yearBehind(low, end) ?? yearAhead(low, start);
  if (year === null && needsYear) return null;
  const shared: CalendarDate = year === null ? {} : { year: year.value };
  const from = { ...shared, month: (place - 1) * MONTHS_OF_QUARTER + 1 };
  return dateFigure(year?.start ?? start, year?.end ?? end, from, {
    to: { ...shared, month: place * MONTHS_OF_QUARTER },
  });
}

interface Year {
  readonly value: number;
  readonly start?: number;
  readonly end?: number;
}

function yearBehind(low: string, at: number): Year | null {
  const match = matchAt(YEAR, low, at);
  if (match === null) return null;
  const written = Number(match.groups?.['year']);
  return { value: written > LATEST_YEAR ? written - BUDDHIST : written, end: at + match[0].length };
}

function yearAhead(low: string, at: number): Year | null {
  const match = YEAR_BEFORE.exec(low.slice(Math.max(0, at - 6), at));
  return match && { value: Number(match.groups?.['year']), start: at - match[0].length };
}
