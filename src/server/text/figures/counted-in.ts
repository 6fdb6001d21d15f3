import { type Page } from './page.ts';
import { matchAt } from '../places.ts';
import type { Unit } from './units.ts';
import { wordAt, wordBefore } from './vocabulary.ts';

/** What a number is counted in, and where the words for it end. */
export interface UnitAt {
  readonly unit: Unit;
  readonly end: number;
}

const OF = / (?:de|di|des|of|del|do|da) | d'/y;
const BEFORE_UNIT = /[ -]?/y;
const NEAR_SHARE = 120;
/** "fr" is a title and a word as well, "try" and "all" are words. */
const WORDS_AS_WELL = /^(?:kr|fr|try|all)$/;

/** The unit right behind a number, "5 km", "a 10-minute walk"; behind a scale "of" may stand before it. */
export function unitAt(page: Page, at: number, isScaled: boolean): UnitAt | null {
  const { low, vocabulary } = page;
  const gap = matchAt(BEFORE_UNIT, low, at)?.[0].length ?? 0;
  const of = isScaled ? (matchAt(OF, low, at)?.[0].length ?? 0) : 0;
  for (const from of new Set([at + of, at + gap, at])) {
    const code = currencyCodeAt(page, from);
    if (code) return code;
    const word = wordAt(vocabulary.units, low, from);
    if (word && isWhole(page, from, word.end)) return { unit: word.value, end: endOf(page, word.end) };
    const points = wordAt(vocabulary.barePoints, low, from);
    if (points && hasShareBeside(page, at)) return { unit: { kind: 'points', id: null }, end: points.end };
  }
  return null;
}

/** "SEK" and "TRY" in capitals are money, whatever "sek" and "try" are in a language. */
function currencyCodeAt({ raw, low, vocabulary }: Page, at: number): UnitAt | null {
  const code = matchAt(/[A-Z]{3}(?![\p{L}\d])/uy, raw, at)?.[0];
  const id = code === undefined ? undefined : vocabulary.currencies.words.get(low.slice(at, at + code.length));
  return id === undefined ? null : { unit: { kind: 'money', id }, end: at + 3 };
}

/** A sign of one letter stands for a unit right behind digits or one blank; "5 T-shirts" are no tonnes. */
function isWhole({ raw, low }: Page, start: number, end: number): boolean {
  const [word, next] = [raw.slice(start, end), raw.slice(end, end + 2)];
  // "2° posto" is a place in an order.
  if (word === '°') return !/^ \p{L}/u.test(next);
  // "3 x 4 m" says how large a thing is.
  if (word.toLowerCase() === 'db') return word === 'dB';
  if (low.slice(start, end) === 'x') return !/^ ?\d/.test(next);
  if (word.length > 2 || !/^[a-zа-я]/.test(low.charAt(start))) return true;
  if (/^[-'’]\p{L}/u.test(next)) return false;
  return !(/^[TGL]$/.test(word) && /^ \p{L}/u.test(next));
}

/** The full stop of a shortened unit, "8,5 proc.", is part of it unless it ends the sentence. */
function endOf({ low, endsSentence }: Page, end: number): number {
  return low.charAt(end) === '.' && /^[\p{L}]$/u.test(low.charAt(end - 1)) && !endsSentence(end + 1) ? end + 1 : end;
}

function hasShareBeside({ low }: Page, at: number): boolean {
  return /%|percent|procent|prozent|por ciento|por cento|per cento|pour cent|パーセント/.test(
    low.slice(Math.max(0, at - NEAR_SHARE), at + NEAR_SHARE),
  );
}

/** The currency right before an amount: "£5", "EUR 5". */
export function currencyBefore(
  { low, raw, vocabulary }: Page,
  at: number,
): (UnitAt & { readonly start: number }) | null {
  const gap = low.charAt(at - 1) === ' ' ? 1 : 0;
  const word = wordBefore(vocabulary.currencies, low, at - gap);
  if (word === null || (gap === 1 && WORDS_AS_WELL.test(low.slice(word.start, at - gap)))) return null;
  // "Rub 200 g" begins a sentence: codes are written in one case.
  if (/^\p{Lu}\p{Ll}{2}$/u.test(raw.slice(word.start, at - gap))) return null;
  return { unit: { kind: 'money', id: word.value }, start: word.start, end: at };
}

/** "時速60km": that a way is gone in an hour is said before it. */
export function hasSpeedBefore({ low, vocabulary }: Page, at: number): boolean {
  return wordBefore(vocabulary.speedBefore, low, at - (low.charAt(at - 1) === ' ' ? 1 : 0)) !== null;
}

/** "百分之三十", "ร้อยละ 30": where percent is said before the number. */
export function percentBefore({ low, vocabulary }: Page, at: number, end: number): UnitAt | null {
  const word = wordBefore(vocabulary.percentBefore, low, at - (low.charAt(at - 1) === ' ' ? 1 : 0));
  return word && { unit: { kind: 'percent', id: null }, end };
}
