import type { UseCase } from '../../../../src/server/llm/use-cases.ts';
import type { RecordedCall } from '../../../recorded/recorder.ts';
import type { JobRun } from '../run/run-job.ts';
import type { TargetRow } from './target-row.ts';

/** Characters of the input of a job's calls but those of research, and those of them that all these calls begin with; null without any. */
export function prefixShare(calls: readonly RecordedCall[]): { prefix: number; all: number } | null {
  const writing = calls.filter(({ useCase }) => useCase !== 'brief');
  const [first] = writing;
  if (!first) return null;
  const begun = first.system.length + first.shared.length;
  const all = sum(writing.map(({ system, shared, prompt }) => system.length + shared.length + prompt.length));
  const isShared = writing.every(({ system, shared }) => system === first.system && shared === first.shared);
  return { prefix: isShared ? begun * writing.length : 0, all };
}

const LEAST_PREFIX = 0.8;

/** Over all jobs together, counted in characters; below it the jobs with less. */
export function prefixRow(runs: readonly Pick<JobRun, 'job' | 'calls'>[]): TargetRow {
  const shares = runs.flatMap(({ job, calls }) => {
    const share = prefixShare(calls);
    return share === null ? [] : [{ name: job.name, ...share }];
  });
  const [prefix, all] = [sum(shares.map((one) => one.prefix)), sum(shares.map((one) => one.all))];
  const part = all === 0 ? 0 : prefix / all;
  const less = shares.filter((one) => one.prefix < LEAST_PREFIX * one.all);
  return {
    measure: 'input that is a prefix shared by all calls of the job',
    figure: all === 0 ? 'none looked at' : `${Math.floor(part * 100)} %`,
    gate: `≥ ${LEAST_PREFIX * 100} %`,
    passed: all === 0 || part >= LEAST_PREFIX,
    faults: less.map((one) => `${one.name}: ${Math.floor((100 * one.prefix) / one.all)} %`),
    rank: 'goal',
    judge: null,
    looked: all > 0,
  };
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

export interface CallSum {
  readonly calls: number;
  readonly drafts: number;
  readonly edits: number;
  readonly checks: number;
  readonly failed: number;
  /** As the vendor counted them, or null where it said nothing of a single call. */
  readonly inputTokens: number | null;
  readonly cachedTokens: number | null;
  readonly outputTokens: number | null;
}

export function sumCalls(runs: readonly Pick<JobRun, 'calls' | 'failedCalls'>[]): CallSum {
  const calls = runs.flatMap((run) => run.calls);
  const countOf = (wanted: UseCase) => calls.filter(({ useCase }) => useCase === wanted).length;
  const told = (pick: (call: RecordedCall) => number | null): number | null => {
    const counts = calls.map(pick).filter((count) => count !== null);
    return counts.length === 0 ? null : sum(counts);
  };
  return {
    calls: calls.length,
    drafts: countOf('draft'),
    edits: countOf('edit'),
    checks: countOf('check'),
    failed: sum(runs.map(({ failedCalls }) => failedCalls)),
    inputTokens: told(({ usage }) => usage.inputTokens),
    cachedTokens: told(({ usage }) => usage.cachedInputTokens),
    outputTokens: told(({ usage }) => usage.outputTokens),
  };
}
