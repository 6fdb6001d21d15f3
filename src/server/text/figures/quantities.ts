import type { Quantity } from './figure.ts';
import { readNumeral } from './numerals.ts';
import { articleBefore, type SpelledNumber } from './number-words.ts';
import { matchAt, type Page } from './page.ts';
import type { Unit } from './units.ts';
import { wordAt, wordBefore } from './vocabulary.ts';

/** One number with what it is counted in; a range and a change have two. */
export interface End {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  readonly otherwise: number | null;
  readonly unit: Unit | null;
  readonly inWords: boolean;
  readonly isPlainYear: boolean;
  readonly hasSign: boolean;
}

/** Letters that are a million or a billion beside a currency alone: "£1.2m". */
const MONEY_SCALES: Readonly<Record<string, number>> = { m: 1e6, mm: 1e6, b: 1e9, mi: 1e6, bi: 1e9, md: 1e9, t: 1e12 };
const OF = / (?:de|di|des|of|del|do|da) | d'/y;
const BEFORE_UNIT = /[ -]?/y;

/** A number in digits at a place. */
export function readDigits(page: Page, at: number): End | null {
  const { low, decimal } = page;
  const numeral = readNumeral(low, at, decimal);
  if (numeral === null) return null;
  const currency = currencyBefore(page, at);
  const { value, end, isScaled } = withScales(page, numeral, currency !== null);
  const counted = {
    value,
    otherwise: isScaled ? null : numeral.otherwise,
    end,
    isPlainYear: numeral.isPlainYear && !isScaled,
  };
  const found = currency === null ? unitAt(page, end, isScaled) : null;
  // "2027 г." is a year, "200 г" a weight.
  const unit = found && counted.isPlainYear && low.slice(end, found.end).trim() === 'г' ? null : found;
  const sign = signBefore(page, currency?.start ?? at);
  return {
    start: sign?.start ?? currency?.start ?? at,
    end: unit?.end ?? end,
    value: sign?.isMinus === true ? -counted.value : counted.value,
    otherwise: counted.otherwise,
    unit: currency ? { kind: 'money', id: currency.code } : (unit?.unit ?? null),
    inWords: false,
    isPlainYear: counted.isPlainYear,
    hasSign: sign !== null,
  };
}

/** A number that is spelled out; its scale may stand behind it, "two million". */
export function readSpelled(page: Page, spelled: SpelledNumber): End | null {
  const { low } = page;
  const { value, end, isScaled } = withScales(page, spelled, false);
  if (spelled.kind === 'share') {
    return {
      start: spelled.start,
      end: spelled.end,
      value: spelled.value,
      otherwise: null,
      unit: { kind: 'percent', id: null },
      inWords: true,
      isPlainYear: false,
      hasSign: false,
    };
  }
  const unit = unitAt(page, end, isScaled);
  if (spelled.isDoubtful && unit === null) return null;
  const minus =
    low.charAt(spelled.start - 1) === ' ' ? wordBefore(page.vocabulary.minus, low, spelled.start - 1) : null;
  return {
    start: minus?.start ?? spelled.start,
    end: unit?.end ?? end,
    value: minus ? -value : value,
    otherwise: null,
    unit: unit?.unit ?? null,
    inWords: true,
    isPlainYear: false,
    hasSign: false,
  };
}

/** "a million", "une centaine de milliers": a scale with an article for its number. */
export function readLoneScale(page: Page, at: number): End | null {
  const scale = wordAt(page.vocabulary.scales, page.low, at);
  const start = scale && scale.value >= 1_000 && scale.end - at > 3 ? articleBefore(page.low, at) : null;
  if (!scale || start === null) return null;
  const unit = unitAt(page, scale.end, true);
  return {
    start,
    end: unit?.end ?? scale.end,
    value: scale.value,
    otherwise: null,
    unit: unit?.unit ?? null,
    inWords: true,
    isPlainYear: false,
    hasSign: false,
  };
}

interface Scaled {
  readonly value: number;
  readonly end: number;
  readonly isScaled: boolean;
}

/** "1.2 million", "3億2000万", "12,3 Mio." */
function withScales(page: Page, number: { readonly value: number; readonly end: number }, isMoney: boolean): Scaled {
  const { low, vocabulary, decimal } = page;
  let { value, end } = number;
  let isScaled = false;
  let total = 0;
  for (let turn = 0; turn < 4; turn += 1) {
    const gap = matchAt(BEFORE_UNIT, low, end)?.[0].length ?? 0;
    const scale = wordAt(vocabulary.scales, low, end + gap) ?? wordAt(vocabulary.scales, low, end);
    const letter = isMoney ? letterScale(low, end + gap) : null;
    const hit = letter ?? (scale && isLetterOfUnit(page, end, scale.end) ? null : scale);
    if (hit === null) break;
    value *= hit.value;
    end = low.charAt(hit.end) === '.' && !page.sentenceEnds.has(hit.end + 1) ? hit.end + 1 : hit.end;
    isScaled = true;
    const more = /^\d/.test(low.slice(end, end + 1)) ? readNumeral(low, end, decimal) : null;
    if (more === null) continue;
    total += value;
    [value, end] = [more.value, more.end];
  }
  return { value: round(total + value), end, isScaled };
}

