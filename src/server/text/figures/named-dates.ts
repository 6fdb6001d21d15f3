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

interface Day {
  readonly day: number;
  readonly start: number;
  readonly end: number;
}

/** The days of one month: one, the ends of a range, or several. */
interface Days {
  readonly days: readonly Day[];
  readonly isRange: boolean;
}

/** "3", "3–5", "3. bis 5.", "3 and 4", "3, 4, 10 and 11" */
function daysAt(page: Page, at: number): Days | null {
  const first = dayAt(page, at);
  if (first === null) return null;
  const range = afterTo(page, first.end);
  const isBetween = isBehind(page.vocabulary.between, page.low, at);
  if (range !== null || isBetween) {
    const last = dayAt(page, behindArticle(page, range ?? afterJoin(page, first.end)));
    return last ? { days: [first, last], isRange: true } : { days: [first], isRange: false };
  }
  const days = [first];
  for (;;) {
    const { end } = days.at(-1) ?? first;
    const next = dayAt(page, behindArticle(page, afterJoin(page, end) ?? afterComma(page, end)));
    if (next === null) return { days, isRange: false };
    days.push(next);
  }
}

function dayAt({ low }: Page, at: number | null): Day | null {
  const match = at === null ? null : matchAt(DAY, low, at);
  if (at === null || match === null) return null;
  return { day: Number(match.groups?.['day']), start: at, end: at + match[0].length };
}

const COMMA = /, /y;

const afterComma = ({ low }: Page, at: number): number | null => (matchAt(COMMA, low, at) ? at + 2 : null);

const ARTICLE = /(?:el|le|il|o|den|de|the) /y;

/** "Entre el 6 y el 8 de mayo" */
function behindArticle({ low }: Page, at: number | null): number | null {
  return at === null ? null : at + (matchAt(ARTICLE, low, at)?.[0].length ?? 0);
}

function readDayFirst(page: Page, at: number): DateFigure[] {
  const days = daysAt(page, at);
  if (!days) return [];
  const lastEnd = days.days.at(-1)?.end ?? at;
  const month = monthAt(page, lastEnd + (matchAt(OF, page.low, lastEnd)?.[0].length ?? 0));
  if (!month) return [];
  const year = matchAt(YEAR, page.low, month.end);
  const rest = { ...yearIn(page.language, year?.groups), month: month.month };
  return datesOf(days, rest, month.end + (year?.[0].length ?? 0));
}

/** A range is one figure; of several days the last one has the words of month and year. */
function datesOf({ days, isRange }: Days, rest: CalendarDate, end: number): DateFigure[] {
  const dates = days.map(({ day }) => ({ ...rest, day }));
  const [first] = days;
  const [from, to = null] = dates;
  if (!first || !from || !dates.every(isReal)) return [];
  if (isRange) return [dateFigure(first.start, end, from, { to })];
  return days.map((day, index) =>
    dateFigure(day.start, index === days.length - 1 ? end : day.end, { ...rest, day: day.day }),
  );
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
