import { goOnLater, lockClaimedToEnd, stop } from '../jobs/job-lifecycle.ts';
import type { NoTurnToRead } from '../research/no-turn-to-read.ts';
import type { PipelineContext, StepRun } from './step.ts';
import { MAX_TRIES } from './tries.ts';

const PAUSE_MS = 30_000;
const WAITING = 'Too much is being read right now. Your sources are read as soon as it is their turn.';

/** Research that found no place to read anything is tried again; in the end the job says why it stopped, and can be taken up. */
export async function readLater({ jobs }: PipelineContext, { job }: StepRun, { message }: NoTurnToRead): Promise<void> {
  await jobs.database.transaction(async (tx) => {
    const claimed = await lockClaimedToEnd(tx, job, 'researching');
    if (!claimed) return;
    const stageTries = claimed.stageTries + 1;
    if (stageTries >= MAX_TRIES) return await stop(jobs, tx, claimed, message);
    const notBefore = new Date(jobs.clock.now().getTime() + PAUSE_MS);
    const wait = { reason: WAITING, until: notBefore.toISOString() };
    await goOnLater(jobs, tx, claimed, { notBefore, wait, stageTries });
  });
}
