import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { personas } from '../../personas/personas.table.ts';
import type { Executor } from '../../storage/database.ts';
import type { UsageSums } from '../totals.ts';
import { callSums } from '../usage.store.ts';
import { usageCalls } from '../usage.table.ts';

export interface UsageOfMonth extends UsageSums {
  /** UTC, as `2026-11`. */
  readonly month: string;
  /** Null for no persona, and for a deleted one. */
  readonly personaId: string | null;
  readonly personaName: string | null;
  readonly jobs: number;
  readonly pieces: number;
}

/** What a user's calls since `from` took, by month and persona: newest month first, then the dearest. */
export async function findUsage(db: Executor, userId: string, from: Date): Promise<UsageOfMonth[]> {
  const month = sql<string>`to_char(${usageCalls.at} at time zone 'UTC', 'YYYY-MM')`.as('month');
  // A deleted persona has no row to be joined: it goes by the name that its last call was made under.
  const lastName = sql`(array_agg(${usageCalls.personaName} order by ${usageCalls.at} desc))[1]`;
  return await db
    .select({
      month,
      personaId: personas.id,
      personaName: sql<string | null>`coalesce(${personas.name}, ${lastName})`,
      jobs: sql<number>`count(distinct ${usageCalls.jobId})::int`.mapWith(Number),
      pieces: sql<number>`count(distinct ${usageCalls.outputId})::int`.mapWith(Number),
      ...callSums,
    })
    .from(usageCalls)
    .leftJoin(personas, and(eq(personas.id, usageCalls.personaId), eq(personas.userId, usageCalls.userId)))
    .where(and(eq(usageCalls.userId, userId), gte(usageCalls.at, from)))
    .groupBy(month, usageCalls.personaId, personas.id, personas.name)
    .orderBy(
      desc(month),
      desc(sql`coalesce(sum(${usageCalls.costPicos}), 0)`),
      desc(sql`coalesce(sum(${usageCalls.inputTokens}), 0) + coalesce(sum(${usageCalls.outputTokens}), 0)`),
      usageCalls.personaId,
    );
}
