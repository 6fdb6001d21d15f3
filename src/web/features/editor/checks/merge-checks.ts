import type { CheckResult } from '../../../../core/checks/check-result.ts';
import { EVIDENCE_RULES, JOB_RULES } from '../../../../core/reports/report.ts';

const OF_SERVER: readonly string[] = [...EVIDENCE_RULES, ...JOB_RULES];

export interface CheckSources {
  /** Judged here, without the sources and the other pieces; null as long as there is nothing to judge with. */
  readonly live: readonly CheckResult[] | null;
  /** The server's, on this text. */
  readonly told: readonly CheckResult[];
  /** Whether the server said it of exactly this text. */
  readonly isFresh: boolean;
}

/** What was judged here, but for what the server alone can tell in full. */
export function mergeChecks({ live, told, isFresh }: CheckSources): readonly CheckResult[] {
  if (live === null) return told;
  const ofServer = new Map(told.filter(({ id }) => OF_SERVER.includes(id)).map((check) => [check.id, check]));
  const judged = live.map((check) => {
    const known = ofServer.get(check.id);
    ofServer.delete(check.id);
    // Of a text that was edited since, "all is well" is no longer known.
    return known && (isFresh || known.status !== 'pass') ? known : check;
  });
  return [...judged, ...ofServer.values()];
}
