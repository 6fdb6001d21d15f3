import type { Output } from '../../core/contracts/output.ts';
import type { Principal } from '../auth/principal.ts';
import { usageOfPieces } from '../usage/usage.store.ts';
import type { JobContext } from './job-context.ts';
import { jobChecksFor, withReports } from './judge-outputs.ts';
import { listOutputRows } from './outputs.store.ts';
import { ownedJob } from './owned-job.ts';
import { presentOutput } from './present-output.ts';

/** All pieces of a job, in the order of the formats, then variant. */
export async function listOutputs(context: JobContext, principal: Principal, jobId: string): Promise<Output[]> {
  const { db } = context.database;
  const job = await ownedJob(db, principal, jobId);
  const rows = await withReports(context, job, await listOutputRows(db, principal.userId, jobId));
  const ofJob = await jobChecksFor(context, job, rows);
  const usage = await usageOfPieces(db, jobId);
  return rows.map((row) => presentOutput(row, { ofJob: ofJob.get(row.id), usage: usage.get(row.id) }));
}
