/** A quote and sentences that cite it: some that it supports, some that say what it does not. */
export interface CitedSentences {
  readonly quote: string;
  readonly supported: readonly string[];
  readonly unsupported: readonly string[];
}
