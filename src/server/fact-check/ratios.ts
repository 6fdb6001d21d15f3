import type { Span } from '../../core/text/span.ts';

/** "4:1" */
export interface Ratio extends Span {
  readonly kind: 'ratio';
  readonly one: number;
  readonly other: number;
}

const RATIO = /(?<![\d:.,])(?<one>\d{1,4}):(?<other>\d{1,4})(?![\d:]|[.,]\d)/g;
/** Shapes of pictures. */
const SHAPES = new Set(['16:9', '9:16', '4:5', '5:4', '4:3', '3:4', '1:1', '2:3', '3:2', '21:9']);

/** The ratios of a folded text, in order; the shapes of pictures are none. */
export function readRatios(low: string): Ratio[] {
  return Array.from(low.matchAll(RATIO), ({ 0: whole, index, groups }) => ({
    kind: 'ratio' as const,
    start: index,
    end: index + whole.length,
    one: Number(groups?.['one']),
    other: Number(groups?.['other']),
  })).filter(({ start, end }) => !SHAPES.has(low.slice(start, end)));
}
