import { sql } from 'drizzle-orm';
import type { Database } from '../../src/server/storage/database.ts';
import { rowsOf } from '../../src/server/storage/rows.ts';

/** Lets all waiting tasks of the queue be that much nearer, and tells how many of them are due. */
export async function bringNearer({ db }: Database, milliseconds: number): Promise<number> {
  const result = await db.execute(sql`
    update pgboss.job set start_after = start_after - ${milliseconds / 1000} * interval '1 second'
    where state = 'created' and start_after > now()
    returning start_after <= now() as due
  `);
  return rowsOf<{ due: boolean }>(result).filter(({ due }) => due).length;
}
