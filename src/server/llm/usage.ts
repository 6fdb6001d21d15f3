/** Tokens as the vendor counted them; null where it said nothing. */
export interface Usage {
  readonly inputTokens: number | null;
  /** Of the input, read from the vendor's prompt cache. */
  readonly cachedInputTokens: number | null;
  /** Of the input, written to that cache, for which some vendors charge more. */
  readonly cacheWriteTokens: number | null;
  readonly outputTokens: number | null;
}
