import { count, eq } from 'drizzle-orm';
import { accessTokens } from '../auth/access-tokens/access-tokens.table.ts';
import { users } from '../auth/accounts.table.ts';
import { jobs, outputs } from '../jobs/jobs.table.ts';
import { materials } from '../materials/materials.table.ts';
import { personas } from '../personas/personas.table.ts';
import type { Executor } from '../storage/database.ts';

export type UserRow = typeof users.$inferSelect;

export async function findUser(db: Executor, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

export interface AccountCounts {
  readonly personas: number;
  readonly materials: number;
  readonly jobs: number;
  readonly outputs: number;
  readonly accessTokens: number;
}

/** What a user has. */
export async function countOwned(db: Executor, userId: string): Promise<AccountCounts> {
  const total = async (asked: PromiseLike<{ total: number }[]>) => (await asked)[0]?.total ?? 0;
  const all = { total: count() };
  return {
    personas: await total(db.select(all).from(personas).where(eq(personas.userId, userId))),
    materials: await total(db.select(all).from(materials).where(eq(materials.userId, userId))),
    jobs: await total(db.select(all).from(jobs).where(eq(jobs.userId, userId))),
    // By their jobs, which have an index.
    outputs: await total(
      db.select(all).from(outputs).innerJoin(jobs, eq(jobs.id, outputs.jobId)).where(eq(jobs.userId, userId)),
    ),
    accessTokens: await total(db.select(all).from(accessTokens).where(eq(accessTokens.userId, userId))),
  };
}
