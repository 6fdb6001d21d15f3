import { currencyAt, currencyBefore } from './currencies.ts';
import { yearKeys } from './dates.ts';
import { givenKeys, type Measure, measureAt, ordinalAt, wantedKeys } from './measures.ts';
import { readNumberWords, readOrdinalWord } from './number-words.ts';
import { readNumeral, readVulgar } from './numerals.ts';
import { before, matchAt, type Page, type Reading } from './reading.ts';
import { readScale } from './scales.ts';
import { countsParts, numbersPart } from './structure.ts';
import { unitBefore } from './units.ts';

/** A number with what it counts. */
export interface Quantity {
  readonly start: number;
  readonly end: number;
  /** Where its number ends and its unit begins. */
  readonly numberEnd: number;
  readonly values: readonly number[];
  readonly measure: Measure;
  readonly digits: boolean;
  readonly scaled: boolean;
  readonly year: boolean;
  readonly named: boolean;
}

const EARLIEST_YEAR = 1100;
const LATEST_YEAR = 2100;
const LARGEST_SPOKEN = 10;

/** "a million" */
const ALONE = /^a (?:hundred|thousand|million|billion|trillion|dozen)/;

/** The number at a place, in digits or words. */
export function readQuantity({ raw, low }: Page, at: number): Quantity | null {
  const ordinal = readOrdinalWord(low, at);
  if (ordinal) {
    const { measure, end } = ordinalAt(low, ordinal.end);
    const base = { start: at, end, numberEnd: ordinal.end, values: [ordinal.value], measure };
    return { ...base, digits: false, scaled: false, year: false, named: false };
  }
  const vulgar = readVulgar(low, at);
  const digits = readNumeral(low, at);
  const words = digits ? null : readNumberWords(low, at);
  if (vulgar !== null) return quantity(low, { start: at, end: at + 1, values: [vulgar], digits: true });
  if (words) {
    const start = ALONE.test(low.slice(Math.max(0, at - 2), words.end)) ? at - 2 : at;
    return quantity(low, { start, end: words.end, values: [words.value], digits: false, year: words.year });
  }
  if (!digits) return null;
  const scale = readScale(raw, low, digits.end);
  const [first = 0] = digits.values;
  const year = digits.plainYear && !scale && first >= EARLIEST_YEAR && first <= LATEST_YEAR;
  if (!scale) return quantity(low, { start: at, end: digits.end, values: digits.values, digits: true, year });
  const money = currencyBefore(low, at) !== null;
  const scaled = smallest(digits.values).map((value) => value * scale.factor);
  const read = quantity(low, { start: at, end: scale.end, values: scaled, digits: true, scaled: true });
  // "5m" without money may be metres.
  if (!scale.doubtful || money || read.measure.kind === 'money') return read;
  const metres = quantity(low, { start: at, end: digits.end, values: digits.values, digits: true });
  return metres.measure.kind === 'unit' ? { ...metres, values: metres.values } : read;
}

/** "1.200 million" is 1.2 million. */
function smallest(values: readonly number[]): number[] {
  return values.length > 1 ? [Math.min(...values)] : [...values];
}

interface Found {
  readonly start: number;
  readonly end: number;
  readonly values: readonly number[];
  readonly digits: boolean;
  readonly scaled?: boolean;
  readonly year?: boolean;
}

function quantity(low: string, found: Found): Quantity {
  const { start, end, values, digits, scaled = false } = found;
  const money = digits ? currencyBefore(low, start) : null;
  const { measure, end: measured } = measureAt(low, { start, end, digits });
  const unit = measure.kind === 'thing' || measure.kind === 'bare' ? unitBefore(low, start) : null;
  const year = (found.year ?? false) && (measure.kind === 'thing' || measure.kind === 'bare');
  const counted = unit !== null && !scaled && !year && (values[0] ?? 0) <= 60;
  return {
    start: counted ? unit.start : (money?.at ?? start),
    end: measured,
    numberEnd: end,
    values,
    measure: counted ? { kind: 'unit', base: unit.base, factor: unit.factor, nth: true } : measure,
    digits,
    scaled,
    year,
    named: counted,
  };
}

const LINK = /(?: ?- ?| (?:to|and|or|bis|und|oder|à|a|y|e|et|ou|tot|en) )/y;
const SHORT_YEAR = /[-/](?<end>\d{2})(?![\d/-]|[.,]\d|%| ?percent)/y;

/** The number at a place, or the range that begins there: "10-15 %", "between 5 and 10 euros", "2019-20". */
export function readAmount(page: Page, at: number): Reading | null {
  const first = readQuantity(page, at);
  if (first === null) return null;
  if (first.year && first.digits) return readYears(page, first);
  const second = readSecond(page, first);
  if (second === null) return readingOf(page, [first], first.end);
  const joined = joinMeasures(first, second);
  return readingOf(page, [joined, second], second.end);
}

