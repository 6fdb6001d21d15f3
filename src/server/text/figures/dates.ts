import type { CalendarDate, DateFigure } from './calendar.ts';
import { readHanDate } from './han-dates.ts';
import { readNamedDates, readRangeOfMonths } from './named-dates.ts';
import { readNumericDate } from './numeric-dates.ts';
import type { Page } from './page.ts';
import { afterJoin, afterTo, isBehind } from './words-around.ts';

/**
 * A day, a month of a year, or a range of them at a place of a page, two where they share a month, "3 and 4 May"; none
 * where none is. Years alone are read with the numbers.
 */
export function readDates(page: Page, at: number): DateFigure[] {
  const months = readHanDate(page, at) ?? readRangeOfMonths(page, at);
  if (months) return [months];
  const dates = readSingleDates(page, at);
  const [only, another] = dates;
  const range = only && !another ? readEndOfRange(page, only) : null;
  return range ? [range] : dates;
}

function readSingleDates(page: Page, at: number): DateFigure[] {
  const numeric = readNumericDate(page, at);
  return numeric ? [numeric] : readNamedDates(page, at);
}

/** "28 May to 3 June", "between May and July", "01.05.–15.06.2026" */
function readEndOfRange(page: Page, first: DateFigure): DateFigure | null {
  const at = first.to === null ? (afterTo(page, first.end) ?? afterAnd(page, first)) : null;
  const [last, another] = at === null ? [] : readSingleDates(page, at);
  if (!last || another || last.to !== null || !isAsExact(first.from, last.from)) return null;
  const year = first.from.year ?? last.from.year;
  return { ...first, end: last.end, from: year === undefined ? first.from : { ...first.from, year }, to: last.from };
}

function afterAnd(page: Page, { start, end }: DateFigure): number | null {
  return isBehind(page.vocabulary.between, page.low, start) ? afterJoin(page, end) : null;
}

/** Both ends of a range are days, or both are months. */
function isAsExact(one: CalendarDate, other: CalendarDate): boolean {
  return (one.day === undefined) === (other.day === undefined);
}
