import type { CheckResult } from '../../../../core/checks/check-result.ts';

export interface SortedChecks {
  /** What breaks a hard rule. */
  readonly musts: readonly CheckResult[];
  readonly shoulds: readonly CheckResult[];
  readonly met: readonly CheckResult[];
}

/** By what a person has to see to first; within that in the order of the report. */
export function sortChecks(checks: readonly CheckResult[]): SortedChecks {
  const of = (wanted: CheckResult['status']) => checks.filter(({ status }) => status === wanted);
  return { musts: of('fail'), shoulds: of('warn'), met: of('pass') };
}
