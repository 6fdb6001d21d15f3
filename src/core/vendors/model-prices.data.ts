/** What a vendor asks for its models, in US dollars per million tokens, at its standard rate for short prompts. */
export interface PricedModels {
  /** An id of `MODEL_VENDORS`. */
  readonly vendor: string;
  /** Names under which the vendor takes calls. */
  readonly models: readonly string[];
  readonly dollarsPerMillion: {
    readonly input: number;
    /** As the other input where the vendor names no price of its own. */
    readonly cachedInput?: number;
    /** The same, for what is put into the cache. */
    readonly cacheWrite?: number;
    readonly output: number;
  };
  /** The page that says so, and the day on which it was read. */
  readonly sourceUrl: string;
  readonly readOn: string;
}

export const MODEL_PRICES: readonly PricedModels[] = [];
