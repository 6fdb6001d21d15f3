import { createFairTurns } from '../../limits/fair-turns.ts';
import { currentPayer } from '../../limits/payer.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Database } from '../../storage/database.ts';
import type { Usage } from '../usage.ts';
import type { CallBudget } from './call-budget.ts';
import { countTokens } from './count-tokens.ts';
import { createLeases } from './leases.ts';
import type { LeaseRequest, Place } from './leases.ts';
import { tokensOf, tokensOfFailure } from './spent-tokens.ts';

/** `reserved_tokens` is an integer. */
const MOST_EXPECTED = 2 ** 31 - 1;

export interface CallBudgetParts {
  readonly database: Database;
  readonly clock?: Clock;
  readonly logger: Logger;
  /** Calls at once, of all processes together. */
  readonly maxConcurrency: number;
  /** Tokens a UTC day, of all processes together; null for no limit. */
  readonly dailyTokens: number | null;
}

/** Uses a place once there is one for the payer; throws as `CallBudget.run` does before its call. */
type Enter = (caller: LeaseRequest, use: (place: Place) => Promise<void>) => Promise<void>;

/**
 * The budget of the whole installation, kept in its database. When that is away for longer than a moment, asking fails as
 * the database does.
 */
export function createCallBudget(parts: CallBudgetParts): CallBudget {
  // One process alone needs nothing but its own line, unless tokens have to be held back beyond its end.
  const isAlone = parts.database.kind === 'embedded' && parts.dailyTokens === null;
  const enter = isAlone ? enterAlone(parts) : enterTogether(parts);

  return {
    run<Result extends { readonly usage: Usage }>(
      { signal, expectedTokens }: { signal: AbortSignal; expectedTokens: number },
      call: () => Promise<Result>,
    ): Promise<Result> {
      const done = Promise.withResolvers<Result>();
      const expected = Math.min(MOST_EXPECTED, Math.max(0, Math.ceil(expectedTokens)));
      const caller = { payer: currentPayer(), signal, expectedTokens: expected };
      enter(caller, (place) => answer(caller, place, { call, done })).catch(done.reject);
      return done.promise;
    },
  };
}

/** Makes the call in its place. The answer does not wait until the database knows of its end; the next call does. */
async function answer<Result extends { readonly usage: Usage }>(
  { signal, expectedTokens }: LeaseRequest,
  place: Place,
  { call, done }: { call: () => Promise<Result>; done: PromiseWithResolvers<Result> },
): Promise<void> {
  if (signal.aborted) {
    await place.leave(0);
    return signal.throwIfAborted();
  }
  try {
    const result = await call();
    done.resolve(result);
    await place.leave(tokensOf(result.usage, expectedTokens));
  } catch (error) {
    done.reject(error);
    await place.leave(tokensOfFailure(error, expectedTokens));
  }
}

function enterAlone({ clock = systemClock, database, logger, maxConcurrency }: CallBudgetParts): Enter {
  const turns = createFairTurns({ atOnce: maxConcurrency });
  const place = countTokens({ clock, database, logger });
  return ({ payer, signal }, use) => turns.run(payer, async () => use(place()), signal);
}

function enterTogether({ clock = systemClock, database, logger, maxConcurrency, dailyTokens }: CallBudgetParts): Enter {
  const leases = createLeases({ clock, database, logger, limits: { calls: maxConcurrency, dailyTokens } });
  return async (caller, use) => use(await leases.take(caller));
}
