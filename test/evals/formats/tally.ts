import type { CheckResult, CheckStatus } from '../../../src/core/checks/check-result.ts';

export type Counts = Record<CheckStatus, number>;

/** Verdicts by rule, in the order in which the rules first came up. */
export interface Tally {
  add(checks: readonly CheckResult[], name: string): void;
  of(rule: string): Counts | undefined;
  readonly rules: readonly string[];
  /** Pieces with a broken hard rule, in words. */
  readonly failures: readonly string[];
}

export function createTally(): Tally {
  const counts = new Map<string, Counts>();
  const failures: string[] = [];
  return {
    failures,
    of: (rule) => counts.get(rule),
    get rules() {
      return [...counts.keys()];
    },
    add(checks, name) {
      for (const { id, label, status, detail } of checks) {
        const found = counts.get(id) ?? { pass: 0, warn: 0, fail: 0 };
        found[status] += 1;
        counts.set(id, found);
        if (status === 'fail') failures.push(`${name}: ${label}: ${detail}`);
      }
    },
  };
}
