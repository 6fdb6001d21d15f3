import type { Payer } from '../limits/payer.ts';
import { untilNextUtcDay, utcDay } from '../llm/budget/utc-day.ts';
import type { Clock } from '../platform/clock.ts';
import { DomainError } from '../platform/errors.ts';
import type { Executor } from '../storage/database.ts';
import { tokensOfDay } from './day-tokens.store.ts';

/** What is known of the day where new work is taken in. */
export interface DayLimit {
  readonly clock: Clock;
  readonly limits: { readonly tokensPerDay: number | null };
}

/**
 * Asked before a model is given new work. What is under way when the tokens run out waits for the next day instead.
 *
 * @throws too_many_requests when the payer has used the model tokens of a day.
 */
export async function checkTokensLeft(
  { clock, limits: { tokensPerDay } }: DayLimit,
  db: Executor,
  payer: Payer,
): Promise<void> {
  if (tokensPerDay === null) return;
  const now = clock.now();
  if ((await tokensOfDay(db, { payer, day: utcDay(now) })) < tokensPerDay) return;
  throw new DomainError(
    'too_many_requests',
    'You have used the model tokens of a day. There are new ones after midnight UTC; until then the built-in writer can write.',
    { retryAfter: Math.ceil(untilNextUtcDay(now) / 1000), limit: 'TOKENS_PER_DAY' },
  );
}
