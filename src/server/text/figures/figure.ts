import type { Span } from '../../../core/text/span.ts';

/** A day, or a month, or a year, as far as it is said; months count from 1. */
export interface CalendarDate {
  readonly year?: number;
  readonly month?: number;
  readonly day?: number;
}

/**
 * What a number counts: `count` things that are in no table, `percent` of a whole, `points` of percent (never the same as
 * percent), `times` as much, `money` in a currency (ISO 4217), a `measure` or a `duration` in a unit (`units.ts`).
 */
export type QuantityKind = 'count' | 'percent' | 'points' | 'times' | 'money' | 'measure' | 'duration';

export interface Quantity extends Span {
  readonly kind: QuantityKind;
  /** Of a range its lower end; negative below zero. */
  readonly value: number;
  /** The other end of a range. */
  readonly to: number | null;
  /** Null for `count`, `percent` and `points`. */
  readonly unit: string | null;
  /** What the number can be besides, by another country's spelling: 1.2 where "1.200" was read as 1,200. */
  readonly otherwise: number | null;
  /** Spelled out: "twelve". */
  readonly inWords: boolean;
}

export interface DateFigure extends Span {
  readonly kind: 'date';
  readonly from: CalendarDate;
  readonly to: CalendarDate | null;
  /** Day and month stand in either order by country: "04/05/2026". */
  readonly otherwise: CalendarDate | null;
}

export interface TimeFigure extends Span {
  readonly kind: 'time';
  /** "19:00" */
  readonly from: string;
  readonly to: string | null;
}

export type Figure = Quantity | DateFigure | TimeFigure;
