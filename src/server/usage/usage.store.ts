import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { UsageTotals } from '../../core/contracts/usage.ts';
import type { Executor } from '../storage/database.ts';
import { totalsOf } from './totals.ts';
import { usageCalls, usageJobs } from './usage.table.ts';

/** The sums of a job, to be joined to it. */
export const usageOfJobColumns = {
  calls: usageJobs.calls,
  inputTokens: usageJobs.inputTokens,
  cachedInputTokens: usageJobs.cachedInputTokens,
  outputTokens: usageJobs.outputTokens,
  uncountedCalls: usageJobs.uncountedCalls,
  costPicos: usageJobs.costPicos,
  unpricedCalls: usageJobs.unpricedCalls,
};

const isCounted = sql`${usageCalls.inputTokens} is not null and ${usageCalls.outputTokens} is not null`;
const whole = (sum: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${sum}), 0)::float8`.mapWith(Number);

/** What calls come to, for any grouping of `usage_calls`. */
export const callSums = {
  calls: sql<number>`count(*)::int`.mapWith(Number),
  inputTokens: whole(sql`${usageCalls.inputTokens}`),
  cachedInputTokens: whole(sql`${usageCalls.cachedInputTokens}`),
  outputTokens: whole(sql`${usageCalls.outputTokens}`),
  uncountedCalls: sql<number>`(count(*) filter (where not (${isCounted})))::int`.mapWith(Number),
  costPicos: whole(sql`${usageCalls.costPicos}`),
  unpricedCalls: sql<number>`(count(*) filter (where ${usageCalls.costPicos} is null))::int`.mapWith(Number),
};

export type UsageCallRow = typeof usageCalls.$inferSelect;

/** The calls of a job, in their order. */
export async function listCallsOfJob(db: Executor, userId: string, jobId: string): Promise<UsageCallRow[]> {
  return await db
    .select()
    .from(usageCalls)
    .where(and(eq(usageCalls.jobId, jobId), eq(usageCalls.userId, userId)))
    .orderBy(asc(usageCalls.at), asc(usageCalls.id));
}

/** What the pieces of a job took, by their ids; a piece without calls is not among them. */
export async function usageOfPieces(db: Executor, jobId: string): Promise<ReadonlyMap<string, UsageTotals>> {
  const rows = await db
    .select({ outputId: usageCalls.outputId, ...callSums })
    .from(usageCalls)
    .where(and(eq(usageCalls.jobId, jobId), isNotNull(usageCalls.outputId)))
    .groupBy(usageCalls.outputId);
  return new Map(rows.map(({ outputId, ...sums }) => [outputId ?? '', totalsOf(sums)]));
}
