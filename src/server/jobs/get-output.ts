import type { Output } from '../../core/contracts/output.ts';
import type { Principal } from '../auth/principal.ts';
import { notFound } from '../platform/errors.ts';
import { isId } from '../platform/ids.ts';
import { usageOfPieces } from '../usage/usage.store.ts';
import type { JobContext } from './job-context.ts';
import type { JobRow } from './jobs.store.ts';
import { jobChecksFor, withReports } from './judge-outputs.ts';
import { findOutput } from './outputs.store.ts';
import type { OutputRow } from './outputs.store.ts';
import { ownedJob } from './owned-job.ts';
import { etagOf } from './output-tag.ts';
import { presentOutput } from './present-output.ts';

export interface TaggedOutput {
  readonly output: Output;
  /** For `If-Match`, so that an edit never overwrites a newer one. */
  readonly etag: string;
}

export async function getOutput(context: JobContext, principal: Principal, id: string): Promise<TaggedOutput> {
  const { row, job } = await ownedOutput(context, principal, id);
  const [judged = row] = await withReports(context, job, [row]);
  return await tagged(context, job, judged);
}

/** The caller's piece and its job. @throws not_found, also for another user's piece and for a malformed id. */
export async function ownedOutput(
  { database: { db } }: JobContext,
  principal: Principal,
  id: string,
): Promise<{ row: OutputRow; job: JobRow }> {
  const row = isId(id) ? await findOutput(db, principal.userId, id) : undefined;
  if (!row) throw notFound('Piece');
  return { row, job: await ownedJob(db, principal, row.jobId) };
}

/** The piece as it goes out, with what it is judged by among the others of its job. */
export async function tagged(context: JobContext, job: JobRow, row: OutputRow): Promise<TaggedOutput> {
  const ofJob = await jobChecksFor(context, job);
  const usage = await usageOfPieces(context.database.db, job.id);
  const facts = { ofJob: ofJob.get(row.id), usage: usage.get(row.id) };
  return { output: presentOutput(row, facts), etag: etagOf(row, facts.usage?.calls ?? 0) };
}
