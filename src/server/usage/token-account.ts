/** The tokens of one project, as its limit counts them. */
export interface TokenAccount {
  /** Holds back what a call may use; null when that would pass the limit. */
  hold(expectedTokens: number): HeldTokens | null;
}

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
  let used = given.used;
  let held = 0;
  let expected = 0;
  let told = 0;
  /** Hidden reasoning is in no estimate until the first calls have told of theirs. */
  const likely = (tokens: number) => Math.ceil(tokens * Math.max(1, expected > 0 ? told / expected : 1));

  return {
    hold(expectedTokens) {
      const amount = likely(expectedTokens);
      if (given.limit !== null && used + held + amount > given.limit) return null;
      held += amount;
      return {
        settle(tokens) {
          held -= amount;
          if (tokens !== null) {
            expected += expectedTokens;
            told += tokens;
          }
          used += tokens ?? amount;
          return tokens ?? amount;
        },
        release() {
          held -= amount;
        },
      };
    },
  };
}
