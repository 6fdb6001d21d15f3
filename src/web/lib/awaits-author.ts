import type { JobSummary } from '../../core/contracts/job.ts';

/** Whether the run stands still until its plan was read. One that was confirmed keeps its time, and waits no more. */
export function awaitsReview({ status, plan_due_at, progress }: JobSummary): boolean {
  return status === 'drafting' && plan_due_at !== null && progress.waiting !== null;
}

/** Whether the run stands still until its author has given an opinion, or the word that there is none. */
export function awaitsOpinion({ status, fusion }: JobSummary): boolean {
  return status === 'fusion_pending' && fusion === null;
}
