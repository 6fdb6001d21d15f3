import type { Output } from '../../core/contracts/output.ts';
import type { Principal } from '../auth/principal.ts';
import type { JobContext } from './job-context.ts';
import { listOutputRows } from './outputs.store.ts';
import { ownedJob } from './owned-job.ts';
import { presentOutput } from './present-output.ts';

/** All pieces of a job, in the order of the formats, then variant. */
export async function listOutputs(context: JobContext, principal: Principal, jobId: string): Promise<Output[]> {
  const { db } = context.database;
  await ownedJob(db, principal, jobId);
  return (await listOutputRows(db, principal.userId, jobId)).map(presentOutput);
}
