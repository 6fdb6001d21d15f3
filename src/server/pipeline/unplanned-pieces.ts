import type { JobContext } from '../jobs/job-context.ts';
import { goOnLater, lockClaimedToEnd, stop } from '../jobs/job-lifecycle.ts';
import type { JobRow } from '../jobs/jobs.store.ts';
import { updateJob } from '../jobs/jobs.store.ts';
import { listOutputHeads, updateOutput } from '../jobs/outputs.store.ts';
import type { OutputHead } from '../jobs/outputs.store.ts';
import { announceState } from '../live/announce.store.ts';
import type { Executor } from '../storage/database.ts';
import { NoAngleLeft } from '../writing/writer.ts';
import type { GaveUp, RetryLater } from '../writing/writer.ts';
import { isWorthWaiting, waitOf } from './model-trouble.ts';
import { afterTry } from './save-piece.ts';
import type { PipelineContext, StepRun } from './step.ts';

/**
 * What becomes of pieces that no plan could be made for: each waits for its next try or is given up, and no other piece is
 * concerned. Where there is no other, the job waits or ends in their place. Tells whether the run goes on.
 */
export async function goOnWithout(
  { jobs }: PipelineContext,
  { job }: StepRun,
  { pieces: unplanned, error }: { pieces: readonly OutputHead[]; error: RetryLater | GaveUp },
): Promise<boolean> {
  return await jobs.database.transaction(async (tx) => {
    const claimed = await lockClaimedToEnd(tx, job, job.status);
    if (!claimed) return false;
    const hasOthers = (await listOutputHeads(tx, job.id)).some(
      ({ id, status }) => (status === 'pending' || status === 'writing') && !unplanned.some((piece) => piece.id === id),
    );
    if (!hasOthers && !(error instanceof NoAngleLeft)) {
      if (claimed.status === 'drafting') return await endOrWait(jobs, tx, claimed, error);
      if (!unplanned.some(({ tries }) => isWorthWaiting(error, tries + 1))) {
        await stop(jobs, tx, claimed, error.reason);
        return false;
      }
    }
    const now = jobs.clock.now();
    for (const piece of unplanned) {
      await updateOutput(tx, piece.id, { ...afterTry(piece, error, now), updatedAt: now });
    }
    await updateJob(tx, job.id, { wait: waitOf(await listOutputHeads(tx, job.id), now) });
    await announceState(tx, job.id);
    return true;
  });
}

/** Before its first text the whole job waits as long as the model asks for, or ends with the reason. */
async function endOrWait(jobs: JobContext, tx: Executor, claimed: JobRow, error: RetryLater | GaveUp): Promise<false> {
  const stageTries = claimed.stageTries + 1;
  if (isWorthWaiting(error, stageTries)) {
    const notBefore = new Date(jobs.clock.now().getTime() + error.retryAfterMs);
    const wait = { reason: error.reason, until: notBefore.toISOString() };
    await goOnLater(jobs, tx, claimed, { notBefore, wait, stageTries });
  } else {
    await stop(jobs, tx, claimed, error.reason);
  }
  return false;
}
