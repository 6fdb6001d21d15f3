import { goOnLater, lockClaimedToEnd, stop } from '../jobs/job-lifecycle.ts';
import type { GaveUp } from '../writing/writer.ts';
import { RetryLater } from '../writing/writer.ts';
import type { PipelineContext, StepRun } from './step.ts';
import { MAX_TRIES, MAX_WAIT_MS } from './tries.ts';

/** Whether another try makes sense after `tries` that the model has sent away. */
export function isWorthWaiting(error: RetryLater | GaveUp, tries: number): error is RetryLater {
  return error instanceof RetryLater && tries < MAX_TRIES && error.retryAfterMs <= MAX_WAIT_MS;
}

/** Without a plan no piece can be written: the job waits as long as the model asks for, or ends with the reason. */
export async function endOrWait(
  { jobs }: PipelineContext,
  { job }: StepRun,
  error: RetryLater | GaveUp,
): Promise<void> {
  await jobs.database.transaction(async (tx) => {
    const claimed = await lockClaimedToEnd(tx, job, job.status);
    if (!claimed) return;
    const stageTries = claimed.stageTries + 1;
    if (!isWorthWaiting(error, stageTries)) return await stop(jobs, tx, claimed, error.reason);
    const notBefore = new Date(jobs.clock.now().getTime() + error.retryAfterMs);
    await goOnLater(jobs, tx, claimed, { notBefore, stageTries });
  });
}
