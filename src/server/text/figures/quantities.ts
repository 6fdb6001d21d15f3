import type { Span } from '../../../core/text/span.ts';
import { FIGURE_LANGUAGES } from '../languages/registry.ts';
import { currencyBefore, hasSpeedBefore, percentBefore, type UnitAt, unitAt } from './counted-in.ts';
import type { Quantity } from './figure.ts';
import { articleAt, articleBefore, readSpelledAt } from './number-words.ts';
import type { SpelledNumber } from './number-spellings.ts';
import { readNumeral } from './numerals.ts';
import type { Page } from './page.ts';
import { type Scaled, withScales } from './scaled.ts';
import type { Unit } from './units.ts';
import { wordAt, wordBefore } from './vocabulary.ts';
import { afterTo, countedAt } from './words-around.ts';

/** One number with what it is counted in; a range and a change have two. */
export interface End {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  readonly otherwise: number | null;
  readonly unit: Unit | null;
  /** What "thousand" and the like behind it made of it; 1 where none is there. */
  readonly scale: number;
  readonly inWords: boolean;
  readonly isPlainYear: boolean;
  readonly hasSign: boolean;
}

interface ScaledYear extends Scaled {
  readonly isPlainYear: boolean;
}

const SPELLED = { otherwise: null, scale: 1, inWords: true, isPlainYear: false, hasSign: false } as const;

/** A number in digits at a place; what it is counted in can have been said before it, "£3.5–4m". */
export function readDigits(page: Page, at: number, said: Unit | null = null): End | null {
  const { low, decimal } = page;
  const numeral = readNumeral(low, at, decimal);
  if (numeral === null) return null;
  const currency = currencyBefore(page, at);
  const scaled = withScales(page, numeral, currency !== null || said?.kind === 'money');
  const isPlainYear = numeral.isPlainYear && scaled.scale === 1;
  const number = {
    start: currency?.start ?? at,
    end: scaled.end,
    value: scaled.value,
    otherwise: scaled.scale === 1 ? numeral.otherwise : null,
    unit: currency?.unit ?? null,
    scale: scaled.scale,
    inWords: false,
    isPlainYear,
    hasSign: false,
  };
  const unit = currency ? null : unitBehind(page, at, { ...scaled, isPlainYear });
  return withSign(unit ? countedIn(number, unit) : number, signBefore(page, number.start, unit));
}

function withSign(number: End, sign: Sign | null): End {
  if (sign === null) return number;
  return { ...number, start: sign.start, value: sign.isMinus ? -number.value : number.value, hasSign: true };
}

/** What the number at a place is counted in, by the words behind it. */
function unitBehind(page: Page, at: number, { end, scale, isPlainYear }: ScaledYear): UnitAt | null {
  const found = unitAt(page, end, scale !== 1) ?? percentBefore(page, at, end);
  if (found === null) return null;
  // "2027 г." is a year, "200 г" a weight and "20 лет" a time.
  if (isPlainYear && page.vocabulary.yearBehind.words.has(page.low.slice(end, found.end).trim())) return null;
  const isSpeed = found.unit.id === 'km' && hasSpeedBefore(page, at);
  return isSpeed ? { ...found, unit: { ...found.unit, id: 'km/h' } } : found;
}

/** A number that is spelled out; its scale may stand behind it, "two million". */
export function readSpelled(page: Page, spelled: SpelledNumber): End | null {
  const { start, value, kind } = spelled;
  if (kind === 'share') return { ...SPELLED, start, end: spelled.end, value, unit: { kind: 'percent', id: null } };
  if (kind === 'times') return { ...SPELLED, start, end: spelled.end, value, unit: { kind: 'times', id: null } };
  const { value: scaled, end, scale } = withScales(page, spelled, false);
  const unit = unitAt(page, end, scale !== 1) ?? percentBefore(page, start, end);
  if (unit === null && scale === 1 && spelled.isDoubtful && !isCounting(page, spelled)) return null;
  const isPlainYear = spelled.isYear === true && unit === null;
  const number = { ...SPELLED, start, end, value: scaled, scale, unit: null, isPlainYear };
  return withSign(unit ? countedIn(number, unit) : number, minusInWords(page, start, unit));
}

function countedIn(number: End, { unit, end }: UnitAt): End {
  return { ...number, end, value: number.value * (unit.factor ?? 1), unit };
}

