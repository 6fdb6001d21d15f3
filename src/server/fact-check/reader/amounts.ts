import { currencyAt } from './currencies.ts';
import { yearKeys } from './dates.ts';
import { givenKeys, isUncounted, wantedKeys } from './measures.ts';
import { isOrdinary } from '../ordinary.ts';
import { type Quantity, readQuantity } from './quantities.ts';
import { before, matchAt, type Page, type Reading } from './reading.ts';

const LINK =
  /(?: ?- ?| (?:to|and|or|bis|und|oder|à|a|y|e|et|ou|tot|en) |,? (?:instead of|rather than|not|statt|anstatt|nicht|au lieu de|en vez de|invece di|em vez de) )/y;
const RANGE = /-|to|bis|à|tot/;
const BETWEEN = /\b(?:between|from|zwischen|entre|tra|tussen) $/;
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
  const second = readQuantity(page, currencyAt(low, at)?.at ?? at);
  if (second === null || second.named || second.digits !== first.digits) return null;
  return RANGE.test(link) || BETWEEN.test(before(low, first.start, 10))
    ? endOfRange(first, second)
    : alike(first, second);
}

function endOfRange({ measure }: Quantity, second: Quantity): Quantity | null {
  // "$10 to 15"
  if (measure.kind === 'money' && second.measure.kind === 'bare') return { ...second, measure };
  return isUncounted(measure) || measure.kind === second.measure.kind ? second : null;
}

/** "5 and 10 percent" share their unit, "5 and 10" are two numbers. */
function alike({ measure }: Quantity, second: Quantity): Quantity | null {
  const shared = isUncounted(measure) && !isUncounted(second.measure) && second.measure.kind !== 'ordinal';
  return shared ? second : null;
}

function joinMeasures(first: Quantity, second: Quantity): Quantity {
  const measure = isUncounted(first.measure) ? second.measure : first.measure;
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