function readYears(page: Page, first: Quantity): Reading {
  const short = matchAt(SHORT_YEAR, page.low, first.end);
  const [year = 0] = first.values;
  const last = Math.floor(year / 100) * 100 + Number(short?.groups?.['end'] ?? Number.NaN);
  if (!short || last <= year) return readingOf(page, [first], first.end);
  return readingOf(page, [first, { ...first, values: [last] }], first.end + short[0].length);
}

/** The other end of a range; its unit may stand there for both. */
function readSecond(page: Page, first: Quantity): Quantity | null {
  const { low } = page;
  const link = matchAt(LINK, low, first.end)?.[0];
  if (link === undefined) return null;
  const at = first.end + link.length;
  const sign = currencyAt(low, at);
  const start = sign?.at ?? at;
  if (!/[\da-z½¼¾⅓⅔]/.test(low.charAt(start)) || (link.trim() === '-' && !/\d/.test(low.charAt(start)))) return null;
  const second = readQuantity(page, start);
  if (second === null || second.named || second.digits !== first.digits) return null;
  const open = first.measure.kind === 'bare' || first.measure.kind === 'thing';
  const same = first.measure.kind === second.measure.kind;
  const range =
    /-|to|bis|à|tot/.test(link) || /\b(?:between|from|zwischen|entre|tra|tussen) $/.test(before(low, first.start, 10));
  const units = second.measure.kind !== 'bare' && second.measure.kind !== 'thing' && second.measure.kind !== 'ordinal';
  const money = first.measure.kind === 'money' && second.measure.kind === 'bare';
  if (range) return open || same || money ? (money ? { ...second, measure: first.measure } : second) : null;
  return open && units ? second : null;
}

function joinMeasures(first: Quantity, second: Quantity): Quantity {
  const open = first.measure.kind === 'bare' || first.measure.kind === 'thing';
  const measure = open && !first.named ? second.measure : first.measure;
  const [top = 0] = second.values;
  const scale = second.scaled && !first.scaled ? scaleOf(top) : 1;
  // "$10-15 million" means both; "500 to 1 million" one: both readings are kept.
  const values = scale === 1 ? first.values : [...first.values.map((value) => value * scale), ...first.values];
  return { ...first, measure, values };
}

function scaleOf(value: number): number {
  return value >= 1e9 ? 1e9 : value >= 1e6 ? 1e6 : value >= 1e3 ? 1e3 : 1;
}

function readingOf(page: Page, parts: readonly Quantity[], end: number): Reading {
  const [first, ...rest] = parts;
  const start = first?.start ?? end;
  return {
    kind: kindOf(page, parts),
    start,
    end,
    ways: () =>
      rest.reduce<string[][]>(
        (known, part) => known.flatMap((way) => wantedOf(page, part).map((key) => [...way, key])),
        first ? wantedOf(page, first).map((key) => [key]) : [],
      ),
    gives: () => parts.flatMap(givesOf),
    isOrdinary: () => parts.every((part) => isOrdinary(page, part)),
  };
}

function wantedOf(page: Page, part: Quantity): string[] {
  if (!part.year) return part.values.flatMap((value) => wantedKeys(value, part.measure));
  const plain = isDatedYear(page, part) ? [] : part.values.flatMap((value) => wantedKeys(value, part.measure));
  return [...part.values.map((value) => `year:${value}`), ...plain];
}

function givesOf({ values, measure, year }: Quantity): string[] {
  const keys = values.flatMap((value) => givenKeys(value, measure));
  return year ? [...keys, ...values.flatMap(yearKeys)] : keys;
}

function kindOf(page: Page, parts: readonly Quantity[]): Reading['kind'] {
  if (parts.some((part) => part.measure.kind === 'money')) return 'amount';
  return parts.every((part) => part.year && isDatedYear(page, part)) ? 'date' : 'number';
}

const DATED =
  /\b(?:in|since|by|until|till|from|during|before|after|of|for|through|early|late|mid|seit|bis|en|dans|nel|em|sinds)[ -]$|[(/-]$/;

/** A year unless it counts something: "2024 customers". */
function isDatedYear({ low }: Page, part: Quantity): boolean {
  return part.measure.kind === 'bare' || DATED.test(before(low, part.start, 8));
}

const OWN_WAY =
  /[ -](?:yours|sure|certain|committed|clear|honest|human|ready|behind|worth|you|agree|focused|convinced|on board|there)(?![a-z])/y;

/** Ordinary language instead of a statement that can be true or false. */
function isOrdinary({ low }: Page, part: Quantity): boolean {
  const { values, measure, digits } = part;
  const [value = 0] = values;
  if (measure.kind === 'money') return false;
  if (measure.kind === 'share') return value === 100 && matchAt(OWN_WAY, low, part.end) !== null;
  if (measure.kind === 'times') return value === 1;
  if (measure.kind === 'unit') return value === 1 && (!digits || part.named);
  if (numbersPart(low, part.start)) return true;
  if (measure.kind === 'ordinal') return digits ? value <= 3 : value <= LARGEST_SPOKEN;
  if (countsParts(low, part.numberEnd, value)) return true;
  return digits ? value === 1 : value <= LARGEST_SPOKEN;
}
