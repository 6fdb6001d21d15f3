import type { Job } from '../../core/contracts/job.ts';
import { MESSAGES } from '../../core/rules/messages.ts';
import type { Principal } from '../auth/principal.ts';
import { wholeJob } from './get-job.ts';
import type { JobContext } from './job-context.ts';
import { stop } from './job-lifecycle.ts';
import { lockOwnedJob } from './owned-job.ts';

/** Stops a running job and keeps what was written. A job that has ended already stays as it is. */
export async function cancelJob(context: JobContext, principal: Principal, id: string): Promise<Job> {
  return await context.database.transaction(async (tx) => {
    const job = await lockOwnedJob(tx, principal, id);
    await stop(context, tx, job, MESSAGES.cancelled);
    return await wholeJob(tx, principal, id);
  });
}
