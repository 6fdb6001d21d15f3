import type { Principal } from '../auth/principal.ts';
import { notFound } from '../platform/errors.ts';
import { isId } from '../platform/ids.ts';
import type { Executor } from '../storage/database.ts';
import { findJob, lockJob, lockUser } from './jobs.store.ts';
import type { JobRow } from './jobs.store.ts';

/** The caller's job. @throws not_found, also for another user's job and for a malformed id. */
export async function ownedJob(db: Executor, principal: Principal, id: string): Promise<JobRow> {
  const job = isId(id) ? await findJob(db, principal.userId, id) : undefined;
  if (!job) throw notFound('Project');
  return job;
}

/** As `ownedJob`, held until the transaction ends, and the user before it. */
export async function lockOwnedJob(tx: Executor, principal: Principal, id: string): Promise<JobRow> {
  if (!isId(id)) throw notFound('Project');
  await lockUser(tx, principal.userId);
  const job = await lockJob(tx, id);
  if (!job || job.userId !== principal.userId) throw notFound('Project');
  return job;
}
