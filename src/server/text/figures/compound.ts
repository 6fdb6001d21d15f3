import { foldText } from '../../../core/text/fold.ts';
import { matchAt } from '../places.ts';
import { articleAt, articleBefore } from './number-words.ts';
import type { Quantity } from './figure.ts';
import type { Page } from './page.ts';
import { type End, readDigits, readSpelledNumberAt } from './quantities.ts';
import { howMany } from './unit-bases.ts';
import { wordAt, wordBefore } from './vocabulary.ts';
import { countedAt } from './words-around.ts';

/** The smaller unit that is said behind a unit: "2 hours 30 minutes", "6 feet 7 inches". */
const SMALLER: Readonly<Record<string, string>> = {
  year: 'month',
  week: 'day',
  day: 'h',
  h: 'min',
  min: 's',
  ft: 'in',
  lb: 'oz',
};
/** Units whose smaller one can be left out: "2 minutes 50". */
const CAN_BE_BARE = new Set(['h', 'min']);
const BARE = / ?(?<value>[0-5]\d)(?![\p{L}\d%]|[.,:]\d| ?[-%°]|\.? ?\p{Sc})/uy;

/** A number with the rest of it in a smaller unit, or a half: "3 hours and 20 minutes", "two years and a half". */
export function withRest(page: Page, first: End): End {
  const { unit } = first;
  if (!unit?.id || !Number.isInteger(first.value) || first.value < 0) return first;
  return withHalf(page, first) ?? withSmaller(page, first, unit.id) ?? first;
}

function withSmaller(page: Page, first: End, unit: string): End | null {
  const id = SMALLER[unit];
  const of = id === undefined ? null : howMany(id, unit);
  if (id === undefined || of === null) return null;
  const rest = gapsBehind(page, first.end)
    .map((gap) => readAt(page, first.end + gap))
    .find((second) => second?.unit?.id === id && second.value > 0 && second.value < of);
  if (rest) return { ...first, end: rest.end, value: first.value * of + rest.value, unit: rest.unit };
  const bare = CAN_BE_BARE.has(unit) && !first.inWords ? matchAt(BARE, page.low, first.end) : null;
  const behind = first.end + (bare?.[0].length ?? 0);
  if (!bare || countedAt(page, behind) !== null) return null;
  return {
    ...first,
    end: behind,
    value: first.value * of + Number(bare.groups?.['value']),
    unit: { kind: 'duration', id },
  };
}

function readAt(page: Page, at: number): End | null {
  return /\d/.test(page.low.charAt(at)) ? readDigits(page, at) : readSpelledNumberAt(page, at);
}

/** Lengths of what can stand between both: a word for "and", a blank, nothing. */
function gapsBehind(page: Page, at: number): number[] {
  const and = andOf(page.language);
  return [and, ' ', ''].filter((gap) => page.low.startsWith(gap, at)).map((gap) => gap.length);
}

const known = new Map<string, string>();

/** " and " in the language of a page, as `Intl` joins two; that of English where it is not known. */
function andOf(language: string | null): string {
  const id = language ?? 'en';
  const and =
    known.get(id) ??
    foldText(
      new Intl.ListFormat(id, { type: 'conjunction' })
        .formatToParts(['1', '2'])
        .filter(({ type }) => type === 'literal')
        .map(({ value }) => value)
        .join(''),
    );
  known.set(id, and);
  return and;
}

/** "two years and a half", "3時間半": but not "and half an hour", "and half of it". */
function withHalf(page: Page, first: End): End | null {
  const { low, vocabulary } = page;
  if (first.unit?.kind !== 'duration') return null;
  const isSpaced = /[\p{Script=Latin}\p{Script=Cyrillic}.]/u.test(low.charAt(first.end - 1));
  const and = isSpaced ? andOf(page.language) : '';
  if (!low.startsWith(and, first.end)) return null;
  const from = first.end + and.length;
  const half = wordAt(vocabulary.halves, low, articleAt(low, from) ?? from);
  if (!half || isOfSomething(page, half.end)) return null;
  return { ...first, end: half.end, value: first.value + 1 / 2 };
}

function isOfSomething({ low, vocabulary }: Page, end: number): boolean {
  if (/^(?:[-'’]| an? )/.test(low.slice(end, end + 4))) return true;
  const behind = low.charAt(end) === ' ' ? end + 1 : end;
  return wordAt(vocabulary.of, low, behind) !== null || wordAt(vocabulary.units, low, behind) !== null;
}

/** "An hour and a half", by the place of the half: an article is no number, so that nothing was read before it. */
export function oneWithHalf(page: Page, at: number): End | null {
  const { low, vocabulary } = page;
  const and = andOf(page.language);
  const end = (articleBefore(low, at) ?? at) - and.length;
  if (end < 0 || !low.startsWith(and, end)) return null;
  const unit = wordBefore(vocabulary.units, low, end);
  if (unit?.value.kind !== 'duration') return null;
  const start = articleBefore(low, unit.start) ?? oneBefore(page, unit.start);
  return start === null ? null : withHalf(page, { ...ONE, start, end, unit: unit.value });
}

const ONE = { value: 1, otherwise: null, scale: 1, inWords: true, isPlainYear: false, hasSign: false } as const;

function oneBefore({ low, vocabulary }: Page, at: number): number | null {
  return /[ '’]/.test(low.charAt(at - 1)) ? (wordBefore(vocabulary.ones, low, at - 1)?.start ?? null) : null;
}

const HOURS_AND_MINUTES = /(?<hours>\d{1,3}) ?h ?(?<minutes>[0-5]?\d)(?: ?m(?:ins?)?)?(?![\p{L}\d]|[.,]\d)/uy;

/** "2h30", "3h 05m": hours and minutes by their signs alone. */
export function readHoursAndMinutes({ low }: Page, at: number): Quantity | null {
  const match = matchAt(HOURS_AND_MINUTES, low, at);
  if (match === null) return null;
  const value = 60 * Number(match.groups?.['hours']) + Number(match.groups?.['minutes']);
  const end = at + match[0].length;
  return { kind: 'duration', start: at, end, value, to: null, unit: 'min', otherwise: null, inWords: false };
}
