import type { Clock } from '../../platform/clock.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Database } from '../../storage/database.ts';
import { addTry, removeOldTries, removeTry } from '../sign-in-tries.store.ts';
import { addressKey } from './address-key.ts';

const WINDOW_MS = 60_000;

export interface DoorContext {
  readonly database: Database;
  readonly clock: Clock;
  /** Wrong passwords a minute and address; null is no limit. */
  readonly signInLimit: number | null;
}

export interface Knock {
  readonly what: 'sign-in' | 'sign-up';
  readonly ip: string;
}

const LIMIT_FACTOR = { 'sign-in': 1, 'sign-up': 10 } as const;

/**
 * Counts tries by address. The try is counted before `enter` and, for a sign-in, given back unless the password was
 * wrong, so that guesses sent side by side are counted and people who know their password are not.
 *
 * @throws DomainError `too_many_requests` when the address has to wait.
 */
export async function throughDoor<T>(context: DoorContext, knock: Knock, enter: () => Promise<T>): Promise<T> {
  if (context.signInLimit === null) return await enter();
  const { db } = context.database;
  const key = `${knock.what} ${addressKey(knock.ip)}`;
  const now = context.clock.now();
  const count = await addTry(db, key, { now, endsAt: new Date(now.getTime() + WINDOW_MS) });
  if (count.tries === 1) await removeOldTries(db, now);
  if (count.tries > context.signInLimit * LIMIT_FACTOR[knock.what]) throw tooMany(count.windowEndsAt, now);
  if (knock.what === 'sign-up') return await enter();
  try {
    const result = await enter();
    await removeTry(db, key);
    return result;
  } catch (error) {
    if (!isWrongPassword(error)) await removeTry(db, key).catch(() => undefined);
    throw error;
  }
}

const isWrongPassword = (error: unknown) =>
  error instanceof DomainError && (error.code === 'unauthenticated' || error.code === 'invalid_input');

function tooMany(until: Date, now: Date): DomainError {
  const retryAfter = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new DomainError('too_many_requests', 'Too many tries from your address. Please wait a minute and try again.', {
    retryAfter,
  });
}
