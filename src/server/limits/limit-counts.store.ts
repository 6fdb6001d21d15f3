import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Executor } from '../storage/database.ts';
import { limitCounts } from './limit-counts.table.ts';

export interface CountKey {
  /** What is counted and of whom. */
  readonly key: string;
  /** Set where the count is an account's, and goes with it. */
  readonly userId?: string;
}

export interface Window {
  readonly now: Date;
  readonly endsAt: Date;
}

export interface Count {
  readonly count: number;
  readonly windowEndsAt: Date;
}

/** Counts `more` and answers how many there were in the present window, these included. */
export async function addToCount(
  db: Executor,
  { key, userId, more = 1 }: CountKey & { readonly more?: number },
  window: Window,
): Promise<Count> {
  const over = sql`${limitCounts.windowEndsAt} <= ${window.now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(limitCounts)
    .values({ key, userId: userId ?? null, count: more, windowEndsAt: window.endsAt })
    .onConflictDoUpdate({
      target: limitCounts.key,
      set: {
        count: sql`case when ${over} then ${more}::int else ${limitCounts.count} + ${more}::int end`,
        windowEndsAt: sql`case when ${over} then excluded.window_ends_at else ${limitCounts.windowEndsAt} end`,
      },
    })
    .returning({ count: limitCounts.count, windowEndsAt: limitCounts.windowEndsAt });
  return row ?? { count: more, windowEndsAt: window.endsAt };
}

/** Takes one back that turned out not to count. */
export async function takeFromCount(db: Executor, key: string): Promise<void> {
  await db
    .update(limitCounts)
    .set({ count: sql`${limitCounts.count} - 1` })
    .where(and(eq(limitCounts.key, key), gt(limitCounts.count, 0)));
}

export async function removeOldCounts(db: Executor, before: Date): Promise<void> {
  await db.delete(limitCounts).where(lt(limitCounts.windowEndsAt, before));
}
