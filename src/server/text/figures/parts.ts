import type { Quantity } from './figure.ts';
import { readSpelledAt } from './number-words.ts';
import { type Page } from './page.ts';
import { matchAt } from '../places.ts';
import { type End, readDigits, readSpelled } from './quantities.ts';
import { wordAt } from './vocabulary.ts';
import { countedAt } from './words-around.ts';

/** What a part is told of: "three in ten", "9 out of 100". */
const WHOLES = new Set([2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 20, 25, 50, 100, 1_000]);
const FRACTION = /(?<part>\d)\/(?<whole>\d{1,2})(?![\d/]|[.,]\d| ?%|\p{L})/uy;
const MOST_OF_A_FRACTION = 10;
/** "9 Français sur 10", "3 people out of 5" */
const COUNTED = / \p{L}{3,20}(?= )/uy;

/** "three in ten", "3 out of 4": a share, once its number was read. */
export function readPartOf(page: Page, part: End): Quantity | null {
  if (part.unit !== null || part.scale !== 1 || part.hasSign) return null;
  const whole = wholeBehind(page, part.end);
  if (whole === null || part.value >= whole.value) return null;
  return shareOf(part.value / whole.value, part.start, whole.end);
}

/** "one in three": "one" alone is an article. */
export function readOneOfMany(page: Page, at: number): Quantity | null {
  const one = wordAt(page.vocabulary.ones, page.low, at);
  const whole = one && wholeBehind(page, one.end);
  return whole && shareOf(1 / whole.value, at, whole.end);
}

/** "3/4 of the shops" */
export function readFraction(page: Page, at: number): Quantity | null {
  const { low, vocabulary } = page;
  const match = matchAt(FRACTION, low, at);
  if (match === null || /[\d/.,]/.test(low.charAt(at - 1))) return null;
  const [part, whole] = [Number(match.groups?.['part']), Number(match.groups?.['whole'])];
  const end = at + match[0].length;
  const gap = low.charAt(end) === ' ' ? 1 : 0;
  if (part < 1 || part >= whole || whole > MOST_OF_A_FRACTION || !wordAt(vocabulary.of, low, end + gap)) return null;
  return shareOf(part / whole, at, end);
}

function wholeBehind(page: Page, at: number): { value: number; end: number } | null {
  const { low, vocabulary } = page;
  const link = outOfAt(page, at) ?? outOfAt(page, at + (matchAt(COUNTED, low, at)?.[0].length ?? 0));
  if (link === null) return null;
  const from = low.charAt(link.end) === ' ' ? link.end + 1 : link.end;
  const spelled = readSpelledAt(page, from);
  const whole = /\d/.test(low.charAt(from))
    ? readDigits(page, from)
    : spelled && readSpelled(page, { ...spelled, isDoubtful: false });
  if (!whole || whole.unit !== null || whole.scale !== 1 || !WHOLES.has(whole.value)) return null;
  // "Two of the three were" and "two in 3 rooms" are no shares, where a word says no more than "of".
  const isLoose = link.value === 'loose' && countedAt(page, whole.end) === null;
  return isLoose || wordAt(vocabulary.numberedBehind, low, whole.end) ? null : whole;
}

function outOfAt({ low, vocabulary }: Page, at: number) {
  const gap = low.charAt(at) === ' ' ? 1 : 0;
  return wordAt(vocabulary.outOf, low, at + gap);
}

function shareOf(part: number, start: number, end: number): Quantity {
  // Said in words, a share is exact to its first decimal.
  const value = Math.round(part * 1_000) / 10;
  return { kind: 'percent', start, end, value, to: null, unit: null, otherwise: null, inWords: true };
}
