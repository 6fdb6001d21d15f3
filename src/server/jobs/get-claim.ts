import type { ClaimInContext } from '../../core/contracts/research.ts';
import type { Principal } from '../auth/principal.ts';
import { notFound } from '../platform/errors.ts';
import { quoteInContext } from '../research/quote-in-context.ts';
import { findClaim, findSource } from '../research/stored-findings.store.ts';
import type { JobContext } from './job-context.ts';
import { ownedJob } from './owned-job.ts';

/** A claim of the caller's job, with its source and with what stands around its quote there. */
export async function getClaim(
  context: Pick<JobContext, 'database'>,
  principal: Principal,
  { jobId, claimId }: { jobId: string; claimId: string },
): Promise<ClaimInContext> {
  const { db } = context.database;
  const job = await ownedJob(db, principal, jobId);
  const claim = await findClaim(db, job.id, claimId);
  const stored = claim && (await findSource(db, job.id, claim.source_id));
  if (!stored) throw notFound('Claim');
  const { text, ...source } = stored;
  return { claim, source, ...quoteInContext(text, claim) };
}
