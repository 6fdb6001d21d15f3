import type { Principal } from '../auth/principal.ts';
import { announceState } from '../live/announce.store.ts';
import type { JobContext } from './job-context.ts';
import { admitWaiting } from './job-lifecycle.ts';
import { deleteJobRow, forgetResearchFrom } from './jobs.store.ts';
import { lockOwnedJob } from './owned-job.ts';

/**
 * Deletes a job with all that belongs to it, also while it runs: its run finds nothing left to write to.
 * What others took over of its research stays theirs.
 */
export async function deleteJob(context: JobContext, principal: Principal, id: string): Promise<void> {
  await context.database.transaction(async (tx) => {
    await lockOwnedJob(tx, principal, id);
    await forgetResearchFrom(tx, principal.userId, id);
    await announceState(tx, id);
    await context.flow.forget(tx, [id]);
    await deleteJobRow(tx, principal.userId, id);
    await admitWaiting(context, tx, principal.userId);
  });
}
