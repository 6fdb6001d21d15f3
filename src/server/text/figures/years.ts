import type { DateFigure } from './figure.ts';
import { BUDDHIST, dateFigure, LATEST_YEAR } from './calendar.ts';
import { type Page } from './page.ts';
import { matchAt } from '../places.ts';
import type { End } from './quantities.ts';
import { afterJoin, afterTo, countedAt, isBehind } from './words-around.ts';
import { wordAt } from './vocabulary.ts';

const EARLIEST_YEAR = 1_000;
/** From here on four plain digits are a year rather than a count. */
const EARLIEST_SURE_YEAR = 1_900;
const LAST_TWO_DIGITS = / ?[-/] ?(?<year>\d{2})(?![\d-]|[.,]\d| ?%)/y;
const LAST_YEAR = /(?<year>[12]\d{3})(?![\d-]|[.,]\d| ?%)/y;

/** "in 2024", "2019–2021", "2019/20", "from 1887 to 1912": four plain digits that count nothing. */
export function yearOf(page: Page, number: End): DateFigure | null {
  const { start, end, value, isPlainYear, unit, hasSign } = number;
  if (!isPlainYear || unit !== null || hasSign) return null;
  const year = buddhistYear(page, number) ?? (isYear(page, number) ? value : null);
  if (year === null) return null;
  const from = { year };
  const last = lastYear(page, number);
  if (last === null) return dateFigure(start, end, from);
  if (isMeasured(page, last.end)) return null;
  return dateFigure(start, last.end, from, { to: { year: last.year + year - value } });
}

/** "2000–2500 euros" */
function isMeasured({ low, vocabulary }: Page, at: number): boolean {
  const unit = wordAt(vocabulary.units, low, at + (low.charAt(at) === ' ' ? 1 : 0));
  return unit !== null && unit.value.kind !== 'duration';
}

/** "พ.ศ. 2567": as other calendars count. */
function buddhistYear({ low, language }: Page, { start, value }: End): number | null {
  const isThai = language === 'th' && value > LATEST_YEAR && value < LATEST_YEAR + BUDDHIST;
  return isThai && /(?:พ\.ศ\.|ปี) ?$/.test(low.slice(Math.max(0, start - 6), start)) ? value - BUDDHIST : null;
}

function isYear(page: Page, number: End): boolean {
  const { value } = number;
  if (value < EARLIEST_YEAR || value > LATEST_YEAR) return false;
  return value >= EARLIEST_SURE_YEAR || isEarlyYear(page, number);
}

/** "founded in 1887", "(1750–1812)", "1887 г.": what is around it says that it is one. */
function isEarlyYear(page: Page, { start, end }: End): boolean {
  const { low, vocabulary } = page;
  if (isBehind(vocabulary.yearBefore, low, start)) return true;
  const behind = low.charAt(end) === ' ' ? end + 1 : end;
  if (wordAt(vocabulary.yearBehind, low, behind)) return true;
  if (/[(*†]$/.test(low.slice(0, start).slice(-2).trimEnd()) && /^(?:\)| ?-)/.test(low.slice(end, end + 2)))
    return true;
  return isBehind(vocabulary.sinceBefore, low, start) && countedAt(page, end) === null;
}

function lastYear(page: Page, first: End): { year: number; end: number } | null {
  return lastYearInTwoDigits(page, first) ?? lastYearInFour(page, first);
}

function lastYearInTwoDigits({ low }: Page, { end, value }: End): { year: number; end: number } | null {
  const match = matchAt(LAST_TWO_DIGITS, low, end);
  const year = Math.floor(value / 100) * 100 + Number(match?.groups?.['year']);
  return match && year > value ? { year, end: end + match[0].length } : null;
}

function lastYearInFour(page: Page, { start, end, value }: End): { year: number; end: number } | null {
  const isBetween = isBehind(page.vocabulary.between, page.low, start);
  const from = afterSlash(page, end) ?? afterTo(page, end) ?? (isBetween ? afterJoin(page, end) : null);
  const last = from === null ? null : matchAt(LAST_YEAR, page.low, from);
  const year = Number(last?.groups?.['year']);
  const isLater = year > value && year <= LATEST_YEAR + BUDDHIST;
  return from !== null && last && isLater ? { year, end: from + last[0].length } : null;
}

function afterSlash({ low }: Page, at: number): number | null {
  return low.charAt(at) === '/' ? at + 1 : null;
}

const DECADE = /(?:1[5-9]|20)\d0|[2-9]0/y;

/** "the 1990s", "années 90", "90-talet": all its years. */
export function readDecade(page: Page, at: number): DateFigure | null {
  const { low, vocabulary } = page;
  const match = matchAt(DECADE, low, at);
  if (match === null) return null;
  const end = at + match[0].length;
  const behind = wordAt(vocabulary.decadeBehind, low, end);
  const start = low.charAt(at - 1) === "'" ? at - 1 : at;
  const isLed = isBehind(vocabulary.decadeBefore, low, start) && !/^(?:\d|[.,%-]\d)/.test(low.slice(end, end + 2));
  if (behind === null && !isLed) return null;
  const written = Number(match[0]);
  const year = written < 100 ? 1900 + written : written;
  // "The 1800s" are a century.
  const span = year % 100 === 0 && year < 2_000 ? 99 : 9;
  return dateFigure(start, behind?.end ?? end, { year }, { to: { year: year + span } });
}
