import type { CalendarDate, DateFigure, Quantity, TimeFigure } from '../text/figures/figure.ts';
import { inBase } from '../text/figures/unit-bases.ts';

/**
 * Values as they are looked up: one value is the same key in every spelling ("€1.2 million" and "1,200,000 euros" are
 * `EUR:1200000`), and what looks alike but is not is another key ("42 %", "42 people", "42 points"):
 *
 * - `share:`, `points:`, `times:`, `nth:` and a currency: the value of that kind; `share~:` a share in words, rounded
 * - `s:`, `m:`, `g:` and other base units: a measure in its base; `own:week:` the same in the unit it is written in
 * - `thing:` a count of something named, `bare:` a number without anything, `any:` every number
 * - `date:`, `year:`, `decade:`, `yearless:`, `time:`
 */
export interface Keys {
  /** Each way is a set of keys that all have to stand in the evidence; one way is enough. */
  readonly ways: readonly (readonly string[])[];
  /** What it makes traceable where it appears in the evidence. */
  readonly gives: readonly string[];
}

/** A value as it is compared: 15 digits, so that 1.1 thousand is 1,100. */
export function asKey(value: number): string {
  return Number.isSafeInteger(value) ? String(value) : String(Number(value.toPrecision(15)));
}

/** Words for a weight and for money, and for a weight and a way. */
const TWO_UNITS: readonly (readonly [words: RegExp, unit: string])[] = [
  [/(?:pounds?|pfund|libras?|磅|ポンド)$/, 'lb'],
  [/キロ$/, 'km'],
];

/** What is around a quantity in its text, folded. */
export interface Surroundings {
  /** Its own words. */
  readonly words: string;
  /** Whether it counts something that is named: "42 people". */
  readonly countsThing: boolean;
  /** Whether its language tells how thousands are written there. */
  readonly isLanguageKnown: boolean;
}

export function quantityKeys(quantity: Quantity, around: Surroundings): Keys {
  const { value, to, otherwise } = quantity;
  // "1,500" is a thousand in English; "2.000" there is more likely a word of another language than two.
  const isSure = otherwise === null || (around.isLanguageKnown && value > otherwise);
  const first = isSure ? [value] : [value, otherwise];
  const ends = to === null ? [first] : [first, [to]];
  return {
    ways: ends.reduce<string[][]>(
      (ways, values) =>
        ways.flatMap((way) => values.flatMap((one) => wantedKeys(one, quantity, around).map((key) => [...way, key]))),
      [[]],
    ),
    gives: ends.flat().flatMap((one) => givenKeys(one, quantity, around)),
  };
}

/** Keys one of which has to stand in the evidence. */
function wantedKeys(value: number, quantity: Quantity, { words, countsThing }: Surroundings): string[] {
  const { kind, unit, inWords } = quantity;
  switch (kind) {
    case 'percent':
      return inWords ? wordedShareKeys(value) : [shareKey(value)];
    case 'points':
      return [`points:${asKey(value)}`];
    case 'money':
      return [...moneyKeys(value, unit ?? '', words), ...otherUnitKeys(value, words)];
    case 'measure':
    case 'duration':
      return [...unitKeys(value, unit ?? ''), ...otherUnitKeys(value, words), `bare:${asKey(value)}`];
    case 'times':
      return [`times:${asKey(value)}`, `bare:${asKey(value)}`];
    case 'count':
      return [countsThing ? `thing:${asKey(value)}` : `any:${asKey(value)}`];
  }
}

/** Keys that a quantity of the evidence stands for. */
function givenKeys(value: number, quantity: Quantity, around: Surroundings): string[] {
  const plain = asKey(value);
  const { kind } = quantity;
  if (kind === 'count' && !around.countsThing) return [`any:${plain}`, `bare:${plain}`, `thing:${plain}`];
  const wanted = wantedKeys(value, quantity, around).filter((key) => !key.startsWith('bare:'));
  if (kind === 'percent')
    return [
      shareKey(value),
      ...wordedShareKeys(value),
      ...(quantity.inWords ? wholes(value).map(shareKey) : []),
      `any:${plain}`,
    ];
  if (kind === 'money') {
    const own = wanted.filter((key) => !key.includes('-dollar:'));
    return [...own, ...dollarKeys(value, quantity.unit ?? '', around.words), `any:${plain}`];
  }
  if (kind === 'times') return [...wanted, `any:${plain}`, `thing:${plain}`];
  return [...wanted, `any:${plain}`];
}

function shareKey(percent: number): string {
  return `share:${asKey(Number(percent.toPrecision(10)))}`;
}

/** A share in words is told in whole percent as well: two thirds are 66.7 %, 67 % or 66 %. */
function wordedShareKeys(percent: number): string[] {
  const isWhole = Number.isInteger(percent);
  return [`share~:${percent.toFixed(1)}`, ...(isWhole ? [percent] : wholes(percent)).map((one) => `share~:${one}`)];
}

function wholes(percent: number): number[] {
  return [...new Set([Math.floor(percent), Math.round(percent)])];
}

function moneyKeys(value: number, currency: string, words: string): string[] {
  const own = `${currency}:${asKey(value)}`;
  if (currency !== 'cent' && value < 1) return [own, `cent:${asKey(value * 100)}`];
  if (!DOLLARS.has(currency)) return [own];
  // "790 dollars" may be those of any country, "NZ$790" only its own, or plain ones.
  return isPlainDollar(currency, words) ? [own, `some-dollar:${asKey(value)}`] : [own, `plain-dollar:${asKey(value)}`];
}

const DOLLARS = new Set(['USD', 'AUD', 'CAD', 'NZD', 'HKD', 'SGD', 'TWD']);

