import type { Span } from '../../core/text/span.ts';
import type { Figure, Quantity } from '../text/figures/figure.ts';
import type { Ordinal } from '../text/figures/ordinals.ts';
import type { Ratio } from './ratios.ts';

/** A text as it is and as `foldText` makes it; the same place in both. */
export interface Page {
  readonly raw: string;
  readonly low: string;
  readonly language: string | null;
}

/** A count that counts off: "week 4" is the fourth week. */
export interface CountedOff extends Span {
  readonly kind: 'counted-off';
  readonly value: number;
  readonly unit: string;
}

/** A count that is said behind its whole: "of every ten we scrap seven". */
export interface PartOfWhole extends Quantity {
  readonly whole: number;
}

/** What can be looked up in a source. */
export type Traceable = Figure | Ordinal | CountedOff | Ratio | PartOfWhole;
