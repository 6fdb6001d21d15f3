import type { Job } from '../../core/contracts/job.ts';
import type { Principal } from '../auth/principal.ts';
import { findResearchResults } from '../research/findings.store.ts';
import type { Executor } from '../storage/database.ts';
import type { JobContext } from './job-context.ts';
import { listMaterials } from './jobs.store.ts';
import type { JobRow } from './jobs.store.ts';
import { listOutputHeads } from './outputs.store.ts';
import { ownedJob } from './owned-job.ts';
import { presentJob } from './present-job.ts';

export async function getJob(context: JobContext, principal: Principal, id: string): Promise<Job> {
  const { db } = context.database;
  return await wholeJob(db, await ownedJob(db, principal, id));
}

/** The job with all that belongs to it. */
export async function wholeJob(db: Executor, job: JobRow): Promise<Job> {
  const pieces = await listOutputHeads(db, [job.id]);
  const materials = await listMaterials(db, job.id);
  const research = await findResearchResults(db, job.id);
  return presentJob(job, { pieces, materials, research });
}
