import { BudgetSpent } from '../llm/budget/call-budget.ts';
import { untilNextUtcDay, utcDay } from '../llm/budget/utc-day.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../storage/database.ts';
import { correctTokens, takeTokens, tokensOfDay } from './day-tokens.store.ts';
import { createWakeUps } from './wake-ups.ts';
import type { WakeUps } from './wake-ups.ts';

/**
 * The tokens that one user may use a UTC day, counted in the database so that all processes agree. What a process holds
 * back that is killed stays counted.
 */
export interface DayTokens {
  /**
   * Waits, holding nothing, while calls of this process hold back what would suffice.
   *
   * @throws BudgetSpent when the tokens do not fit though none of them is under way; the signal's reason.
   */
  fit(userId: string, likely: () => number, signal: AbortSignal): Promise<void>;
  /** Holds back what a call under way may use; null when the day does not reach for it now. */
  hold(userId: string, tokens: number): Promise<HeldDay | null>;
}

export interface HeldDay {
  /** Puts the true figure in the place of what was held back; 0 where nobody charges for the call. */
  settle(tokens: number): Promise<void>;
}

export interface DayTokenParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly limit: number;
}

/** Calls of one user under way in this process. */
interface UnderWay {
  calls: number;
  readonly ends: WakeUps;
}

/** A call that says that it takes more is held back as if it took that. */
const MOST_HELD = 1_000_000_000;

export function createDayTokens({ database, clock, limit }: DayTokenParts): DayTokens {
  const users = new Map<string, UnderWay>();

  function begin(userId: string): () => void {
    const user = users.get(userId) ?? { calls: 0, ends: createWakeUps() };
    users.set(userId, user);
    user.calls += 1;
    return () => {
      user.calls -= 1;
      if (user.calls === 0) users.delete(userId);
      user.ends.wake();
    };
  }

  return {
    async fit(userId, likely, signal) {
      for (;;) {
        signal.throwIfAborted();
        // Before the database is asked, so that no end is missed meanwhile.
        const end = users.get(userId)?.ends.next(signal);
        const now = clock.now();
        const used = await tokensOfDay(database.db, { userId, day: utcDay(now) });
        if (used + likely() <= limit) return;
        if (!end) throw new BudgetSpent(untilNextUtcDay(now), 'user-budget');
        await end;
      }
    },
    async hold(userId, tokens) {
      const of = { userId, day: utcDay(clock.now()) };
      const held = Math.min(tokens, MOST_HELD);
      const end = begin(userId);
      try {
        if (await takeTokens(database.db, of, { tokens: held, most: limit })) {
          return {
            settle: async (told) => {
              try {
                await correctTokens(database.db, of, told - held);
              } finally {
                end();
              }
            },
          };
        }
      } catch (error) {
        end();
        throw error;
      }
      end();
      return null;
    },
  };
}
