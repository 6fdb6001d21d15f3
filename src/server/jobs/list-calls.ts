import type { UsageCall } from '../../core/contracts/usage.ts';
import type { Principal } from '../auth/principal.ts';
import { shownVendor } from '../llm/failure-rules.ts';
import { dollarsOf } from '../usage/totals.ts';
import { listCallsOfJob } from '../usage/usage.store.ts';
import type { UsageCallRow } from '../usage/usage.store.ts';
import type { JobContext } from './job-context.ts';
import { ownedJob } from './owned-job.ts';

/** Every call that was made for the caller's job, in their order. */
export async function listCalls(
  { database: { db } }: Pick<JobContext, 'database'>,
  principal: Principal,
  jobId: string,
): Promise<UsageCall[]> {
  const job = await ownedJob(db, principal, jobId);
  return (await listCallsOfJob(db, principal.userId, job.id)).map(presentCall);
}

function presentCall(row: UsageCallRow): UsageCall {
  return {
    at: row.at.toISOString(),
    use_case: row.useCase,
    output_id: row.outputId,
    vendor: shownVendor(row),
    model: row.model,
    input_tokens: row.inputTokens,
    cached_input_tokens: row.cachedInputTokens,
    output_tokens: row.outputTokens,
    cost_usd: row.costPicos === null ? null : dollarsOf(row.costPicos),
    failed: row.failure !== null,
  };
}
