import { type CalendarDate, type DateFigure, dateFigure, dateOf, isReal, MONTHS } from './calendar.ts';
import { type Page } from './page.ts';
import { matchAt } from '../places.ts';
import { isDateAhead, isWeekdayAhead } from './words-around.ts';

const ISO = /(?<year>[12]\d{3})(?<sign>[-/.])(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})(?!\d)/y;
const WHOLE =
  /(?<one>\d{1,2})(?<sign>[-/.]) ?(?<other>\d{1,2})\k<sign> ?(?<year>[12]\d{3}|\d{2})(?!\d|[.,/]\d|-\d{1,3}(?![\d./]))/y;
const DOTTED = /(?<day>\d{1,2})\. ?(?<month>\d{1,2})\.(?!\d)/y;
const SLASHED = /(?<one>\d{1,2})\/(?<other>\d{1,2})(?![\d/]|[.,]\d| ?%|\p{L})/uy;
const RANGE_OF_DAYS = /(?<first>\d{1,2})\. ?- ?(?=\d{1,2}\. ?\d{1,2}\.)/y;
/** Day and month of one figure each are a fraction or a house as often. */
const TWO_FIGURES = 10;

/** A date all in figures: "2026-03-14", "14.03.2026", "3/14/26", "14.3.", "until 14/3". */
export function readNumericDate(page: Page, at: number): DateFigure | null {
  return readIso(page, at) ?? readRangeOfDays(page, at) ?? readOneDate(page, at);
}

function readOneDate(page: Page, at: number): DateFigure | null {
  return readWhole(page, at) ?? readDotted(page, at) ?? readSlashed(page, at);
}

function readIso({ low }: Page, at: number): DateFigure | null {
  const match = matchAt(ISO, low, at);
  const date = dateOf(match?.groups ?? {});
  return match && isReal(date) ? dateFigure(at, at + match[0].length, date) : null;
}

/** "12.–14.05.2026": the month appears once. */
function readRangeOfDays(page: Page, at: number): DateFigure | null {
  const match = matchAt(RANGE_OF_DAYS, page.low, at);
  const last = match && readOneDate(page, at + match[0].length);
  if (!match || !last) return null;
  const from = { ...last.from, day: Number(match.groups?.['first']) };
  return isReal(from) ? dateFigure(at, last.end, from, { to: last.from }) : null;
}

function readWhole(page: Page, at: number): DateFigure | null {
  const match = matchAt(WHOLE, page.low, at);
  if (match === null) return null;
  const { one, other, year: written, sign } = match.groups ?? {};
  const year = Number(written) + (written?.length === 2 ? 2000 : 0);
  return inEitherOrder(page, { one: Number(one), other: Number(other), rest: { year }, sign: sign ?? '' }, [
    at,
    at + match[0].length,
  ]);
}

interface DayAndMonth {
  readonly one: number;
  readonly other: number;
  readonly rest: CalendarDate;
  readonly sign: string;
}

/** Day and month stand in either order, by country: in the order that is possible, else the day first. */
function inEitherOrder(
  { language }: Page,
  { one, other, rest, sign }: DayAndMonth,
  [start, end]: readonly [number, number],
): DateFigure | null {
  const dayFirst = { ...rest, month: other, day: one };
  const monthFirst = { ...rest, month: one, day: other };
  const isAmerican = language === 'en' && sign === '/' && one <= MONTHS && other > MONTHS;
  const [from, otherwise] = isAmerican ? [monthFirst, dayFirst] : [dayFirst, monthFirst];
  if (!isReal(from)) return isReal(otherwise) ? dateFigure(start, end, otherwise) : null;
  return dateFigure(start, end, from, { otherwise: isReal(otherwise) && one !== other ? otherwise : null });
}

/** "31.03."; a month of one figure, "3.5.", only behind what dates stand behind. */
function readDotted(page: Page, at: number): DateFigure | null {
  const match = matchAt(DOTTED, page.low, at);
  if (match === null || page.decimal === '.') return null;
  const isSure = match.groups?.['month']?.length === 2 || isDateAhead(page, at);
  const date = dateOf(match.groups ?? {});
  return isSure && isReal(date) ? dateFigure(at, at + match[0].length, date) : null;
}

/** "até 31/10" */
function readSlashed(page: Page, at: number): DateFigure | null {
  const match = matchAt(SLASHED, page.low, at);
  if (match === null || page.low.charAt(at - 1) === '/') return null;
  const [one, other] = [Number(match.groups?.['one']), Number(match.groups?.['other'])];
  const isFraction = one < other && other < TWO_FIGURES && !match[0].includes('0') && !isWeekdayAhead(page, at);
  const isDay = one > MONTHS && match.groups?.['other']?.length === 2 && page.language !== 'en';
  if (isFraction || (!isDay && !isDateAhead(page, at))) return null;
  return inEitherOrder(page, { one, other, rest: {}, sign: '/' }, [at, at + match[0].length]);
}
