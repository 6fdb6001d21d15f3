import type { Verdict } from '../judges/verdict.ts';

export interface Row {
  readonly measure: string;
  /** As it is printed: "100 % of 162". */
  readonly figure: string;
  /** As it is printed; null for what is recorded only. */
  readonly gate: string | null;
  readonly passed: boolean;
  readonly faults: readonly string[];
}

export interface Section {
  readonly title: string;
  readonly rows: readonly Row[];
  /** Figures that belong to no gate, a line each. */
  readonly notes: readonly string[];
}

/** All of them right. A measure of nothing is missed: what was never looked at proves nothing. */
export function allRight(measure: string, verdict: Verdict): Row {
  return share(measure, verdict, 1);
}

/** At least this share of them right; `least` null records it. */
export function share(measure: string, { checked, faults }: Verdict, least: number | null): Row {
  const right = checked === 0 ? 0 : (checked - Math.min(checked, faults.length)) / checked;
  return {
    measure,
    figure: checked === 0 ? 'none looked at' : `${percent(right)} of ${checked}`,
    gate: least === null ? null : least === 1 ? '100 %' : `≥ ${percent(least)}`,
    passed: least === null || (checked > 0 && right >= least),
    faults,
  };
}

/** None of them, whatever was looked at. */
export function none(measure: string, { checked, faults }: Verdict): Row {
  return {
    measure,
    figure: `${faults.length} of ${checked}`,
    gate: '0',
    passed: checked > 0 && faults.length === 0,
    faults,
  };
}

/** How many, without a gate. */
export function recorded(measure: string, { checked, faults }: Verdict): Row {
  return { measure, figure: `${faults.length} of ${checked}`, gate: null, passed: true, faults };
}

/** At most this share of them; of none at all, none is wrong. */
export function atMost(measure: string, { checked, faults }: Verdict, most: number): Row {
  const wrong = checked === 0 ? 0 : faults.length / checked;
  return {
    measure,
    figure: `${percent(wrong)} of ${checked}`,
    gate: `≤ ${percent(most)}`,
    passed: wrong <= most,
    faults,
  };
}

export function bound(measure: string, value: number, most: number): Row {
  const figure = value.toFixed(2);
  return {
    measure,
    figure,
    gate: `≤ ${most.toFixed(2)}`,
    passed: value <= most,
    faults: value <= most ? [] : [figure],
  };
}

function percent(part: number): string {
  // Rounded down, so that a hundred is a hundred.
  return `${(Math.floor(part * 1_000) / 10).toFixed(1).replace(/\.0$/, '')} %`;
}
