import type { Verdict } from '../../judges/verdict.ts';
import { allRight, atMost, none, recorded, type Row, share } from '../../report/rows.ts';

/**
 * `hard` is promised whatever model writes, and ends a run non-zero when it is missed; a `goal` is what a good model
 * reaches. What no piece gave occasion for is neither met nor missed.
 */
type Rank = 'hard' | 'goal' | 'recorded';

export interface TargetRow extends Row {
  readonly rank: Rank;
  /** Whose word it is: null for what is counted, else the model that judged; "not judged" without one. */
  readonly judge: string | null;
  readonly looked: boolean;
}

type MakeRow = (measure: string, verdict: Verdict) => Row;

export const ALL: MakeRow = allRight;
export const NONE: MakeRow = none;
export const RECORDED: MakeRow = recorded;
export const atLeastShare =
  (least: number): MakeRow =>
  (measure, verdict) =>
    share(measure, verdict, least);
export const atMostShare =
  (most: number): MakeRow =>
  (measure, verdict) =>
    atMost(measure, verdict, most);

export function target(rank: Rank, make: MakeRow, [measure, verdict]: readonly [string, Verdict]): TargetRow {
  const looked = verdict.checked > 0;
  const row = make(measure, verdict);
  const shown = looked ? row : { ...row, figure: 'none looked at', passed: true };
  return { ...shown, rank, judge: null, looked };
}

/** A row that a model has judged, or that nobody did. */
export function judgedBy(judge: string | null, row: TargetRow): TargetRow {
  if (judge !== null) return { ...row, judge };
  return { ...row, judge: NOT_JUDGED, figure: '', looked: false, passed: true, faults: [] };
}

export const NOT_JUDGED = 'not judged';
