import type { Clock } from '../../platform/clock.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Database } from '../../storage/database.ts';
import { countWithin, uncount } from '../../limits/count-within.ts';
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
  const key = `${knock.what} ${addressKey(knock.ip)}`;
  const message = 'Too many tries from your address. Please wait a minute and try again.';
  const most = context.signInLimit * LIMIT_FACTOR[knock.what];
  await countWithin(context, { key, most, windowMs: WINDOW_MS, message });
  if (knock.what === 'sign-up') return await enter();
  try {
    const result = await enter();
    await uncount(context, key);
    return result;
  } catch (error) {
    if (!isWrongPassword(error)) await uncount(context, key).catch(() => undefined);
    throw error;
  }
}

const isWrongPassword = (error: unknown) =>
  error instanceof DomainError && (error.code === 'unauthenticated' || error.code === 'invalid_input');
