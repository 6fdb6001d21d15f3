import { and, eq, gt, like } from 'drizzle-orm';
import { limitCounts } from '../../limits/limit-counts.table.ts';
import type { Executor } from '../../storage/database.ts';

/** Remembers that somebody signed in to an account from an address. The row goes with the account. */
export async function rememberAddress(db: Executor, row: { key: string; userId: string; until: Date }): Promise<void> {
  const { key, userId, until: windowEndsAt } = row;
  await db
    .insert(limitCounts)
    .values({ key, userId, count: 1, windowEndsAt })
    .onConflictDoUpdate({ target: limitCounts.key, set: { userId, windowEndsAt } });
}

/** Forgets where an account was signed in to: so far that may not have been its owner. */
export async function forgetAddresses(tx: Executor, userId: string): Promise<void> {
  await tx.delete(limitCounts).where(and(eq(limitCounts.userId, userId), like(limitCounts.key, 'known %')));
}

export async function isKnownAddress(db: Executor, key: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ key: limitCounts.key })
    .from(limitCounts)
    .where(and(eq(limitCounts.key, key), gt(limitCounts.windowEndsAt, now)));
  return rows.length > 0;
}
