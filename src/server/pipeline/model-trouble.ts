import type { JobWait } from '../../core/contracts/job.ts';
import type { OutputHead } from '../jobs/outputs.store.ts';
import { goOnLater, lockClaimedToEnd, stop } from '../jobs/job-lifecycle.ts';
import type { GaveUp } from '../writing/writer.ts';
import { RetryLater } from '../writing/writer.ts';
import type { PipelineContext, StepRun } from './step.ts';
import { MAX_TRIES, MAX_WAIT_MS } from './tries.ts';

/** Whether another try makes sense after `tries` that the model has sent away. */
export function isWorthWaiting(error: RetryLater | GaveUp, tries: number): error is RetryLater {
  return error instanceof RetryLater && tries < MAX_TRIES && (error.isCertain || error.retryAfterMs <= MAX_WAIT_MS);
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
    const wait = { reason: error.reason, until: notBefore.toISOString() };
    await goOnLater(jobs, tx, claimed, { notBefore, wait, stageTries });
  });
}

/** What is told of the pieces that the model has sent away: the try that comes first. Null when all can be written now. */
export function waitOf(pieces: readonly OutputHead[], now: Date): JobWait | null {
  const [first] = pieces
    .flatMap(({ status, nextTryAt, errorMessage }) =>
      status === 'pending' && nextTryAt && nextTryAt > now && errorMessage !== null
        ? [{ reason: errorMessage, at: nextTryAt }]
        : [],
    )
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  return first ? { reason: first.reason, until: first.at.toISOString() } : null;
}