/** "5 m" is five metres, "5 b" nothing: one letter is a scale right behind digits, "5k", or beside a currency. */
function isLetterOfUnit({ low }: Page, at: number, end: number): boolean {
  const word = low.slice(at, end).trim();
  if (!/^[a-z]{1,2}$/.test(word)) return false;
  return word in MONEY_SCALES || (word === 'k' && low.charAt(at) === ' ');
}

function letterScale(low: string, at: number): { value: number; end: number } | null {
  const word = matchAt(/[a-z]{1,2}(?![\p{L}\d])/uy, low, at)?.[0];
  const value = word === undefined ? undefined : MONEY_SCALES[word];
  return word === undefined || value === undefined ? null : { value, end: at + word.length };
}

/** Without the noise of binary fractions. */
function round(value: number): number {
  return Number(value.toPrecision(15));
}

function unitAt(page: Page, at: number, isScaled: boolean): { unit: Unit; end: number } | null {
  const { low, vocabulary } = page;
  const gap = matchAt(BEFORE_UNIT, low, at)?.[0].length ?? 0;
  const of = isScaled ? (matchAt(OF, low, at)?.[0].length ?? 0) : 0;
  for (const from of new Set([at + of, at + gap, at])) {
    const word = wordAt(vocabulary.units, low, from);
    if (word && isWhole(page, from, word.end)) return { unit: word.value, end: endOf(page, word.end) };
    const points = wordAt(vocabulary.barePoints, low, from);
    if (points && hasShareBeside(page, at)) return { unit: { kind: 'points', id: null }, end: points.end };
  }
  return null;
}

/** A sign of one letter stands for a unit right behind digits or one blank; "5 T-shirts" are no tonnes. */
function isWhole({ raw, low }: Page, start: number, end: number): boolean {
  if (end - start > 2 || !/^[a-zа-я]/.test(low.charAt(start))) return true;
  if (/^[-'’]\p{L}/u.test(raw.slice(end, end + 2))) return false;
  return !(
    end - start === 1 &&
    /^[TWGL]$/.test(raw.charAt(start)) &&
    /^ \p{L}/u.test(raw.slice(end, end + 2)) &&
    raw.charAt(start) !== 'W'
  );
}

/** The full stop of a shortened unit, "8,5 proc.", is part of it unless it ends the sentence. */
function endOf({ low, sentenceEnds }: Page, end: number): number {
  return low.charAt(end) === '.' && !sentenceEnds.has(end + 1) && /^[\p{L}]$/u.test(low.charAt(end - 1))
    ? end + 1
    : end;
}

const NEAR_SHARE = 120;

function hasShareBeside({ low }: Page, at: number): boolean {
  return /%|percent|procent|prozent|por ciento|per cento|pour cent|パーセント/.test(
    low.slice(Math.max(0, at - NEAR_SHARE), at + NEAR_SHARE),
  );
}

function currencyBefore({ low, vocabulary }: Page, at: number): { code: string; start: number } | null {
  const gap = low.charAt(at - 1) === ' ' ? 1 : 0;
  const word = wordBefore(vocabulary.currencies, low, at - gap);
  // "fr" is a title and a word as well.
  if (word === null || (gap === 1 && /^(?:kr|fr|try|all)$/.test(low.slice(word.start, at - gap)))) return null;
  return { code: word.value, start: word.start };
}

/** "−14 °C", "+0.4 %": where a number begins with a sign; the dash of a range and of a word is none. */
function signBefore({ raw, low, vocabulary }: Page, at: number): { start: number; isMinus: boolean } | null {
  const sign = low.charAt(at - 1);
  if (sign === '-' || sign === '+') {
    const before = raw.charAt(at - 2);
    return before === '' ||
      /[\s("“„:=>≤≥~|\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(before)
      ? { start: at - 1, isMinus: sign === '-' }
      : null;
  }
  if (sign === '±') return null;
  const gap = sign === ' ' ? 1 : 0;
  const word = wordBefore(vocabulary.minus, low, at - gap);
  return word && (gap === 1 || /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(sign))
    ? { start: word.start, isMinus: true }
    : null;
}

export function quantityOf(first: End, last: End | null = null): Quantity {
  const unit = first.unit ?? last?.unit ?? null;
  return {
    kind: unit?.kind ?? 'count',
    start: first.start,
    end: last?.end ?? first.end,
    value: first.value,
    to: last?.value ?? null,
    unit: unit?.id ?? null,
    otherwise: first.otherwise,
    inWords: first.inWords,
  };
}
