import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../storage/database.ts';
import { users } from './accounts.table.ts';
import { installation } from './installation.table.ts';

const SET_UP = 'set-up';

export async function anyAccount(db: Executor): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).limit(1);
  return rows.length > 0;
}

/** Whether there is or ever was an account: who deletes the last one does not open the installation to strangers. */
export async function isSetUp(db: Executor): Promise<boolean> {
  const rows = await db.select({ name: installation.name }).from(installation).where(eq(installation.name, SET_UP));
  return rows.length > 0 || (await anyAccount(db));
}

/** Remembers that an account was made. */
export async function markSetUp(tx: Executor, now: Date): Promise<void> {
  await tx.insert(installation).values({ name: SET_UP, at: now }).onConflictDoNothing();
}

/** Makes sign-ups wait for one another until the transaction ends. */
export async function lockSignUp(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('sign-up', 2))`);
}
