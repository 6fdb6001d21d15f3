import type { RecordedCall } from '../../../recorded/recorder.ts';
import { single, type Verdict } from '../../judges/verdict.ts';
import type { JobRun } from '../run/run-job.ts';

/** Characters of the input of the pieces that every call of the job begins with, as a share; null without such calls. */
export function prefixShare(calls: readonly RecordedCall[]): number | null {
  const pieces = calls.filter(({ useCase }) => useCase === 'piece' || useCase === 'repair');
  const written = calls.filter(({ useCase }) => useCase !== 'brief');
  const [first] = written;
  if (!first || pieces.length === 0) return null;
  const isShared = written.every(({ system, shared }) => system === first.system && shared === first.shared);
  if (!isShared) return 0;
  const prefix = first.system.length + first.shared.length;
  const all = pieces.reduce((sum, { prompt }) => sum + prefix + prompt.length, 0);
  return (prefix * pieces.length) / all;
}

export function judgePrefix({ job, calls }: Pick<JobRun, 'job' | 'calls'>, least: number): Verdict {
  const share = prefixShare(calls);
  if (share === null) return { checked: 0, faults: [] };
  return single(
    share >= least,
    `${job.name}: ${Math.round(share * 100)} % of the input of its pieces is a shared prefix`,
  );
}

export interface CallSum {
  readonly calls: number;
  readonly repairs: number;
  readonly failed: number;
  /** As the vendor counted them, or null where it said nothing of a single call. */
  readonly inputTokens: number | null;
  readonly cachedTokens: number | null;
  readonly outputTokens: number | null;
}

export function sumCalls(runs: readonly Pick<JobRun, 'calls' | 'failedCalls'>[]): CallSum {
  const calls = runs.flatMap((run) => run.calls);
  const sum = (pick: (call: RecordedCall) => number | null): number | null => {
    const told = calls.map(pick).filter((count) => count !== null);
    return told.length === 0 ? null : told.reduce((total, count) => total + count, 0);
  };
  return {
    calls: calls.length,
    repairs: calls.filter(({ useCase }) => useCase === 'repair').length,
    failed: runs.reduce((total, { failedCalls }) => total + failedCalls, 0),
    inputTokens: sum(({ usage }) => usage.inputTokens),
    cachedTokens: sum(({ usage }) => usage.cachedInputTokens),
    outputTokens: sum(({ usage }) => usage.outputTokens),
  };
}
