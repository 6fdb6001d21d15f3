import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Executor } from '../storage/database.ts';
import { signInTries } from './accounts.table.ts';

export interface Window {
  readonly now: Date;
  readonly endsAt: Date;
}

export interface Tries {
  readonly tries: number;
  readonly windowEndsAt: Date;
}

/** Counts one more try and answers how many there were in the present window, this one included. */
export async function addTry(db: Executor, key: string, window: Window): Promise<Tries> {
  const over = sql`${signInTries.windowEndsAt} <= ${window.now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(signInTries)
    .values({ key, tries: 1, windowEndsAt: window.endsAt })
    .onConflictDoUpdate({
      target: signInTries.key,
      set: {
        tries: sql`case when ${over} then 1 else ${signInTries.tries} + 1 end`,
        windowEndsAt: sql`case when ${over} then excluded.window_ends_at else ${signInTries.windowEndsAt} end`,
      },
    })
    .returning({ tries: signInTries.tries, windowEndsAt: signInTries.windowEndsAt });
  return row ?? { tries: 1, windowEndsAt: window.endsAt };
}

/** Takes a try back that turned out to be no guess. */
export async function removeTry(db: Executor, key: string): Promise<void> {
  await db
    .update(signInTries)
    .set({ tries: sql`${signInTries.tries} - 1` })
    .where(and(eq(signInTries.key, key), gt(signInTries.tries, 0)));
}

export async function removeOldTries(db: Executor, before: Date): Promise<void> {
  await db.delete(signInTries).where(lt(signInTries.windowEndsAt, before));
}
