/** The tokens of one project, as its limit counts them. */
export interface TokenAccount {
  /** Holds back what a call may use; null when that would pass the limit. */
  hold(tokens: number): HeldTokens | null;
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
  return {
    hold(tokens) {
      if (given.limit !== null && used + held + tokens > given.limit) return null;
      held += tokens;
      return {
        settle(told) {
          held -= tokens;
          used += told ?? tokens;
          return told ?? tokens;
        },
        release() {
          held -= tokens;
        },
      };
    },
  };
}
