import { inArray, lte, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { removeOldCounts } from '../limits/limit-counts.store.ts';
import type { Executor } from '../storage/database.ts';
import { sessions, verifications } from './accounts.table.ts';
import { endedAccounts, endedTokens } from './hosted/hosted.table.ts';
import { oidcSignIns } from './oidc/oidc.table.ts';

/** Rows deleted by one query, so that other calls come between. */
const AT_ONCE = 500;

/**
 * Deletes what is kept of ended sign-ins, of all users and providers: nothing needs it any more, and it holds tokens,
 * addresses and names of browsers.
 *
 * @param oldest sign-ins opened until then are over, whatever their end says.
 */
export async function deleteEnded(db: Executor, { now, oldest }: { now: Date; oldest: Date }): Promise<void> {
  const { expiresAt, createdAt } = sessions;
  await deleteInParts(db, sessions, sessions.id, or(lte(expiresAt, now), lte(createdAt, oldest)));
  await deleteInParts(db, oidcSignIns, oidcSignIns.id, lte(oidcSignIns.expiresAt, now));
  await deleteInParts(db, endedTokens, endedTokens.tokenHash, lte(endedTokens.until, now));
  await deleteInParts(db, endedAccounts, endedAccounts.key, lte(endedAccounts.until, now));
  await deleteInParts(db, verifications, verifications.id, lte(verifications.expiresAt, now));
  await removeOldCounts(db, now);
}

async function deleteInParts(db: Executor, table: PgTable, key: PgColumn, isOver: SQL | undefined): Promise<void> {
  for (;;) {
    const some = db.select({ key }).from(table).where(isOver).limit(AT_ONCE);
    const deleted = await db.delete(table).where(inArray(key, some)).returning({ key });
    if (deleted.length < AT_ONCE) return;
  }
}
