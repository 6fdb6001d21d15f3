import type { CalendarDate, DateFigure } from './figure.ts';
import { matchAt, type Page } from './page.ts';
import { wordAt } from './vocabulary.ts';

const NTH = String.raw`(?:st|nd|rd|th|er|re|\.|º|ª|°|e|-го|:e)?`;
const DAY = new RegExp(String.raw`(?<day>\d{1,2})${NTH}`, 'y');
const OF = /(?: (?:of|de|del|di|d'))? ?(?:de )?/y;
const YEAR = /,? ?(?:(?:of|de|del|do|di) )?(?<year>[12]\d{3})(?![\d%]|[.,]\d)/y;
const AND_DAY = new RegExp(String.raw` ?(?:-|~|–)? ?(?<other>\d{1,2})${NTH}`, 'y');
const ISO = /(?<year>[12]\d{3})(?<sign>[-/.])(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})(?!\d)/y;
const NUMERIC = /(?<one>\d{1,2})(?<sign>[-/.]) ?(?<other>\d{1,2})\k<sign> ?(?<year>[12]\d{3}|\d{2})(?!\d|[.,/-]\d)/y;
const DAY_MONTH = /(?<day>\d{1,2})\.(?<month>\d{2})\.(?!\d)/y;
const HAN = /(?:(?<year>[12]\d{3})年)?(?<month>\d{1,2})月(?:(?<day>\d{1,2})日)?/y;
const HAN_YEAR = /(?<year>[12]\d{3})年(?!間|间)/y;
const HAN_TO = /(?:から|〜|～|-|至|到)(?:(?<month>\d{1,2})月)?(?<day>\d{1,2})日/y;
const LATEST_DAY = 31;
const MONTHS = 12;

/** A day, a month of a year, or a range of them at a place of a page; years alone are read with the numbers. */
export function readDate(page: Page, at: number): DateFigure | null {
  const first = readHanDate(page, at) ?? readNumericDate(page, at) ?? readNamedDate(page, at);
  return first && (readEndOfRange(page, first) ?? first);
}

function figure(start: number, end: number, from: CalendarDate, more: Partial<DateFigure> = {}): DateFigure {
  return { kind: 'date', start, end, from, to: null, otherwise: null, ...more };
}

function isReal({ month = 1, day = 1 }: CalendarDate): boolean {
  return month >= 1 && month <= MONTHS && day >= 1 && day <= LATEST_DAY;
}

/** "28 May to 3 June" */
function readEndOfRange(page: Page, first: DateFigure): DateFigure | null {
  if (first.to !== null || first.from.day === undefined) return null;
  const gap = matchAt(/ ?- ?| /y, page.low, first.end)?.[0] ?? '';
  const word = wordAt(page.vocabulary.to, page.low, first.end + gap.length);
  const at = gap.includes('-')
    ? first.end + gap.length
    : word && page.low.charAt(word.end) === ' '
      ? word.end + 1
      : null;
  const last = at === null ? null : (readNumericDate(page, at) ?? readNamedDate(page, at));
  if (!last || last.to !== null || last.from.day === undefined) return null;
  const year = first.from.year ?? last.from.year;
  return { ...first, end: last.end, from: year === undefined ? first.from : { ...first.from, year }, to: last.from };
}

function readHanDate({ low }: Page, at: number): DateFigure | null {
  const match = matchAt(HAN, low, at);
  if (match === null) {
    const year = matchAt(HAN_YEAR, low, at);
    return year && figure(at, at + year[0].length, { year: Number(year.groups?.['year']) });
  }
  const from = dateOf(match.groups ?? {});
  if (!isReal(from) || (from.year === undefined && from.day === undefined)) return null;
  const end = at + match[0].length;
  const last = matchAt(HAN_TO, low, end);
  if (!last || from.day === undefined) return figure(at, end, from);
  return figure(at, end + last[0].length, from, { to: { ...from, ...dateOf(last.groups ?? {}) } });
}

function dateOf({ year, month, day }: Readonly<Record<string, string | undefined>>): CalendarDate {
  return {
    ...(year === undefined ? {} : { year: Number(year) }),
    ...(month === undefined ? {} : { month: Number(month) }),
    ...(day === undefined ? {} : { day: Number(day) }),
  };
}

/** Day and month stand in either order, by country: in the order that is possible, else the day first. */
function readNumericDate({ low, language }: Page, at: number): DateFigure | null {
  const iso = matchAt(ISO, low, at);
  if (iso) {
    const date = dateOf(iso.groups ?? {});
    return isReal(date) ? figure(at, at + iso[0].length, date) : null;
  }
  const short = matchAt(DAY_MONTH, low, at);
  if (short && !matchAt(NUMERIC, low, at)) {
    const date = dateOf(short.groups ?? {});
    return isReal(date) ? figure(at, at + short[0].length, date) : null;
  }
  const match = matchAt(NUMERIC, low, at);
  if (match === null) return null;
  const { one, other, year: written, sign } = match.groups ?? {};
  const year = Number(written) + (written?.length === 2 ? 2000 : 0);
  const dayFirst = { year, month: Number(other), day: Number(one) };
  const monthFirst = { year, month: Number(one), day: Number(other) };
  const isAmerican = language === 'en' && sign === '/' && Number(one) <= MONTHS && Number(other) > MONTHS;
  const [from, otherwise] = isAmerican ? [monthFirst, dayFirst] : [dayFirst, monthFirst];
  const end = at + match[0].length;
  if (isReal(from)) return figure(at, end, from, { otherwise: isReal(otherwise) && one !== other ? otherwise : null });
  return isReal(otherwise) ? figure(at, end, otherwise) : null;
}

function readNamedDate(page: Page, at: number): DateFigure | null {
  return readDayFirst(page, at) ?? readMonthFirst(page, at);
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
  const end = low.charAt(word.end) === '.' && name.length <= 5 ? word.end + 1 : word.end;
  const isShort = name.length <= 3 && end === word.end && !/^,? ?[12]\d{3}/.test(low.slice(end, end + 7));
  const isSmall = name === name.toLowerCase() && /^[a-z]+$/.test(name);
  const isVerb = /^(?:may|march|mar|dec)$/.test(name);
  if (isVerb || (isSmall && isShort && name !== 'maj' && name !== 'mai' && name !== 'mei')) return null;
  return { month: word.value, end };
}

function readDayFirst(page: Page, at: number): DateFigure | null {
  const { low, vocabulary } = page;
  const first = matchAt(DAY, low, at);
  if (first === null) return null;
  let end = at + first[0].length;
  let other: string | undefined;
  const gap = matchAt(/ ?- ?| /y, low, end)?.[0] ?? '';
  const to = gap.includes('-') ? null : wordAt(vocabulary.to, low, end + gap.length);
  const from = gap.includes('-') ? end + gap.length : to && low.charAt(to.end) === ' ' ? to.end + 1 : null;
  const second = from === null ? null : matchAt(DAY, low, from);
  if (second && from !== null) {
    other = second.groups?.['day'];
    end = from + second[0].length;
  }
  const of = matchAt(OF, low, end)?.[0] ?? '';
  const month = monthAt(page, end + of.length);
  if (month === null) return null;
  const year = matchAt(YEAR, low, month.end);
  const shared = dateOf({ year: year?.groups?.['year'] });
  const day = { ...shared, month: month.month, day: Number(first.groups?.['day']) };
  if (!isReal(day)) return null;
  const last = other === undefined ? null : { ...day, day: Number(other) };
  return figure(at, month.end + (year?.[0].length ?? 0), day, { to: last });
}

function readMonthFirst(page: Page, at: number): DateFigure | null {
  const { low } = page;
  const month = monthAt(page, at);
  if (month === null) return null;
  const year = matchAt(YEAR, low, month.end);
  if (year) return figure(at, month.end + year[0].length, { year: Number(year.groups?.['year']), month: month.month });
  const first = low.charAt(month.end) === ' ' ? matchAt(DAY, low, month.end + 1) : null;
  if (first === null) return null;
  let end = month.end + 1 + first[0].length;
  if (/^(?:\d|[.,:]\d| ?%)/.test(low.slice(end, end + 2))) return null;
  const range = matchAt(AND_DAY, low, end);
  const other = range && /-|~/.test(range[0]) ? range.groups?.['other'] : undefined;
  if (other !== undefined) end += range?.[0].length ?? 0;
  const behind = matchAt(/,? (?<year>[12]\d{3})(?!\d)/y, low, end);
  const date = {
    ...dateOf({ year: behind?.groups?.['year'] }),
    month: month.month,
    day: Number(first.groups?.['day']),
  };
  if (!isReal(date)) return null;
  return figure(at, end + (behind?.[0].length ?? 0), date, {
    to: other === undefined ? null : { ...date, day: Number(other) },
  });
}
