import { readNumeral } from './numerals.ts';
import { readSpelledAt } from './number-words.ts';
import { type Page } from './page.ts';
import { matchAt } from '../places.ts';
import { wordAt } from './vocabulary.ts';
import { countedAt } from './words-around.ts';

/** A number with the words for a thousand, a million behind it. */
export interface Scaled {
  readonly value: number;
  readonly end: number;
  readonly scale: number;
}

interface Written {
  readonly value: number;
  readonly end: number;
}

/** Letters that are a million or a billion beside a currency alone: "£1.2m". */
const MONEY_SCALES: Readonly<Record<string, number>> = {
  m: 1e6,
  mm: 1e6,
  mn: 1e6,
  b: 1e9,
  bn: 1e9,
  mi: 1e6,
  bi: 1e9,
  md: 1e9,
  t: 1e12,
};
/** Right before the sign or the code of a currency, "3,4 M€", "250 TEUR": there "t" is a thousand. */
const SCALES_OF_CURRENCIES: Readonly<Record<string, number>> = { ...MONEY_SCALES, k: 1e3, t: 1e3, mrd: 1e9, mdr: 1e9 };
const BEFORE_SCALE = /[ -]?/y;
const LETTERS = /[a-z]{1,2}(?![\p{L}\d])/uy;
const LETTERS_OF_CURRENCY = /(?<letters>k|t|mn|md|mrd|mdr|mm|m|bn|b) ?(?<currency>[a-z]{2,3}(?!\p{L})|\p{Sc})/uy;
const MOST_SCALES = 4;

/** "1.2 million", "3億2000万", "12,3 Mio.", "two thousand three hundred" */
export function withScales(page: Page, number: Written, isMoney: boolean): Scaled {
  let { value, end } = number;
  let [scale, total] = [1, 0];
  for (let turn = 0; turn < MOST_SCALES; turn += 1) {
    const hit = scaleAt(page, end, isMoney);
    if (hit === null) break;
    value *= hit.value;
    scale *= hit.value;
    end = behindFullStop(page, hit.end);
    const rest = end === hit.end ? restAt(page, end, hit.value) : null;
    if (rest === null) continue;
    total += value;
    [value, end] = [rest.value, rest.end];
  }
  return { value: round(total + value), end, scale };
}

function behindFullStop({ low, endsSentence }: Page, end: number): number {
  return low.charAt(end) === '.' && !endsSentence(end + 1) ? end + 1 : end;
}

/** What goes on with a number behind its scale: "3億2000万", "mil doscientos"; less than the scale. */
function restAt(page: Page, at: number, scale: number): Written | null {
  const { low, decimal } = page;
  if (/\d/.test(low.charAt(at))) return readNumeral(low, at, decimal);
  const mayGoOn = low.charAt(at) === ' ' && low.charAt(at - 1) !== '.' && scale >= 100;
  const rest = mayGoOn ? readSpelledAt(page, at + 1) : null;
  return rest?.kind === 'number' && rest.value > 0 && rest.value < scale && !rest.isDoubtful ? rest : null;
}

function scaleAt(page: Page, at: number, isMoney: boolean): Written | null {
  const { low, vocabulary } = page;
  const gap = matchAt(BEFORE_SCALE, low, at)?.[0].length ?? 0;
  const letters =
    scaleOfCurrencyAt(page, at + gap) ?? (isMoney ? letterScaleAt(low, at + gap) : null) ?? capitalScaleAt(page, at);
  if (letters) return letters;
  const scale = wordAt(vocabulary.scales, low, at + gap) ?? wordAt(vocabulary.scales, low, at);
  return scale === null || isLetterOfUnit(page, at, scale.end) ? null : scale;
}

/** What is behind "1.2m users": a plural, while "a 2m drop" and "2m tall" give a length. */
const IN_MILLIONS = /^(?:people|\p{L}+[^s\P{L}]s)$/u;

/** "5 m" is five metres, "5 b" nothing: letters are a scale right behind digits, "5k", "1.2M", or beside a currency. */
function isLetterOfUnit(page: Page, at: number, end: number): boolean {
  const { low, raw } = page;
  const word = low.slice(at, end).trim();
  if (!/^[a-z]{1,2}$/.test(word)) return false;
  if (low.slice(at, end) === 'm' && page.language === 'en' && IN_MILLIONS.test(countedAt(page, end) ?? ''))
    return false;
  if (/^(?:[MB]|MM|BN|bn|mn)$/.test(raw.slice(at, end)) && /\d/.test(low.charAt(at - 1))) return false;
  return word in MONEY_SCALES || (word === 'k' && low.charAt(at) === ' ');
}

function letterScaleAt(low: string, at: number): Written | null {
  const word = matchAt(LETTERS, low, at)?.[0];
  const value = word === undefined ? undefined : MONEY_SCALES[word];
  return word === undefined || value === undefined ? null : { value, end: at + word.length };
}

const CAPITALS: Readonly<Record<string, number>> = { M: 1e6, B: 1e9 };
const CAPITAL = /(?<letter>[MB])(?= |$|[.,;:)])| (?<spaced>M)(?= d[e'’])/y;

/** "2.3M users", "2,3 M de visiteurs": metres and bytes are written otherwise. */
function capitalScaleAt({ raw }: Page, at: number): Written | null {
  const match = matchAt(CAPITAL, raw, at);
  const letter = match?.groups?.['letter'] ?? match?.groups?.['spaced'];
  return match && letter !== undefined ? { value: CAPITALS[letter] ?? 1, end: at + match[0].length } : null;
}

/** The end is before the currency. Codes are written in capitals there, "MSEK": "5 msek" are milliseconds. */
function scaleOfCurrencyAt({ low, raw, vocabulary }: Page, at: number): Written | null {
  const match = matchAt(LETTERS_OF_CURRENCY, low, at);
  if (match === null) return null;
  const { letters = '', currency = '' } = match.groups ?? {};
  const end = at + letters.length;
  const code = raw.slice(end, at + match[0].length);
  if (!vocabulary.currencies.words.has(currency)) return null;
  if (/^[a-z]{3}$/.test(code) || (code.startsWith(' ') && /[a-z]/i.test(code))) return null;
  return { value: SCALES_OF_CURRENCIES[letters] ?? 1, end };
}

/** Without the noise of binary fractions. */
function round(value: number): number {
  return Number(value.toPrecision(15));
}
