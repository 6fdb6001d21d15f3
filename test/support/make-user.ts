import { users } from '../../src/server/auth/accounts.table.ts';
import type { Executor } from '../../src/server/storage/database.ts';

/** Somebody for rows to belong to, without a way to sign in. Twice the same one is one. */
export async function makeUser(db: Executor, id: string): Promise<void> {
  const now = new Date('2026-01-01T00:00:00.000Z');
  await db.insert(users).values({ id, name: '', createdAt: now, updatedAt: now }).onConflictDoNothing();
}
