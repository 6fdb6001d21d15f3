import { BudgetSpent } from '../llm/budget/call-budget.ts';
import { untilNextUtcDay, utcDay } from '../llm/budget/utc-day.ts';
import type { Payer } from '../limits/payer.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../storage/database.ts';
import { correctTokens, takeTokens, tokensOfDay } from './day-tokens.store.ts';
import { createWakeUps } from './wake-ups.ts';
import type { WakeUps } from './wake-ups.ts';

/**
 * The tokens that one payer uses a UTC day, counted in the database so that all processes agree, whether there is a limit or
 * not. What a process holds back that is killed stays counted.
 */
export interface DayTokens {
  /**
   * Waits, holding nothing, while calls of this process hold back what would suffice.
   *
   * @throws BudgetSpent when the tokens do not fit though none of them is under way; the signal's reason.
   */
  fit(payer: Payer, likely: () => number, signal: AbortSignal): Promise<void>;
  /** Holds back what a call under way may use; null when the day does not reach for it now. */
  hold(payer: Payer, tokens: number): Promise<HeldDay | null>;
  /** For a call that is made though it could not be held against the day: counts what it used once it ends. */
  owe(payer: Payer): HeldDay;
}

export interface HeldDay {
  /** Puts the true figure in the place of what was held back; 0 where nobody charges for the call. */
  settle(tokens: number): Promise<void>;
}

export interface DayTokenParts {
  readonly database: Database;
  readonly clock: Clock;
  /** Null for no limit. */
  readonly limit: number | null;
}

/** Calls of one payer under way in this process. */
interface UnderWay {
  calls: number;
  readonly ends: WakeUps;
}

/** A call that says that it takes more is held back as if it took that. */
const MOST_HELD = 1_000_000_000;

export function createDayTokens({ database, clock, limit }: DayTokenParts): DayTokens {
  const payers = new Map<Payer, UnderWay>();
  const today = (payer: Payer) => ({ payer, day: utcDay(clock.now()) });

  function begin(payer: Payer): () => void {
    const underWay = payers.get(payer) ?? { calls: 0, ends: createWakeUps() };
    payers.set(payer, underWay);
    underWay.calls += 1;
    return () => {
      underWay.calls -= 1;
      if (underWay.calls === 0) payers.delete(payer);
      underWay.ends.wake();
    };
  }

  return {
    async fit(payer, likely, signal) {
      for (;;) {
        signal.throwIfAborted();
        if (limit === null) return;
        // Before the database is asked, so that no end is missed meanwhile.
        const end = payers.get(payer)?.ends.next(signal);
        const used = await tokensOfDay(database.db, today(payer));
        if (used + likely() <= limit) return;
        if (!end) throw new BudgetSpent(untilNextUtcDay(clock.now()), 'user-budget');
        await end;
      }
    },
    async hold(payer, tokens) {
      const of = today(payer);
      const held = Math.min(tokens, MOST_HELD);
      const end = begin(payer);
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
    owe(payer) {
      const of = today(payer);
      return {
        settle: async (told) => void (await takeTokens(database.db, of, { tokens: told, most: null })),
      };
    },
  };
}
