import { createWakeUps } from './wake-ups.ts';

/** The tokens of one project, as its limit counts them. */
export interface TokenAccount {
  /**
   * Waits, holding nothing, until `likely` tokens fit beside what is used and held back. They are asked for at each look,
   * since calls that end teach how many are likely.
   *
   * @returns false when they would pass the limit though nothing is held back.
   * @throws the signal's reason.
   */
  fits(likely: () => number, signal: AbortSignal): Promise<boolean>;
  /** Holds back what a call under way may use; null when that would pass the limit now. */
  hold(tokens: number): HeldTokens | null;
}

/** Either of the two ends it. */
export interface HeldTokens {
  /**
   * Puts the true figure in the place of what was held back; null where the vendor did not tell it.
   *
   * @returns what counts.
   */
  settle(tokens: number | null): number;
  /** Nothing was used. */
  release(): void;
}

/** @param given `used` are the tokens of earlier runs; no `limit` is null. */
export function createTokenAccount(given: { used: number; limit: number | null }): TokenAccount {
  let { used } = given;
  let held = 0;
  let underWay = 0;
  const ends = createWakeUps();
  const isRoomFor = (tokens: number) => given.limit === null || used + held + tokens <= given.limit;

  const end = (tokens: number) => {
    held -= tokens;
    underWay -= 1;
    ends.wake();
  };

  return {
    async fits(likely, signal) {
      for (;;) {
        signal.throwIfAborted();
        if (isRoomFor(likely())) return true;
        if (underWay === 0) return false;
        await ends.next(signal);
      }
    },
    hold(tokens) {
      if (!isRoomFor(tokens)) return null;
      held += tokens;
      underWay += 1;
      return {
        settle(told) {
          used += told ?? tokens;
          end(tokens);
          return told ?? tokens;
        },
        release: () => end(tokens),
      };
    },
  };
}
