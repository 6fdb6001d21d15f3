import { withRest } from './compound.ts';
import type { Figure } from './figure.ts';
import { endOfName } from './naming.ts';
import { type Page } from './page.ts';
import { matchAt } from '../places.ts';
import { type End, quantityOf, readDigits, readSpelledNumberAt } from './quantities.ts';
import { inBase } from './unit-bases.ts';
import { wordAt, wordBefore } from './vocabulary.ts';
import { afterTo, countedAt, isBehind } from './words-around.ts';
import { yearOf } from './years.ts';

/** What was read at a place, and where to go on. */
export interface Step {
  readonly figures: readonly Figure[];
  readonly end: number;
}

interface Link {
  readonly kind: 'range' | 'change' | 'join' | 'sides';
  readonly end: number;
}

interface Pair {
  readonly first: End;
  readonly second: End;
  readonly link: Link['kind'];
}

/** A number with the second one that belongs to it: the end of a range, or what a thing became. */
export function withSecond(page: Page, number: End): Step {
  const first = withRest(page, number);
  const year = yearOf(page, first);
  if (year) return { figures: [year], end: year.end };
  const alone = { figures: [quantityOf(first)], end: first.end };
  const pair = pairAt(page, first);
  if (pair === null) return alone;
  const { second } = pair;
  if (pair.link === 'range' && !isChange(page, pair)) {
    return { figures: [quantityOf(pair.first, second)], end: second.end };
  }
  if (yearOf(page, second)) return alone;
  return { figures: [quantityOf(pair.first), quantityOf(second)], end: second.end };
}

function pairAt(page: Page, first: End): Pair | null {
  const link = linkAt(page, first);
  const second = link && withUnitOfThird(page, readSecond(page, link.end, first));
  if (!link || !second || second.inWords !== first.inWords || !isSameUnit(first, second)) return null;
  // "5 and 10 percent" share what they are, "5 percent and 10" do not.
  if (link.kind === 'join' && second.unit === null) return null;
  if (link.kind === 'sides' && !isLength(second.unit)) return null;
  // "From 2 hours to 40 people" tells two things.
  if (first.unit !== null && second.unit === null && countsOwn(page, second.end)) return null;
  return {
    link: link.kind,
    first: withScaleOf(second, { ...first, unit: first.unit ?? second.unit }),
    second: { ...second, unit: second.unit ?? first.unit },
  };
}

/** Whether a number counts a thing of its own; in German a thing has a capital, and a verb may end the clause. */
function countsOwn(page: Page, end: number): boolean {
  if (page.language === 'de') return /^ (?:\p{Ll}{1,20} )?\p{Lu}/u.test(page.raw.slice(end, end + 24));
  return countedAt(page, end) !== null;
}

const LENGTHS = new Set(['m', 'in']);

/** "120 x 60 cm" are two lengths, "3 x 45 minutes" and "2 x 500 g" so many of one. */
function isLength(unit: End['unit']): boolean {
  return unit?.kind === 'measure' && LENGTHS.has(inBase(1, unit.id ?? '').base);
}

function withUnitOfThird(page: Page, second: End | null): End | null {
  if (second === null || second.unit !== null || !matchAt(BY, page.low, second.end)) return second;
  return { ...second, unit: pairAt(page, second)?.second.unit ?? null };
}

function isSameUnit(one: End, other: End): boolean {
  if (one.unit === null || other.unit === null) return true;
  return one.unit.kind === other.unit.kind && (one.unit.id === other.unit.id || one.unit.kind === 'money');
}

/** Further apart, "300 to 2 million", the first is meant as written. */
const NEAR = 10;

/** "5–7 million": the scale appears once for both. */
function withScaleOf({ value, scale }: End, first: End): End {
  const isShared = first.scale === 1 && scale > 1 && first.value < scale && first.value < (NEAR * value) / scale;
  return isShared ? { ...first, value: first.value * scale, scale, otherwise: null } : first;
}

/** "From 6 to 2 weeks" says what something was and became; "3 to 5 days" is a range. */
function isChange(page: Page, { first, second }: Pair): boolean {
  if (second.value < first.value) return true;
  const { low, vocabulary } = page;
  const from = low.charAt(first.start - 1) === ' ' ? wordBefore(vocabulary.from, low, first.start - 1) : null;
  // "From 2 to 3 minutes" is how long, "from 41 to 56 shops" how it went.
  if (from === null || (second.unit ?? first.unit)?.kind === 'duration') return false;
  const lead = clauseBefore(low, from.start);
  if (from.value === 'with a verb') return holdsVerb(lead, vocabulary.changing);
  return !holdsVerb(lead, vocabulary.ranging);
}

/** So far before a number is the verb that says what it did, in the same clause. */
const LEAD = 40;

function clauseBefore(low: string, at: number): string {
  return /[^.,;:!?()%\d]*$/.exec(low.slice(Math.max(0, at - LEAD), at))?.[0] ?? '';
}

function holdsVerb(clause: string, beginnings: readonly string[]): boolean {
  return clause.split(' ').some((word) => beginnings.some((beginning) => word.startsWith(beginning)));
}

/** "120 x 60 cm", "38 × 62 × 31 cm" (folded): what is said of the last side holds for all. */
const BY = / ?x ?(?=\d)/y;
const ARROW = / ?(?:→|->|=>|➔|➜|⇒) ?/y;
/** Between "between" and its first number: "between about 5 and 8". */
const HEDGE = /(?<!\p{L})\p{L}{2,7} $/u;
/** The same between "to" and the second number. */
const HEDGE_AT = /\p{L}{2,7} (?=\d)/uy;

/** What is between two numbers that belong together. */
function linkAt(page: Page, { start, end: at }: End): Link | null {
  const { low, vocabulary } = page;
  const arrow = matchAt(ARROW, low, at);
  if (arrow) return { kind: 'change', end: at + arrow[0].length };
  const by = matchAt(BY, low, at);
  if (by) return { kind: 'sides', end: at + by[0].length };
  const to = afterTo(page, at);
  if (to !== null) return { kind: 'range', end: behindHedge(page, start, to) };
  const join = low.charAt(at) === ' ' ? wordAt(vocabulary.join, low, at + 1) : null;
  if (join === null || low.charAt(join.end) !== ' ') return null;
  return { kind: isBetween(page, start) ? 'range' : 'join', end: join.end + 1 };
}

/** "From 48 hours to under 4": the place of the second number, behind the word before it. */
function behindHedge({ low, vocabulary }: Page, start: number, to: number): number {
  const isFrom = isBehind(vocabulary.from, low, start);
  return to + (isFrom ? (matchAt(HEDGE_AT, low, to)?.[0].length ?? 0) : 0);
}

function isBetween({ low, vocabulary }: Page, at: number): boolean {
  if (isBehind(vocabulary.between, low, at)) return true;
  const hedge = HEDGE.exec(low.slice(Math.max(0, at - 9), at))?.[0].length ?? 0;
  return hedge > 0 && isBehind(vocabulary.between, low, at - hedge);
}

function readSecond(page: Page, at: number, first: End): End | null {
  const { low, vocabulary } = page;
  const currency = wordAt(vocabulary.currencies, low, at);
  const sign = /^[-+]\d/.test(low.slice(at, at + 2)) ? 1 : 0;
  const from = currency ? currency.end + (low.charAt(currency.end) === ' ' ? 1 : 0) : at + sign;
  if (/\d/.test(low.charAt(from))) {
    const end = readDigits(page, from, first.unit);
    return end && endOfName(page, from, end) === null ? end : null;
  }
  return readSpelledNumberAt(page, at);
}
