/** A number in digits. */
export interface Numeral {
  readonly value: number;
  /** What it is in a country that puts points where others put commas: 1.2 for "1.200". */
  readonly otherwise: number | null;
  readonly end: number;
  /** Four digits without a sign, as years are written. */
  readonly isPlainYear: boolean;
}

/** Neither a digit nor a further group may follow. */
const DONE = String.raw`(?!\d|[.,]\d)`;
const COMMAS = new RegExp(String.raw`\d{1,3}(?:,\d{3}){1,8}(?:\.\d{1,12})?${DONE}`, 'y');
const LAKHS = new RegExp(String.raw`\d{1,2}(?:,\d{2}){1,6},\d{3}(?:\.\d{1,12})?${DONE}`, 'y');
const DOTS = new RegExp(String.raw`\d{1,3}(?:\.\d{3}){1,8}(?:,\d{1,12})?${DONE}`, 'y');
const SPACES = new RegExp(String.raw`\d{1,3}(?:[ '_]\d{3}){1,8}(?:[.,]\d{1,12})?${DONE}`, 'y');
const PLAIN = new RegExp(String.raw`\d{1,30}(?:[.,]\d{1,12}${DONE})?`, 'y');
const VERSION = /\d{1,5}(?:\.\d{1,5}){2,6}(?!\d)/y;
const RUN = /\d+/y;
/** "1.299,– Euro": a dash for the cents. */
const NO_CENTS = /[.,]-{1,2}(?![\p{L}\d-])/uy;
/** Digits of which a number that means something has no more. */
const LONGEST = 30;

const VULGAR: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅛': 1 / 8,
};

/**
 * `1,200`, `1.200`, `1 200`, `12,34,567`, `1.234,56`, `2½` or `7` at a place of a folded text; null for versions and addresses
 * (`1.2.3`). In a language with decimal commas "1.200" is 1,200, in one with points it is 1.2; where that is not known, a
 * group of three is a thousand.
 */
export function readNumeral(low: string, at: number, decimal: ',' | '.' | null): Numeral | null {
  const found = readWritten(low, at, decimal);
  const dash = found && textAt(NO_CENTS, low, found.end);
  return dash ? { ...found, otherwise: null, end: found.end + dash.length, isPlainYear: false } : found;
}

function readWritten(low: string, at: number, decimal: ',' | '.' | null): Numeral | null {
  const alone = VULGAR[low.charAt(at)];
  if (alone !== undefined) return { value: alone, otherwise: null, end: at + 1, isPlainYear: false };
  const run = textAt(RUN, low, at) ?? '';
  if (run === '') return null;
  if (run.length > LONGEST) return numeral(Number(run.slice(0, 300)), at + run.length);
  const commas = textAt(COMMAS, low, at) ?? textAt(LAKHS, low, at);
  if (commas !== null) return inGroups(commas, ',', { at, decimal });
  const dots = textAt(DOTS, low, at);
  if (dots !== null) return inGroups(dots, '.', { at, decimal });
  if (textAt(VERSION, low, at) !== null) return null;
  const spaces = textAt(SPACES, low, at);
  if (spaces !== null) return numeral(Number(spaces.replace(/[ '_]/g, '').replace(',', '.')), at + spaces.length);
  const plain = textAt(PLAIN, low, at) ?? run;
  const end = at + plain.length;
  const vulgar = VULGAR[low.charAt(end)];
  const value = Number(plain.replace(',', '.'));
  if (vulgar !== undefined) return numeral(value + vulgar, end + 1);
  return { value, otherwise: null, end, isPlainYear: /^\d{4}$/.test(plain) };
}

function inGroups(text: string, sign: ',' | '.', { at, decimal }: { at: number; decimal: ',' | '.' | null }): Numeral {
  const end = at + text.length;
  const grouped = Number(text.replaceAll(sign, '').replace(',', '.'));
  // "0,125" is no thousand.
  if (text.startsWith(`0${sign}`)) return numeral(Number(text.replace(',', '.')), end);
  const isOneGroup = /^\d{1,3}[.,]\d{3}$/.test(text);
  if (!isOneGroup) return numeral(grouped, end);
  const broken = Number(text.replace(',', '.'));
  const [value, otherwise] = sign === decimal ? [broken, grouped] : [grouped, broken];
  return { value, otherwise, end, isPlainYear: false };
}

function numeral(value: number, end: number): Numeral {
  return { value, otherwise: null, end, isPlainYear: false };
}

/** Where a version or an address ends that begins at a place. */
export function endOfVersion(low: string, at: number): number {
  return at + (textAt(VERSION, low, at) ?? textAt(RUN, low, at) ?? ' ').length;
}

function textAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}
