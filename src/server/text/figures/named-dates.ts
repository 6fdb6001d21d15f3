import { isFunctionWord } from '../../../core/text/function-words.ts';
import { type CalendarDate, type DateFigure, dateFigure, dateOf, isReal, yearIn } from './calendar.ts';
import { type Page } from './page.ts';
import { matchAt } from '../places.ts';
import { wordAt, wordBefore } from './vocabulary.ts';
import { afterJoin, afterTo, isBehind } from './words-around.ts';

const DAY = /(?<day>\d{1,2})(?:st|nd|rd|th|er|re|\.|º|ª|°|e|de|-го|-е|:e)?(?![\p{L}\d])/uy;
/** Between the day and the month, and between the month and the year. */
const OF = / ?(?:(?:of|de|del|di|do|da) |d'|del mes de )?/y;
const YEAR = /,? ?(?:(?:of|de|del|do|di|van|roku) |พ\.ศ\. ?|ค\.ศ\. ?)?(?<year>[12]\d{3})(?![\d%]|[.,]\d)/y;
const YEAR_BEHIND_DAY = /,? (?<year>[12]\d{3})(?!\d)/y;
const LAST_DAY = /(?: ?- ?|~)(?<day>\d{1,2})(?:st|nd|rd|th)?(?!\d)/y;
const NO_DAY = /\d|[.,:/]\d| ?%/y;
const VERBS = new Set(['may', 'march', 'mar', 'dec']);
/** Months of three small letters that are written out. */
const WHOLE_NAMES = new Set(['maj', 'mai', 'mei', 'май', 'мая', 'lis']);
const SHORTENED = 5;

/** A date with the name of a month: "3 May 2026", "3.–5. Mai", "May 3–5, 2026", "May 2026". */
export function readNamedDates(page: Page, at: number): DateFigure[] {
  const dayFirst = readDayFirst(page, at);
  if (dayFirst.length > 0) return dayFirst;
  const monthFirst = readMonthFirst(page, at) ?? readMonthAlone(page, at);
  return monthFirst ? [monthFirst] : [];
}

interface Month {
  readonly month: number;
  readonly end: number;
}

/** "May" and "March" are verbs in small letters; short names need a full stop or a year in languages without capitals. */
function monthAt({ raw, low, vocabulary }: Page, at: number): Month | null {
  const word = wordAt(vocabulary.months, low, at);
  if (word === null) return null;
  const name = raw.slice(at, word.end);
  const end = low.charAt(word.end) === '.' && name.length <= SHORTENED ? word.end + 1 : word.end;
  const isShort = name.length <= 3 && end === word.end && !/^,? ?[12]\d{3}/.test(low.slice(end, end + 7));
  const isSmall = name === name.toLowerCase() && /^\p{L}+$/u.test(name);
  if (VERBS.has(name) || (isSmall && isShort && !WHOLE_NAMES.has(name))) return null;
  return { month: word.value, end };
}

interface Days {
  readonly first: number;
  readonly firstEnd: number;
  readonly last: { readonly day: number; readonly start: number; readonly link: 'range' | 'join' } | null;
  readonly end: number;
}

/** "3", "3–5", "3. bis 5.", "3 and 4" */
function daysAt(page: Page, at: number): Days | null {
  const first = matchAt(DAY, page.low, at);
  if (first === null) return null;
  const end = at + first[0].length;
  const day = Number(first.groups?.['day']);
  const [range, join] = [afterTo(page, end), afterJoin(page, end)];
  const link = range !== null || isBehind(page.vocabulary.between, page.low, at) ? 'range' : 'join';
  const from = behindArticle(page, range ?? join);
  const second = from === null ? null : matchAt(DAY, page.low, from);
  if (from === null || second === null) return { first: day, firstEnd: end, last: null, end };
  return {
    first: day,
    firstEnd: end,
    last: { day: Number(second.groups?.['day']), start: from, link },
    end: from + second[0].length,
  };
}

const ARTICLE = /(?:el|le|il|o|den|de|the) /y;

/** "Entre el 6 y el 8 de mayo" */
function behindArticle({ low }: Page, at: number | null): number | null {
  return at === null ? null : at + (matchAt(ARTICLE, low, at)?.[0].length ?? 0);
}

function readDayFirst(page: Page, at: number): DateFigure[] {
  const days = daysAt(page, at);
  const month = days && monthAt(page, days.end + (matchAt(OF, page.low, days.end)?.[0].length ?? 0));
  if (!days || !month) return [];
  const year = matchAt(YEAR, page.low, month.end);
  const rest = { ...yearIn(page.language, year?.groups), month: month.month };
  return datesOf(days, rest, [at, month.end + (year?.[0].length ?? 0)]);
}

/** The days of one month: one, a range, or two. */
function datesOf(days: Days, rest: CalendarDate, [start, end]: readonly [number, number]): DateFigure[] {
  const { first, last } = days;
  const [from, to] = [{ ...rest, day: first }, last && { ...rest, day: last.day }];
  if (!isReal(from) || (to && !isReal(to))) return [];
  if (last?.link !== 'join' || to === null) return [dateFigure(start, end, from, { to })];
  return [dateFigure(start, days.firstEnd, from), dateFigure(last.start, end, to)];
}

function readMonthFirst(page: Page, at: number): DateFigure | null {
  const month = monthAt(page, at);
  if (month === null) return null;
  const year = matchAt(YEAR, page.low, month.end);
  if (year === null) return readDayBehind(page, at, month);
  return dateFigure(at, month.end + year[0].length, { ...yearIn(page.language, year.groups), month: month.month });
}

const WORD_BEFORE = /(?<!\p{L})\p{L}{1,10}(?= $)/u;
const NAME_BEHIND = /^ \p{Lu}\p{Ll}/u;

/** "In March", "until May", "mid-May": behind a word that binds or says which part, and no part of a name. */
function readMonthAlone(page: Page, at: number): DateFigure | null {
  const month = monthAt(page, at);
  if (!month || !isMonthAhead(page, at)) return null;
  const endsSentence = page.low.charAt(month.end - 1) === '.' && page.endsSentence(month.end);
  const isNamed = NAME_BEHIND.test(page.raw.slice(month.end, month.end + 3)) && page.language !== 'de';
  if (isNamed && !endsSentence) return null;
  return dateFigure(at, month.end - (endsSentence ? 1 : 0), { month: month.month });
}

function isMonthAhead({ low, vocabulary }: Page, at: number): boolean {
  const word = WORD_BEFORE.exec(low.slice(Math.max(0, at - 12), at))?.[0];
  if (word !== undefined && isFunctionWord(word)) return true;
  const { yearBefore, between, dateBefore } = vocabulary;
  const isParted = /[ -]/.test(low.charAt(at - 1));
  return isParted && [yearBefore, between, dateBefore].some((table) => wordBefore(table, low, at - 1) !== null);
}

/** Whether a month is named right behind a place: "metà ottobre". */
export function isMonthBehind(page: Page, at: number): boolean {
  return page.low.charAt(at) === ' ' && monthAt(page, at + 1) !== null;
}

/** "May 3–5, 2026": the day follows the month in English alone, "im Mai 3 Läden". */
function readDayBehind({ low, language }: Page, at: number, { month, end: monthEnd }: Month): DateFigure | null {
  const mayFollow = (language === 'en' || language === null) && low.charAt(monthEnd) === ' ';
  const first = mayFollow ? matchAt(DAY, low, monthEnd + 1) : null;
  const dayEnd = endOf(first, monthEnd + 1);
  if (first === null || matchAt(NO_DAY, low, dayEnd)) return null;
  const last = matchAt(LAST_DAY, low, dayEnd);
  const daysEnd = endOf(last, dayEnd);
  const year = matchAt(YEAR_BEHIND_DAY, low, daysEnd);
  const rest = { ...dateOf(year?.groups ?? {}), month };
  const from = { ...rest, ...dateOf(first.groups ?? {}) };
  const to = last && { ...rest, ...dateOf(last.groups ?? {}) };
  return isReal(from) ? dateFigure(at, endOf(year, daysEnd), from, { to }) : null;
}

function endOf(match: RegExpExecArray | null, start: number): number {
  return match ? start + match[0].length : start;
}

/** "March to May 2024": the year appears once, behind the last month. */
export function readRangeOfMonths(page: Page, at: number): DateFigure | null {
  const first = monthAt(page, at);
  const from = first && afterTo(page, first.end);
  const last = from === null ? null : monthAt(page, from);
  const year = last && matchAt(YEAR, page.low, last.end);
  if (!first || !last || !year) return null;
  const shared = yearIn(page.language, year.groups);
  return dateFigure(
    at,
    last.end + year[0].length,
    { ...shared, month: first.month },
    {
      to: { ...shared, month: last.month },
    },
  );
}
