import type { Clock } from '../platform/clock.ts';
import { DomainError } from '../platform/errors.ts';
import type { Database, Executor } from '../storage/database.ts';
import type { CountKey } from './limit-counts.store.ts';
import { addToCount, removeOldCounts, takeFromCount } from './limit-counts.store.ts';

export interface LimitContext {
  readonly database: Database;
  readonly clock: Clock;
}

export interface Limit extends CountKey {
  /** How many fit into the window. */
  readonly most: number;
  readonly windowMs: number;
  /** How many are counted now, all or none when `db` is a transaction; one by default. */
  readonly more?: number;
  /** What whoever is over it reads, who could have had `left` more. */
  readonly message: string | ((left: number) => string);
  /** The setting that says how many, for the log. */
  readonly setting?: string;
}

/**
 * Counts one more of `limit`, or several, in the database, so that several processes agree.
 *
 * @param db a transaction that the count is part of; by default it stands by itself.
 * @throws DomainError `too_many_requests` with the seconds until the window ends.
 */
export async function countWithin({ database, clock }: LimitContext, limit: Limit, db?: Executor): Promise<void> {
  const now = clock.now();
  const executor = db ?? database.db;
  const { count, windowEndsAt } = await addToCount(executor, limit, {
    now,
    endsAt: new Date(now.getTime() + limit.windowMs),
  });
  const { more = 1, message } = limit;
  if (count === more) await removeOldCounts(executor, now);
  if (count <= limit.most) return;
  const retryAfter = Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000));
  throw new DomainError('too_many_requests', textOf(message, limit.most - count + more), {
    retryAfter,
    ...(limit.setting === undefined ? {} : { limit: limit.setting }),
  });
}

const textOf = (message: Limit['message'], left: number): string =>
  typeof message === 'string' ? message : message(Math.max(0, left));

/** Gives back what turned out not to count. */
export async function uncount({ database }: LimitContext, key: string): Promise<void> {
  await takeFromCount(database.db, key);
}
