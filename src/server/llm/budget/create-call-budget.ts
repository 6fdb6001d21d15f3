import { createFairTurns } from '../../limits/fair-turns.ts';
import { currentPayer } from '../../limits/payer.ts';
import type { Payer } from '../../limits/payer.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Database } from '../../storage/database.ts';
import type { Usage } from '../usage.ts';
import type { CallBudget } from './call-budget.ts';
import { countTokens } from './count-tokens.ts';
import { createLeases } from './leases.ts';
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

/** A place that a call holds. */
interface Place {
  /** Resolves once the place is free; never throws, so that no answer is lost over its count. */
  leave(tokens: number): Promise<void>;
}

interface Caller {
  readonly payer: Payer | null;
  readonly signal: AbortSignal;
  readonly expectedTokens: number;
}

/** Throws as `CallBudget.run` does before its call. */
type Enter = (caller: Caller) => Promise<Place>;

/**
 * The budget of the whole installation, kept in its database. When that is away for longer than a moment, asking fails as
 * the database does.
 */
export function createCallBudget(parts: CallBudgetParts): CallBudget {
  const enter = enterBy(parts);
  const turns = createFairTurns({ atOnce: parts.maxConcurrency });

  async function hold<Result extends { readonly usage: Usage }>(
    caller: Caller,
    run: { call: () => Promise<Result>; done: PromiseWithResolvers<Result> },
  ): Promise<void> {
    const { signal, expectedTokens: expected } = caller;
    const place = await enter(caller);
    if (signal.aborted) {
      await place.leave(0);
      return signal.throwIfAborted();
    }
    // The answer does not wait until the database knows of its end; the next call does.
    try {
      const result = await run.call();
      run.done.resolve(result);
      await place.leave(tokensOf(result.usage, expected));
    } catch (error) {
      run.done.reject(error);
      await place.leave(tokensOfFailure(error, expected));
    }
  }

  return {
    run<Result extends { readonly usage: Usage }>(
      { signal, expectedTokens }: { signal: AbortSignal; expectedTokens: number },
      call: () => Promise<Result>,
    ): Promise<Result> {
      const done = Promise.withResolvers<Result>();
      const expected = Math.min(MOST_EXPECTED, Math.max(0, Math.ceil(expectedTokens)));
      const caller = { payer: currentPayer(), signal, expectedTokens: expected };
      turns.run(caller.payer, () => hold(caller, { call, done }), signal).catch(done.reject);
      return done.promise;
    },
  };
}

function enterBy({ clock = systemClock, database, logger, maxConcurrency, dailyTokens }: CallBudgetParts): Enter {
  // One process alone needs nothing but its own line, unless tokens have to be held back beyond its end.
  if (database.kind === 'embedded' && dailyTokens === null) return countTokens({ clock, database, logger });
  const leases = createLeases({ clock, database, logger, limits: { calls: maxConcurrency, dailyTokens } });
  return async (caller) => {
    const lease = await leases.take(caller);
    return { leave: (tokens) => leases.end(lease, tokens) };
  };
}
