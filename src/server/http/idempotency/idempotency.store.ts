import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../storage/database.ts';
import { idempotencyKeys } from './idempotency.table.ts';

export interface KeyOwner {
  readonly userId: string;
  readonly key: string;
}

export interface KeptAnswer {
  readonly requestHash: string;
  readonly body: string | null;
}

/** The object whose deletion deletes the key. */
export type KeptObject = { readonly personaId: string } | { readonly jobId: string } | { readonly materialId: string };

const CLEARED_AT_ONCE = 50;

/** Bounds how long the transaction waits for a twin's row or any other lock. */
export async function limitWaiting(tx: Executor, milliseconds: number): Promise<void> {
  await tx.execute(sql`select set_config('lock_timeout', ${String(milliseconds)}, true)`);
}

/**
 * Takes the key for this transaction; false when it is taken. While a twin's transaction is open the database lets
 * this one wait for its end, whichever way it goes.
 */
export async function reserveKey(tx: Executor, owner: KeyOwner, requestHash: string, now: Date): Promise<boolean> {
  const rows = await tx
    .insert(idempotencyKeys)
    .values({ ...owner, requestHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return rows.length > 0;
}

/** Of a call that was made after `since`, when given. */
export async function findKeptAnswer(db: Executor, owner: KeyOwner, since?: Date): Promise<KeptAnswer | undefined> {
  const [row] = await db
    .select({ requestHash: idempotencyKeys.requestHash, body: idempotencyKeys.body })
    .from(idempotencyKeys)
    .where(and(ownedBy(owner), since && gte(idempotencyKeys.createdAt, since)));
  return row;
}

export async function keepAnswer(
  tx: Executor,
  owner: KeyOwner,
  answer: { status: number; body: string; object: KeptObject },
): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ status: answer.status, body: answer.body, ...answer.object })
    .where(ownedBy(owner));
}

/** Drops the key if it is too old, and some others of that age, anyone's. */
export async function clearOldKeys(tx: Executor, owner: KeyOwner, before: Date): Promise<void> {
  await tx.delete(idempotencyKeys).where(and(ownedBy(owner), lt(idempotencyKeys.createdAt, before)));
  const old = tx
    .select({ userId: idempotencyKeys.userId, key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, before))
    .limit(CLEARED_AT_ONCE)
    .for('update', { skipLocked: true });
  await tx.delete(idempotencyKeys).where(inArray(sql`(${idempotencyKeys.userId}, ${idempotencyKeys.key})`, old));
}

const ownedBy = (owner: KeyOwner) => and(eq(idempotencyKeys.userId, owner.userId), eq(idempotencyKeys.key, owner.key));
