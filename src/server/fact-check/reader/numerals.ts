import { matchAt } from './reading.ts';

export interface Numeral {
  /** More than one where the spelling can be read in two ways: "1.200". */
  readonly values: readonly number[];
  readonly end: number;
  /** Four digits without a sign, as years are written. */
  readonly plainYear: boolean;
}

/** Neither a digit nor a further group may follow. */
const DONE = String.raw`(?![\d]|[.,]\d)`;
const COMMAS = new RegExp(String.raw`\d{1,3}(?:,\d{3}){1,8}(?:\.\d{1,12})?${DONE}`, 'y');
const LAKHS = new RegExp(String.raw`\d{1,2}(?:,\d{2}){1,6},\d{3}(?:\.\d{1,12})?${DONE}`, 'y');
const DOTS = new RegExp(String.raw`\d{1,3}(?:\.\d{3}){1,8}(?:,\d{1,12})?${DONE}`, 'y');
const SPACES = new RegExp(String.raw`\d{1,3}(?:[ '_]\d{3}){1,8}(?:[.,]\d{1,12})?${DONE}`, 'y');
const PLAIN = new RegExp(String.raw`\d{1,30}(?:[.,]\d{1,12}${DONE})?`, 'y');
const VERSION = /\d{1,5}(?:\.\d{1,5}){2,6}(?![\d])/y;
const RUN = /\d+/y;
/** Digits of which a number that means something has no more. */
const LONGEST = 30;

const VULGAR = new Map(
  Object.entries({ '½': 1 / 2, '¼': 1 / 4, '¾': 3 / 4, '⅓': 1 / 3, '⅔': 2 / 3, '⅕': 1 / 5, '⅖': 2 / 5, '⅛': 1 / 8 }),
);

/** `1,200`, `1.200`, `1 200`, `12,34,567`, `1.234,56` or `7` at a place; null for versions and addresses (`1.2.3`). */
export function readNumeral(low: string, at: number): Numeral | null {
  const run = matchAt(RUN, low, at)?.[0] ?? '';
  if (run.length > LONGEST) return { values: [Number(run.slice(0, 300))], end: at + run.length, plainYear: false };
  const grouped = matchAt(COMMAS, low, at) ?? matchAt(LAKHS, low, at);
  if (grouped) return numeral(readCommas(grouped[0]), at + grouped[0].length);
  const dots = matchAt(DOTS, low, at)?.[0];
  if (dots !== undefined) return numeral(readDots(dots), at + dots.length);
  if (matchAt(VERSION, low, at)) return null;
  const spaces = matchAt(SPACES, low, at)?.[0];
  if (spaces !== undefined)
    return numeral([Number(spaces.replace(/[ '_]/g, '').replace(',', '.'))], at + spaces.length);
  const plain = matchAt(PLAIN, low, at)?.[0];
  if (plain === undefined) return null;
  const vulgar = VULGAR.get(low.charAt(at + plain.length));
  const value = Number(plain.replace(',', '.'));
  if (vulgar !== undefined) return numeral([value + vulgar], at + plain.length + 1);
  return { values: [value], end: at + plain.length, plainYear: /^\d{4}$/.test(plain) };
}

/** `½` standing alone. */
export function readVulgar(low: string, at: number): number | null {
  return VULGAR.get(low.charAt(at)) ?? null;
}

/** Where a version or an address ends. */
export function endOfVersion(low: string, at: number): number {
  return at + (matchAt(VERSION, low, at)?.[0] ?? matchAt(RUN, low, at)?.[0] ?? ' ').length;
}

function numeral(values: readonly number[], end: number): Numeral {
  return { values, end, plainYear: false };
}

function readCommas(text: string): number[] {
  // "0,125" is no thousand.
  return text.startsWith('0,') ? [Number(text.replace(',', '.'))] : [Number(text.replaceAll(',', ''))];
}

function readDots(text: string): number[] {
  const grouped = Number(text.replaceAll('.', '').replace(',', '.'));
  const onePoint = /^\d{1,3}\.\d{3}$/.test(text);
  if (text.startsWith('0.')) return [Number(text)];
  return onePoint ? [grouped, Number(text)] : [grouped];
}
