import type { Quantity } from '../../text/figures/figure.ts';
import { readFigures } from '../../text/figures/read-figures.ts';
import { howMany } from '../../text/figures/unit-bases.ts';

/** What a statement says of a size: from `low` to `high`, which are the same for a plain figure. */
export interface ComparableFigure {
  /** What is counted: percent, points, a currency, a unit, `days`, or the word behind the number. */
  readonly unit: string;
  readonly low: number;
  readonly high: number;
}

/** Days of units that have no fixed number of them, near enough to compare. */
const ABOUT_DAYS: Readonly<Record<string, number>> = { month: 30.4, year: 365, decade: 3_650 };
const BOUND =
  /(?<bound>more than|over|at least|above|exceeds?|less than|under|below|up to|at most|fewer than)\s*(?:(?:about|around|roughly|nearly|almost|some|approximately)\s*)?$/i;
/** What is counted, behind the number: "1,200 bakeries", "300 small shops". */
const COUNTED = /^\s(?:[a-z]+\s)?(?<noun>[a-z]{3,})/i;

/** The years that a text names, and the spans that it gives as a name: "first-month retention". */
export function yearsOf(text: string): string[] {
  return text.toLowerCase().match(/\b(?:19|20)\d\d\b|\b\w+-(?:hour|day|week|month|year)s?\b/g) ?? [];
}

/** The figures of an English statement that another one can say otherwise; dates and bare numbers are none. */
export function comparableFigures(text: string): ComparableFigure[] {
  return readFigures(text, { language: 'en' }).flatMap((figure) => {
    if (figure.kind === 'date' || figure.kind === 'time') return [];
    const unit = unitOf(figure, text);
    if (unit === null) return [];
    const factor = figure.kind === 'duration' ? daysOf(figure.unit ?? '') : 1;
    const [low, high] = bounded(boundBefore(text, figure), figure.value * factor, (figure.to ?? figure.value) * factor);
    return [{ unit, low: Math.min(low, high), high: Math.max(low, high) }];
  });
}

function daysOf(unit: string): number {
  return howMany('day', unit) ?? ABOUT_DAYS[unit] ?? 1;
}

function unitOf({ kind, unit, end }: Quantity, text: string): string | null {
  if (kind === 'duration') return 'days';
  if (kind !== 'count') return unit ?? kind;
  const noun = COUNTED.exec(text.slice(end, end + 60))?.groups?.['noun'];
  return noun === undefined ? null : noun.toLowerCase().replace(/s$/, '');
}

function boundBefore(text: string, { start }: Quantity): string {
  return BOUND.exec(text.slice(Math.max(0, start - 40), start))?.groups?.['bound']?.toLowerCase() ?? '';
}

function bounded(bound: string, low: number, high: number): [number, number] {
  if (/^(?:more|over|at least|above|exceed)/.test(bound)) return [low, Number.POSITIVE_INFINITY];
  return bound === '' ? [low, high] : [0, high];
}

/** Closer than this share, two figures are one, rounded otherwise. */
const ROUNDED = 0.08;

export function areApart(a: ComparableFigure, b: ComparableFigure): boolean {
  if (a.unit !== b.unit) return false;
  const [lower, upper] = a.low <= b.low ? [a, b] : [b, a];
  return upper.low - lower.high > ROUNDED * upper.low;
}
