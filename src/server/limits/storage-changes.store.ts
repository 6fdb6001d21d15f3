import { count, eq, sql } from 'drizzle-orm';
import type { Executor } from '../storage/database.ts';
import type { Payer } from './payer.ts';
import { storageChanges } from './storage-changes.table.ts';

export interface StoredSum {
  readonly bytes: number;
  /** Rows that the sum was made of. */
  readonly changes: number;
}

/** What is stored for a payer, as of this moment. */
export async function sumStored(db: Executor, payer: Payer): Promise<StoredSum> {
  const [sum] = await db
    .select({
      bytes: sql<number>`coalesce(sum(${storageChanges.bytes}), 0)::float8`.mapWith(Number),
      changes: count(),
    })
    .from(storageChanges)
    .where(eq(storageChanges.userId, payer));
  return sum ?? { bytes: 0, changes: 0 };
}

/** Replaces the rows of a payer by their sum. It waits for nobody: rows that somebody else replaces right now are left to them. */
export async function foldStored(db: Executor, payer: Payer): Promise<void> {
  await db.execute(sql`
    with free as (
      select ctid from ${storageChanges} where ${storageChanges.userId} = ${payer}::text for update skip locked
    ), gone as (
      delete from ${storageChanges} where ctid in (select ctid from free) returning bytes
    )
    insert into ${storageChanges} (user_id, bytes) select ${payer}::text, sum(bytes) from gone having count(*) > 0`);
}