/** Whether a word that is another one as often counts: "sei persone", "zero complaints", but not "sei bravo", "net-zero". */
function isCounting(page: Page, { start, end, value }: SpelledNumber): boolean {
  const { low, language } = page;
  if (low.charAt(start - 1) === '-' || low.charAt(end) === '-') return false;
  const to = afterTo(page, end);
  if (to !== null && readSpelledAt(page, to) !== null) return true;
  const counted = countedAt(page, end);
  const forms = value === 0 ? undefined : FIGURE_LANGUAGES.find(({ id }) => id === language)?.countedForms;
  return counted !== null && (forms === undefined || forms.test(counted));
}

/** The number in words right at a place; null where there is none. */
export function readSpelledNumberAt(page: Page, at: number): End | null {
  const spelled = readSpelledAt(page, at);
  return spelled && readSpelled(page, spelled);
}

/** "One", which is an article or a pronoun as often, with what it is counted in. */
export function readOne(page: Page, at: number): End | null {
  const word = wordAt(page.vocabulary.ones, page.low, at);
  if (word === null) return null;
  const unit = unitAt(page, word.end, false);
  const one = { ...SPELLED, start: at, end: word.end, value: 1, unit: null };
  return unit ? countedIn(one, unit) : one;
}

/** "a million", "une centaine de milliers": a scale with an article for its number. */
export function readLoneScale(page: Page, at: number): End | null {
  const scale = wordAt(page.vocabulary.scales, page.low, at);
  const start = scale && scale.value >= 1_000 && scale.end - at > 3 ? articleBefore(page.low, at) : null;
  if (!scale || start === null) return null;
  const unit = unitAt(page, scale.end, true);
  return {
    ...SPELLED,
    start,
    end: unit?.end ?? scale.end,
    value: scale.value,
    scale: scale.value,
    unit: unit?.unit ?? null,
  };
}

/** "eine halbe Million", "un demi-million": without an article between both. */
export function readHalfOfScale(page: Page, { start, end }: Span): End | null {
  const gap = /[ -]/.test(page.low.charAt(end)) ? 1 : 0;
  const scale = gap === 0 ? null : wordAt(page.vocabulary.scales, page.low, end + gap);
  if (!scale || scale.value < 1_000 || scale.end - end < 5) return null;
  const unit = unitAt(page, scale.end, true);
  const value = scale.value / 2;
  const number = { ...SPELLED, start, end: scale.end, value, scale: scale.value, unit: null };
  return unit ? countedIn(number, unit) : number;
}

/** "half a million": a part of a scale is a number. */
export function readPartOfScale(page: Page, { start, end, value }: End): End | null {
  const at = page.low.charAt(end) === ' ' ? articleAt(page.low, end + 1) : null;
  const scale = at === null ? null : readLoneScale(page, at);
  return scale && { ...scale, start, value: (scale.value * value) / 100 };
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const BEFORE_SIGN = /[\s("“„:=>≤≥~|、，。（：「]/u;

interface Sign {
  readonly start: number;
  readonly isMinus: boolean;
}

/** "−14 °C", "+0.4 %": where a number begins with a sign; the dash of a range and of a word is none. */
function signBefore(page: Page, at: number, unit: UnitAt | null): Sign | null {
  const { raw, low } = page;
  const sign = low.charAt(at - 1);
  if (sign !== '-' && sign !== '+') return minusInWords(page, at, unit);
  const before = raw.charAt(at - 2);
  const isSign = before === '' || BEFORE_SIGN.test(before) || UNSPACED.test(before);
  return isSign ? { start: at - 1, isMinus: sign === '-' } : null;
}

const DEGREES = new Set(['°C', '°F']);

function minusInWords({ low, vocabulary }: Page, at: number, unit: UnitAt | null): Sign | null {
  const last = low.charAt(at - 1);
  if (last !== ' ' && !UNSPACED.test(last)) return null;
  const end = at - (last === ' ' ? 1 : 0);
  const isDegrees = DEGREES.has(unit?.unit.id ?? '');
  const word =
    wordBefore(vocabulary.minus, low, end) ?? (isDegrees ? wordBefore(vocabulary.minusOfDegrees, low, end) : null);
  return word && { start: word.start, isMinus: true };
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
