import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../storage/database.ts';
import { usageCalls, usageJobs } from './usage.table.ts';

export type UsageCall = typeof usageCalls.$inferSelect;

/**
 * Writes a call down and raises the sums of its job, in one statement and once, however often it is asked to. The call of a
 * job that is gone stands for itself.
 *
 * @param limitTokens what the call weighs against the limit of its project.
 */
export async function recordCall(db: Executor, call: UsageCall, limitTokens: number): Promise<void> {
  const isCounted = call.inputTokens !== null && call.outputTokens !== null;
  await db.execute(sql`
    with called as (
      insert into ${usageCalls} (id, user_id, job_id, output_id, persona_id, persona_name, use_case, provider, vendor, model,
        input_tokens, cached_input_tokens, cache_write_tokens, output_tokens, cost_picos, failure, at)
      values (${call.id}::uuid, ${call.userId}::text, ${call.jobId}::uuid, ${call.outputId}::uuid, ${call.personaId}::uuid,
        ${call.personaName}::text, ${call.useCase}::text, ${call.provider}::text, ${call.vendor}::text, ${call.model}::text,
        ${call.inputTokens}::int, ${call.cachedInputTokens}::int, ${call.cacheWriteTokens}::int, ${call.outputTokens}::int,
        ${call.costPicos}::bigint, ${call.failure}::text, ${call.at.toISOString()}::timestamptz)
      on conflict (id) do nothing
      returning job_id
    )
    insert into ${usageJobs} as sums (job_id, calls, input_tokens, cached_input_tokens, output_tokens, uncounted_calls,
      limit_tokens, cost_picos, unpriced_calls)
    select jobs.id, 1, ${call.inputTokens ?? 0}::bigint, ${call.cachedInputTokens ?? 0}::bigint,
      ${call.outputTokens ?? 0}::bigint, ${isCounted ? 0 : 1}::int, ${limitTokens}::bigint, ${call.costPicos ?? 0}::bigint,
      ${call.costPicos === null ? 1 : 0}::int
    from called join jobs on jobs.id = called.job_id
    for key share of jobs
    on conflict (job_id) do update set
      calls = sums.calls + excluded.calls,
      input_tokens = sums.input_tokens + excluded.input_tokens,
      cached_input_tokens = sums.cached_input_tokens + excluded.cached_input_tokens,
      output_tokens = sums.output_tokens + excluded.output_tokens,
      uncounted_calls = sums.uncounted_calls + excluded.uncounted_calls,
      limit_tokens = sums.limit_tokens + excluded.limit_tokens,
      cost_picos = sums.cost_picos + excluded.cost_picos,
      unpriced_calls = sums.unpriced_calls + excluded.unpriced_calls`);
}

/** What the job's calls weigh against its limit so far. */
export async function limitTokensOf(db: Executor, jobId: string): Promise<number> {
  const [sums] = await db.select({ tokens: usageJobs.limitTokens }).from(usageJobs).where(eq(usageJobs.jobId, jobId));
  return sums?.tokens ?? 0;
}
