import { eq, or, sql } from 'drizzle-orm';
import { users, verifications } from '../auth/accounts.table.ts';
import { jobs } from '../jobs/jobs.table.ts';
import { storageChanges } from '../limits/storage-changes.table.ts';
import type { Executor } from '../storage/database.ts';
import type { UserRow } from './account.store.ts';

/**
 * The account, held so that nobody writes a row for it until the transaction ends; what comes later is refused, since the
 * account is gone. It is locked before its jobs, as by everybody who writes down both.
 */
export async function lockAccount(tx: Executor, userId: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  return row;
}

/** Ids of the user's jobs, held so that each run under way has written before, or finds nothing to write to. */
export async function lockJobsOf(tx: Executor, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(eq(jobs.userId, userId))
    .orderBy(jobs.id)
    .for('update');
  return rows.map(({ id }) => id);
}

/** The codes that were sent by mail are the only rows that no foreign key leads to. */
export async function deleteCodesOf(tx: Executor, { id, email }: UserRow): Promise<void> {
  const held = (text: string) =>
    or(
      sql`position(${text} in ${verifications.value}) > 0`,
      sql`position(${text} in lower(${verifications.identifier})) > 0`,
    );
  await tx.delete(verifications).where(email ? or(held(id), held(email.toLowerCase())) : held(id));
}

/** Every row of the user goes with this one, but for the count of the bytes that they took. */
export async function deleteUserRow(tx: Executor, userId: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId));
  await tx.delete(storageChanges).where(eq(storageChanges.userId, userId));
}
