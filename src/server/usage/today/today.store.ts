import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { jobDays } from '../../jobs/jobs.table.ts';
import type { Executor } from '../../storage/database.ts';
import type { PayerDay } from '../day-tokens.store.ts';
import { usageCalls } from '../usage.table.ts';

/** What the calls that ended on a day have cost. */
export interface SpentOfDay {
  readonly calls: number;
  /** Of calls whose cost is known. */
  readonly costPicos: number;
  readonly pricedTokens: number;
  readonly unpricedCalls: number;
}

/** The payer is the user whose calls they are. */
export async function spentOfDay(db: Executor, { payer, day }: PayerDay): Promise<SpentOfDay> {
  const begin = new Date(`${day}T00:00:00Z`);
  const end = new Date(begin);
  end.setUTCDate(end.getUTCDate() + 1);
  const isPriced = sql`${usageCalls.costPicos} is not null`;
  const tokens = sql`${usageCalls.inputTokens}::float8 + ${usageCalls.outputTokens}`;
  const [row] = await db
    .select({
      calls: sql<number>`count(*)::int`.mapWith(Number),
      costPicos: sql<number>`coalesce(sum(${usageCalls.costPicos}), 0)::float8`.mapWith(Number),
      pricedTokens: sql<number>`coalesce(sum(${tokens}) filter (where ${isPriced}), 0)::float8`.mapWith(Number),
      unpricedCalls: sql<number>`(count(*) filter (where not (${isPriced})))::int`.mapWith(Number),
    })
    .from(usageCalls)
    .where(and(eq(usageCalls.userId, payer), gte(usageCalls.at, begin), lt(usageCalls.at, end)));
  return row ?? { calls: 0, costPicos: 0, pricedTokens: 0, unpricedCalls: 0 };
}

/** Projects that were started on the day while there was a limit. */
export async function startedOfDay(db: Executor, { payer, day }: PayerDay): Promise<number> {
  const [row] = await db
    .select({ started: jobDays.started })
    .from(jobDays)
    .where(and(eq(jobDays.userId, payer), eq(jobDays.day, day)));
  return row?.started ?? 0;
}
