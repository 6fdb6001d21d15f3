import { sql } from 'drizzle-orm';
import type { Executor } from '../storage/database.ts';

/** Throws when the database cannot answer. */
export async function pingDatabase(db: Executor): Promise<void> {
  await db.execute(sql`select 1`);
}
