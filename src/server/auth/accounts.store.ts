import { sql } from 'drizzle-orm';
import type { Executor } from '../storage/database.ts';
import { users } from './accounts.table.ts';

export async function anyAccount(db: Executor): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).limit(1);
  return rows.length > 0;
}

/** Makes sign-ups wait for one another until the transaction ends. */
export async function lockSignUp(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('sign-up', 2))`);
}
