import { eq } from 'drizzle-orm';
import type { Executor } from '../storage/database.ts';
import { secrets } from './secrets.table.ts';

/** The secret of that name: the one that stands, or `fresh` when there is none yet. Several processes may ask at once. */
export async function sharedSecret(db: Executor, name: string, fresh: string): Promise<string> {
  await db.insert(secrets).values({ name, value: fresh }).onConflictDoNothing();
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name));
  if (!row) throw new Error(`The secret ${name} was not kept`);
  return row.value;
}
