import type { SourceWithText } from '../../core/contracts/research.ts';
import type { Principal } from '../auth/principal.ts';
import { notFound } from '../platform/errors.ts';
import { findSource } from '../research/stored-findings.store.ts';
import type { JobContext } from './job-context.ts';
import { ownedJob } from './owned-job.ts';

/** A source of the caller's job with its stored text. */
export async function getSource(
  context: Pick<JobContext, 'database'>,
  principal: Principal,
  { jobId, sourceId }: { jobId: string; sourceId: string },
): Promise<SourceWithText> {
  const { db } = context.database;
  const job = await ownedJob(db, principal, jobId);
  const source = await findSource(db, job.id, sourceId);
  if (!source) throw notFound('Source');
  return source;
}
