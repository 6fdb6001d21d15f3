import type { WritingMode } from '../../../../src/core/contracts/job.ts';
import type { EvalJob } from '../fixed/jobs.ts';

export interface Estimate {
  readonly jobs: number;
  readonly pieces: number;
  /** Calls of the writer where no stage is needed twice, and where each is. */
  readonly fewest: number;
  readonly most: number;
  /** Questions to the judge and texts of the rival, about; 0 where nobody judges. */
  readonly judging: number;
}

/**
 * One call for claims and one to mend them, a plan and a second try at it; for each piece a draft, an edit and a check, or
 * two of the latter. In a hurry there is no plan, and an edit only where a draft breaks a hard rule.
 */
export function estimateCalls(
  jobs: readonly EvalJob[],
  { mode = 'best', judged }: { mode?: WritingMode | undefined; judged: boolean },
): Estimate {
  const isFast = mode === 'fast';
  const pieces = sum(jobs.map((job) => job.pieces.length));
  const covered = jobs.filter(({ topic }) => topic.coverage === 'covered').length;
  const withOpinion = sum(jobs.map((job) => (job.topic.opinion === '' ? 0 : job.pieces.length)));
  const firsts = sum(jobs.map((job) => job.pieces.filter(({ variant }) => variant === 1).length));
  return {
    jobs: jobs.length,
    pieces,
    fewest: covered + (isFast ? 2 * pieces : jobs.length + 3 * pieces),
    most: 2 * covered + (isFast ? 0 : 2 * jobs.length) + 5 * pieces,
    // Citations and editing, opinion; a rival's text and two questions for each first variant.
    judging: judged ? 2 * pieces + withOpinion + 3 * firsts : 0,
  };
}

export function tellEstimate({ jobs, pieces, fewest, most, judging }: Estimate): string {
  const calls = `${fewest} to ${most} calls to write them`;
  return `${jobs} jobs, ${pieces} pieces: ${calls}${judging > 0 ? `, about ${judging} more to judge them` : ''}.`;
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
