import type { JobWriter } from '../../core/contracts/job.ts';
import { untilNextUtcDay, utcDay } from '../llm/budget/utc-day.ts';
import { DomainError } from '../platform/errors.ts';
import type { Executor } from '../storage/database.ts';
import { tokensOfDay } from '../usage/day-tokens.store.ts';
import type { JobContext } from './job-context.ts';

/**
 * Asked before a model is given new work. What is under way when the tokens run out waits for the next day instead.
 *
 * @throws too_many_requests when the user has used the model tokens of a day.
 */
export async function checkTokensLeft(
  { clock, limits: { tokensPerDay } }: Pick<JobContext, 'clock' | 'limits'>,
  db: Executor,
  { userId, writer }: { readonly userId: string; readonly writer: JobWriter },
): Promise<void> {
  if (tokensPerDay === null || writer === 'builtin') return;
  const now = clock.now();
  if ((await tokensOfDay(db, { userId, day: utcDay(now) })) < tokensPerDay) return;
  throw new DomainError(
    'too_many_requests',
    'You have used the model tokens of a day. There are new ones after midnight UTC; until then the built-in writer can write.',
    { retryAfter: Math.ceil(untilNextUtcDay(now) / 1000), limit: 'TOKENS_PER_DAY' },
  );
}
