import { MONTH_WORDS, monthNumber } from '../../../core/text/months.ts';
import { matchAt, type Page, type Reading } from './reading.ts';

const MONTH = String.raw`(?<month>${MONTH_WORDS})(?![a-zà-ÿ])\.?`;
const NTH = String.raw`(?:st|nd|rd|th|er|\.|º)?`;
const ISO = /(?<year>[12]\d{3})(?<sign>[-/.])(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})(?!\d)/y;
const NUMERIC = /(?<one>\d{1,2})(?<sign>[-/.])(?<other>\d{1,2})\k<sign>(?<year>[12]\d{3}|\d{2})(?!\d|[.,/-]\d)/y;
const KANJI = /(?<year>[12]\d{3})年(?:(?<month>\d{1,2})月(?:(?<day>\d{1,2})日)?)?/y;
const DAY_FIRST = new RegExp(
  String.raw`(?:(?<first>\d{1,2})${NTH} ?(?:-|to|and|bis|und|au|al|a) ?)?(?<day>\d{1,2})${NTH}(?: of| de)? ?${MONTH}(?:,?(?: of| de)? (?<year>[12]\d{3})(?!\d))?`,
  'y',
);
const MONTH_FIRST = new RegExp(
  String.raw`${MONTH} (?<day>\d{1,2})(?:st|nd|rd|th)?(?: ?(?:-|to|and) ?(?<last>\d{1,2})(?:st|nd|rd|th)?)?(?:,? (?<year>[12]\d{3})(?!\d))?(?!\d|[.,:]\d| ?%| percent)`,
  'y',
);
const MONTH_YEAR = new RegExp(String.raw`${MONTH},?(?: of| de)? ?(?<year>[12]\d{3})(?![\d%])`, 'y');
const QUARTER = /q(?<quarter>[1-4])[ -]?(?:of |')?(?<year>[12]\d{3})(?!\d)/y;
const NAMED_QUARTER =
  /(?:(?<word>first|second|third|fourth|last)|(?<digit>[1-4])(?:st|nd|rd|th)) quarter(?:(?: of|,)? (?<year>[12]\d{3})(?!\d))?/y;
const DECADE = /(?:(?<century>1[5-9]|20)(?<decade>\d)0'?s|'(?<short>\d)0s)(?![a-z0-9])/y;
const LOOSE_DECADE = /(?<decade>[2-9])0s(?![a-z0-9])/y;
const QUARTERS = ['first', 'second', 'third', 'fourth'];

interface DatePart {
  readonly year: number | null;
  readonly month: number;
  readonly day: number | null;
}

/** A day, a month of a year, a quarter or a decade at a place. Years alone are read with the numbers. */
export function readDate(page: Page, at: number): Reading | null {
  return (
    readNumericDate(page.low, at) ?? readNamedDate(page, at) ?? readQuarter(page.low, at) ?? readDecade(page.low, at)
  );
}

function readNumericDate(low: string, at: number): Reading | null {
  const full = matchAt(ISO, low, at) ?? matchAt(KANJI, low, at);
  if (full?.groups?.['month'] !== undefined) {
    const { year, month, day } = full.groups;
    const date = { year: Number(year), month: Number(month), day: day === undefined ? null : Number(day) };
    return readingOf(low, at, full[0].length, [[date]]);
  }
  const match = matchAt(NUMERIC, low, at);
  if (match === null) return null;
  const [one, other, short] = [match.groups?.['one'], match.groups?.['other'], match.groups?.['year']].map(Number);
  if (one === undefined || other === undefined || short === undefined) return null;
  const year = short < 100 ? 2000 + short : short;
  // Day and month stand in either order, by country.
  return readingOf(low, at, match[0].length, [[{ year, month: other, day: one }], [{ year, month: one, day: other }]]);
}

function readNamedDate({ raw, low }: Page, at: number): Reading | null {
  const match = matchAt(DAY_FIRST, low, at) ?? matchAt(MONTH_FIRST, low, at) ?? matchAt(MONTH_YEAR, low, at);
  if (match === null) return null;
  const { month: name = '', day, first, last, year } = match.groups ?? {};
  // "The top 5 may win", "they march 12 miles"
  const initial = raw.charAt(at + match[0].indexOf(name));
  if (['may', 'march', 'mar', 'dec'].includes(name) && initial === initial.toLowerCase()) return null;
  const part = { year: year === undefined ? null : Number(year), month: monthNumber(name) };
  const days = [first, day, last].flatMap((text) => (text === undefined ? [] : [Number(text)]));
  const dates = days.length === 0 ? [{ ...part, day: null }] : days.map((one) => ({ ...part, day: one }));
  return readingOf(low, at, match[0].length, [dates]);
}

/** Each of `ways` is a list of dates that all have to be found. */
function readingOf(low: string, at: number, length: number, ways: readonly (readonly DatePart[])[]): Reading | null {
  const real = ways.filter((dates) =>
    dates.every(({ month, day }) => month >= 1 && month <= 12 && (day === null || (day >= 1 && day <= 31))),
  );
  if (real.length === 0) return null;
  return {
    kind: 'date',
    start: at,
    end: at + low.slice(at, at + length).trimEnd().length,
    ways: () => real.flatMap((dates) => [dates.map(exactKey), dates.flatMap(looseKeys)]),
    gives: () => real.flat().flatMap(dateKeys),
    isOrdinary: () => false,
  };
}

function exactKey({ year, month, day }: DatePart): string {
  return `date:${year ?? ''}-${month}-${day ?? ''}`;
}

/** A year told once for all dates, "on 12 March" later on. */
function looseKeys(date: DatePart): string[] {
  const { year, day } = date;
  return year === null || day === null ? [exactKey(date)] : [`yearless:${date.month}-${day}`, `year:${year}`];
}

function dateKeys(date: DatePart): string[] {
  const { year, day } = date;
  const keys = [exactKey(date), exactKey({ ...date, day: null })];
  if (day !== null) keys.push(exactKey({ ...date, year: null }));
  return year === null ? [...keys, `yearless:${date.month}-${day}`] : [...keys, ...yearKeys(year)];
}

/** What a year makes traceable: itself and its decade. */
export function yearKeys(year: number): string[] {
  const decade = Math.floor(year / 10) * 10;
  return [`year:${year}`, `decade:${decade}`, `decade:${decade % 100}`];
}

function readQuarter(low: string, at: number): Reading | null {
  const match = matchAt(QUARTER, low, at) ?? matchAt(NAMED_QUARTER, low, at);
  if (match === null) return null;
  const { quarter, word = '', digit, year } = match.groups ?? {};
  if (word === 'last') return null;
  const number = Number(quarter ?? digit ?? QUARTERS.indexOf(word) + 1);
  const keys = year === undefined ? [] : [`quarter:${year}-${number}`, ...yearKeys(Number(year))];
  return {
    kind: 'date',
    start: at,
    end: at + match[0].length,
    ways: () => [[year === undefined ? `quarter:${number}` : `quarter:${year}-${number}`]],
    gives: () => [`quarter:${number}`, ...keys],
    isOrdinary: () => false,
  };
}

function readDecade(low: string, at: number): Reading | null {
  const match = matchAt(DECADE, low, at) ?? (isLooseDecade(low, at) ? matchAt(LOOSE_DECADE, low, at) : null);
  if (match === null) return null;
  const { century, decade, short } = match.groups ?? {};
  const tens = Number(decade ?? short) * 10;
  const key = century === undefined ? `decade:${tens}` : `decade:${Number(century) * 100 + tens}`;
  const gives = [key, `decade:${tens}`];
  const end = at + match[0].length;
  return { kind: 'date', start: at, end, ways: () => [[key]], gives: () => gives, isOrdinary: () => false };
}

/** "the 90s", "in their 40s", not "30s" of a script. */
function isLooseDecade(low: string, at: number): boolean {
  return /\b(?:the|early|late|mid|their|his|her|your|our|my)[ -]$/.test(low.slice(Math.max(0, at - 6), at));
}
