import { currencyBefore } from './currencies.ts';
import { readGermanNumber } from './german-numbers.ts';
import { isUncounted, type Measure, measureAt, ordinalAt } from './measures.ts';
import { readNumberWords, readOrdinalWord } from './number-words.ts';
import { type Numeral, readNumeral, readVulgar } from './numerals.ts';
import type { Page } from './reading.ts';
import { readScale } from './scales.ts';
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
/** "Week 4" counts off, "day 300" hardly. */
const LARGEST_COUNTED_OFF = 60;

/** "a million" */
const ALONE = /^a (?:hundred|thousand|million|billion|trillion|dozen)/;

/** The number at a place, in digits or words. */
export function readQuantity(page: Page, at: number): Quantity | null {
  const vulgar = readVulgar(page.low, at);
  if (vulgar !== null) return quantity(page.low, { start: at, end: at + 1, values: [vulgar], digits: true });
  const digits = readNumeral(page.low, at);
  return digits ? inDigits(page, at, digits) : inWords(page.low, at);
}

function inWords(low: string, at: number): Quantity | null {
  const ordinal = readOrdinalWord(low, at);
  if (ordinal) {
    const { measure, end } = ordinalAt(low, ordinal.end);
    const base = { start: at, end, numberEnd: ordinal.end, values: [ordinal.value], measure };
    return { ...base, digits: false, scaled: false, year: false, named: false };
  }
  const german = readGermanNumber(low, at);
  const words = german ? { ...german, year: false } : readNumberWords(low, at);
  if (!words) return null;
  const start = ALONE.test(low.slice(Math.max(0, at - 2), words.end)) ? at - 2 : at;
  return quantity(low, { start, end: words.end, values: [words.value], digits: false, year: words.year });
}

function inDigits({ raw, low }: Page, at: number, { values, end, plainYear }: Numeral): Quantity {
  const scale = readScale(raw, low, end);
  const [first = 0] = values;
  const year = plainYear && first >= EARLIEST_YEAR && first <= LATEST_YEAR;
  if (!scale) return quantity(low, { start: at, end, values, digits: true, year });
  // "1.200 million" is 1.2 million.
  const scaled = [Math.min(...values) * scale.factor];
  const read = quantity(low, { start: at, end: scale.end, values: scaled, digits: true, scaled: true });
  if (!scale.doubtful || read.measure.kind === 'money') return read;
  const metres = quantity(low, { start: at, end, values, digits: true });
  return metres.measure.kind === 'unit' ? metres : read;
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
  const { measure, end: measured } = measureAt(low, { start, end, digits });
  const year = found.year === true && isUncounted(measure);
  const plain = { start, end: measured, numberEnd: end, values, measure, digits, scaled, year, named: false };
  if (measure.kind === 'money') return { ...plain, start: (digits ? currencyBefore(low, start) : null)?.at ?? start };
  const countable = isUncounted(measure) && !scaled && !year && (values[0] ?? 0) <= LARGEST_COUNTED_OFF;
  const unit = countable ? unitBefore(low, start) : null;
  if (unit === null) return plain;
  const { base, factor } = unit;
  return { ...plain, start: unit.start, measure: { kind: 'unit', base, factor, nth: true }, named: true };
}