/** "US$", "US dollars", "USD": what is read as the US dollar without one of these is just a dollar. */
const OF_THE_STATES = /(?<!\p{L})(?:us\$|usd|u\.?s\.?(?!\p{L})|ameri)/u;

const isPlainDollar = (currency: string, words: string): boolean => currency === 'USD' && !OF_THE_STATES.test(words);

function dollarKeys(value: number, currency: string, words: string): string[] {
  if (!DOLLARS.has(currency)) return [];
  return [`some-dollar:${asKey(value)}`, ...(isPlainDollar(currency, words) ? [`plain-dollar:${asKey(value)}`] : [])];
}

function otherUnitKeys(value: number, words: string): string[] {
  return TWO_UNITS.flatMap(([ending, unit]) => (ending.test(words) ? unitKeys(value, unit) : []));
}

/** Days of work are no 24 hours each. */
function unitKeys(value: number, unit: string): string[] {
  if (unit === 'workday') return [`own:day:${asKey(value)}`];
  const { base, value: based } = inBase(value, unit);
  return [`own:${unit}:${asKey(value)}`, `${base}:${asKey(based)}`];
}

/** "Four weeks" and "week four" meet, 28 days and "week four" do not. */
export function countedOffKeys(value: number, unit: string): Keys {
  const keys = [`own:${unit}:${asKey(value)}`];
  return { ways: [keys], gives: keys };
}

/** A share that is not said in percent: "every seventh shop". */
export function shareKeys(percent: number): Keys {
  const keys = wordedShareKeys(percent);
  return { ways: keys.map((key) => [key]), gives: [...keys, ...wholes(percent).map(shareKey)] };
}

export function ordinalKeys(value: number): Keys {
  const keys = [`nth:${asKey(value)}`];
  return { ways: [keys], gives: keys };
}

export function dateKeys({ from, to, otherwise }: DateFigure, countsThing: boolean): Keys {
  const decade = decadeOf(from, to);
  if (decade !== null) return { ways: [[decade]], gives: [decade] };
  const dates = to === null ? [from] : [from, to];
  const readings = otherwise === null || to !== null ? [dates] : [dates, [otherwise]];
  const counts = countsThing && to === null ? countKeys(from) : [];
  return {
    ways: [...readings.flatMap((all) => [all.map(exactKey), all.flatMap(looseKeys)]), ...counts.map((key) => [key])],
    gives: [...readings.flat().flatMap(givenDateKeys), ...(to === null ? countKeys(from) : [])],
  };
}

/** "The 1990s" are read as all their years. */
function decadeOf(from: CalendarDate, to: CalendarDate | null): string | null {
  const isDecade = from.month === undefined && from.year !== undefined && from.year % 10 === 0;
  return isDecade && to?.year === from.year + 9 ? `decade:${from.year}` : null;
}

/** "2024 customers" may be a count. */
function countKeys({ year, month }: CalendarDate): string[] {
  return year === undefined || month !== undefined ? [] : [`thing:${year}`, `any:${year}`];
}

type DateParts = { readonly [Part in keyof CalendarDate]?: number | null };

function exactKey({ year, month, day }: DateParts): string {
  return month === undefined ? `year:${year}` : `date:${year ?? ''}-${month ?? ''}-${day ?? ''}`;
}

/** A year told once for all dates, "on 12 March" later on. */
function looseKeys(date: CalendarDate): string[] {
  const { year, month, day } = date;
  if (year === undefined || month === undefined || day === undefined) return [exactKey(date)];
  return [`yearless:${month}-${day}`, `year:${year}`];
}

function givenDateKeys(date: CalendarDate): string[] {
  const { year, month, day } = date;
  const years = year === undefined ? [] : [`year:${year}`, `decade:${Math.floor(year / 10) * 10}`];
  if (month === undefined) return years;
  const keys = [exactKey(date), exactKey({ ...date, day: null }), ...years];
  // "On the 17th" is said of a date that was named before.
  if (day !== undefined) keys.push(exactKey({ ...date, year: null }), `nth:${day}`);
  if (year === undefined && day !== undefined) keys.push(`yearless:${month}-${day}`);
  return keys;
}

const HALF_DAY = 12;
const HALF_OF_DAY = /[ap]\.?\s?m|uhr|h|時|时|点|點|น/;

/** "9:30" alone is in the morning or in the evening; "1.20" may be an amount without its currency. */
export function timeKeys({ from, to }: TimeFigure, words: string): Keys {
  const ends = to === null ? [from] : [from, to];
  const ways = ends.map((time) => hoursOf(time, HALF_OF_DAY.test(words)));
  const amount = /^\d{1,2}\.\d{2}$/.test(words) ? asKey(Number(words)) : null;
  // "From 10 in the morning" is "from 10" later on.
  const hour = /^\d{1,2}(?![\d:.])/.exec(words)?.[0];
  return {
    ways: ways.reduce<string[][]>((known, times) => known.flatMap((way) => times.map((time) => [...way, time])), [[]]),
    gives: [
      ...ways.flat(),
      ...(amount === null ? [] : [`any:${amount}`, `bare:${amount}`]),
      ...(hour === undefined ? [] : [`any:${asKey(Number(hour))}`]),
    ],
  };
}

function hoursOf(time: string, isHalfSaid: boolean): string[] {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const hours = isHalfSaid || hour > HALF_DAY ? [hour] : [hour % HALF_DAY, (hour % HALF_DAY) + HALF_DAY];
  return hours.map((one) => `time:${one % (2 * HALF_DAY)}:${String(minute).padStart(2, '0')}`);
}
