import type { Job } from '../../core/contracts/job.ts';
import type { Principal } from '../auth/principal.ts';
import { notFound } from '../platform/errors.ts';
import { isId } from '../platform/ids.ts';
import type { Executor } from '../storage/database.ts';
import type { JobContext } from './job-context.ts';
import { findJobView } from './job-view.store.ts';
import { presentJob } from './present-job.ts';

export async function getJob(context: JobContext, principal: Principal, id: string): Promise<Job> {
  return await wholeJob(context.database.db, principal, id);
}

/** The caller's job with all that belongs to it. @throws not_found, also for another user's job and for a malformed id. */
export async function wholeJob(db: Executor, principal: Principal, id: string): Promise<Job> {
  const view = isId(id) ? await findJobView(db, principal.userId, id) : undefined;
  if (!view) throw notFound('Project');
  return presentJob(view);
}
