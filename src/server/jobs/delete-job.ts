import type { Principal } from '../auth/principal.ts';
import { announceState } from '../live/announce.store.ts';
import { releaseFindings } from '../research/findings.store.ts';
import type { JobContext } from './job-context.ts';
import { admitWaiting } from './job-lifecycle.ts';
import { deleteJobRow, forgetResearchFrom } from './jobs.store.ts';
import { lockOwnedJob } from './owned-job.ts';

/**
 * Deletes a job with all that belongs to it, also while it runs: its run finds nothing left to write to.
 * Its research goes with the last job that uses it.
 */
export async function deleteJob(context: JobContext, principal: Principal, id: string): Promise<void> {
  await context.database.transaction(async (tx) => {
    const { researchId, userId } = await lockOwnedJob(tx, principal, id);
    await forgetResearchFrom(tx, principal.userId, id);
    await announceState(tx, id);
    await context.flow.forget(tx, [id]);
    await deleteJobRow(tx, principal.userId, id);
    if (researchId !== null) await releaseFindings(tx, { id: researchId, userId });
    await admitWaiting(context, tx, principal.userId);
  });
}
