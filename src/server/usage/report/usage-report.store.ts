import { and, asc, desc, eq, gte, sql } from 'drizzle-orm';
import { personas } from '../../personas/personas.table.ts';
import type { Executor } from '../../storage/database.ts';
import type { UsageSums } from '../totals.ts';
import { usageMonths } from '../usage.table.ts';

export interface UsageOfMonth extends UsageSums {
  /** UTC, as `2026-11`. */
  readonly month: string;
  /** Null for no persona, and for a deleted one. */
  readonly personaId: string | null;
  readonly personaName: string | null;
  readonly jobs: number;
  readonly pieces: number;
}

/**
 * What a user's calls took since `month`, by month and persona: newest month first, then the dearest. A deleted persona has no
 * row to be joined: it goes by the name that its last call of the month was made under.
 */
export async function findUsage(db: Executor, userId: string, month: string): Promise<UsageOfMonth[]> {
  const tokens = sql`${usageMonths.inputTokens} + ${usageMonths.outputTokens}`;
  return await db
    .select({
      month: usageMonths.month,
      personaId: personas.id,
      personaName: sql<string | null>`coalesce(${personas.name}, ${usageMonths.personaName})`,
      jobs: usageMonths.jobs,
      pieces: usageMonths.pieces,
      calls: usageMonths.calls,
      inputTokens: usageMonths.inputTokens,
      cachedInputTokens: usageMonths.cachedInputTokens,
      outputTokens: usageMonths.outputTokens,
      uncountedCalls: usageMonths.uncountedCalls,
      costPicos: usageMonths.costPicos,
      unpricedCalls: usageMonths.unpricedCalls,
    })
    .from(usageMonths)
    .leftJoin(personas, and(eq(personas.id, usageMonths.personaId), eq(personas.userId, usageMonths.userId)))
    .where(and(eq(usageMonths.userId, userId), gte(usageMonths.month, month)))
    .orderBy(desc(usageMonths.month), desc(usageMonths.costPicos), desc(tokens), asc(usageMonths.personaId));
}
