/** US dollars per million tokens, at the standard rate and for prompts of common length. */
export interface ModelPrice {
  readonly input: number;
  /** As the other input where the vendor names no price of its own. */
  readonly cachedInput?: number;
  /** The same, for what is put into the cache. */
  readonly cacheWrite?: number;
  readonly output: number;
  /** The days between which it holds, both included, where that was said. */
  readonly from?: string;
  readonly until?: string;
}

/** Prices that one page tells. */
export interface PricePage {
  /** An id of `MODEL_VENDORS`. */
  readonly vendor: string;
  readonly sourceUrl: string;
  /** The day on which it was read, or on which it says that it read the vendor's. */
  readonly readOn: string;
  /** By the names under which the vendor takes calls. */
  readonly models: Readonly<Record<string, ModelPrice | readonly ModelPrice[]>>;
}

const FLASH_2026 = { input: 0.75, cachedInput: 0.075, output: 3.75, until: '2026-12-31' };
const FLASH_2027 = { input: 1.5, cachedInput: 0.15, output: 7.5, from: '2027-01-01' };
const OPUS = { input: 5, cachedInput: 0.5, cacheWrite: 6.25, output: 25 };
const SONNET_4 = { input: 3, cachedInput: 0.3, cacheWrite: 3.75, output: 15 };
const MEDIUM = { input: 1.5, cachedInput: 0.15, output: 7.5 };

/** Whatever stands on no page that was read is left out: its price is unknown. */
export const PRICE_PAGES: readonly PricePage[] = [
  {
    vendor: 'openai',
    sourceUrl: 'https://developers.openai.com/api/docs/models/gpt-6.2-sol',
    readOn: '2026-11-22',
    models: { 'gpt-6.2-sol': { input: 2, cachedInput: 0.1, cacheWrite: 2.5, output: 10 } },
  },
  {
    vendor: 'openai',
    sourceUrl: 'https://github.com/TheKrush/PromptFuel/releases/tag/v1.0.22',
    readOn: '2026-10-01',
    models: { 'gpt-6.1-sol': { input: 2, cachedInput: 0.1, cacheWrite: 2.5, output: 10 } },
  },
  {
    vendor: 'openai',
    sourceUrl: 'https://developers.openai.com/api/docs/models/gpt-6-sol',
    readOn: '2026-11-22',
    models: { 'gpt-6-sol': { input: 2, cachedInput: 0.2, cacheWrite: 2.5, output: 10 } },
  },
  {
    vendor: 'openai',
    sourceUrl:
      'https://github.com/yologdev/yoagent/blob/13008e133f2fda691e57077d1b9758dc4b703a0a/src/provider/prices.json',
    readOn: '2026-09-25',
    models: {
      'gpt-6-astra': { input: 10, cachedInput: 1, cacheWrite: 12.5, output: 50 },
      'gpt-6-luna': { input: 0.1, cachedInput: 0.01, cacheWrite: 0.125, output: 0.5 },
      'gpt-5.5': { input: 5, cachedInput: 0.5, output: 30 },
    },
  },
  {
    vendor: 'openai',
    sourceUrl: 'https://developers.openai.com/api/docs/models/gpt-5.6-luna',
    readOn: '2026-11-22',
    models: { 'gpt-5.6-luna': { input: 0.2, cachedInput: 0.02, cacheWrite: 0.25, output: 1.2 } },
  },
  {
    vendor: 'openai',
    sourceUrl:
      'https://github.com/anomalyco/models.dev/tree/f3fc692299671838c7c65fd8126bf84d81a2e817/providers/openai/models',
    readOn: '2026-07-02',
    models: {
      'gpt-5.4': { input: 2.5, cachedInput: 0.25, output: 15 },
      'gpt-5.4-mini': { input: 0.75, cachedInput: 0.075, output: 4.5 },
      'gpt-5.4-nano': { input: 0.2, cachedInput: 0.02, output: 1.25 },
      'gpt-5': { input: 1.25, cachedInput: 0.125, output: 10 },
      'gpt-5-mini': { input: 0.25, cachedInput: 0.025, output: 2 },
      'gpt-5-nano': { input: 0.05, cachedInput: 0.005, output: 0.4 },
      'gpt-4.1': { input: 2, cachedInput: 0.5, output: 8 },
      'gpt-4.1-mini': { input: 0.4, cachedInput: 0.1, output: 1.6 },
      'gpt-4o-mini': { input: 0.15, cachedInput: 0.075, output: 0.6 },
    },
  },
  {
    vendor: 'anthropic',
    sourceUrl: 'https://platform.claude.com/docs/en/models/opus-5-5/overview',
    readOn: '2026-11-22',
    models: { 'claude-opus-5-5': { input: 4, cachedInput: 0.2, cacheWrite: 5, output: 20 } },
  },
  {
    vendor: 'anthropic',
    sourceUrl: 'https://github.com/TheKrush/PromptFuel/releases/tag/v1.0.23',
    readOn: '2026-10-16',
    models: {
      'claude-sonnet-5-5': { input: 2, cachedInput: 0.1, cacheWrite: 2.5, output: 10 },
      'claude-haiku-5-5': { input: 0.1, cachedInput: 0.01, cacheWrite: 0.125, output: 0.5 },
    },
  },
  {
    vendor: 'anthropic',
    sourceUrl: 'https://platform.claude.com/docs/en/about-claude/pricing',
    readOn: '2026-11-22',
    models: {
      'claude-fable-5-1': { input: 10, cachedInput: 0.25, cacheWrite: 12.5, output: 50 },
      'claude-fable-5': { input: 10, cachedInput: 1, cacheWrite: 12.5, output: 50 },
      'claude-opus-5': OPUS,
      'claude-opus-4-8': OPUS,
      'claude-opus-4-7': OPUS,
      'claude-opus-4-6': OPUS,
      'claude-opus-4-5': OPUS,
      'claude-sonnet-4-6': SONNET_4,
      'claude-sonnet-4-5': SONNET_4,
      'claude-haiku-4-5': { input: 1, cachedInput: 0.1, cacheWrite: 1.25, output: 5 },
    },
  },
  {
    vendor: 'anthropic',
    sourceUrl: 'https://platform.claude.com/docs/en/models/sonnet-5/overview',
    readOn: '2026-11-22',
    models: { 'claude-sonnet-5': { input: 2, cachedInput: 0.2, cacheWrite: 2.5, output: 10 } },
  },
  {
    vendor: 'google',
    sourceUrl:
      'https://github.com/anomalyco/models.dev/blob/91a19838362bf054937e0e5534d8871762f354f8/providers/google/models/gemini-3.8-flash.toml',
    readOn: '2026-11-22',
    models: { 'gemini-3.8-flash': [FLASH_2026, FLASH_2027] },
  },
  {
    vendor: 'google',
    // Pages differ on whether this price ends with 2026 or 2027; it is taken for sure no longer than both say.
    sourceUrl: 'https://docs.apiyi.com/en/models/gemini-3-7-flash.md',
    readOn: '2026-11-22',
    models: { 'gemini-3.7-flash': FLASH_2026 },
  },
  {
    vendor: 'google',
    sourceUrl:
      'https://github.com/anomalyco/models.dev/blob/3f2765a58f8466f6d96dade1b4843189eeb6360b/providers/google/models/gemini-3.6-flash.toml',
    readOn: '2026-11-22',
    models: { 'gemini-3.6-flash': [FLASH_2026, FLASH_2027] },
  },
  {
    vendor: 'google',
    sourceUrl:
      'https://github.com/anomalyco/models.dev/tree/f3fc692299671838c7c65fd8126bf84d81a2e817/providers/google/models',
    readOn: '2026-07-02',
    models: {
      'gemini-3.5-flash': { input: 1.5, cachedInput: 0.15, output: 9 },
      'gemini-3.1-pro-preview': { input: 2, cachedInput: 0.2, output: 12 },
      'gemini-3.1-flash-lite': { input: 0.25, cachedInput: 0.025, output: 1.5 },
      'gemini-2.5-pro': { input: 1.25, cachedInput: 0.125, output: 10 },
      'gemini-2.5-flash': { input: 0.3, cachedInput: 0.03, output: 2.5 },
      'gemini-2.5-flash-lite': { input: 0.1, cachedInput: 0.01, output: 0.4 },
    },
  },
  {
    vendor: 'mistral',
    sourceUrl:
      'https://github.com/anomalyco/models.dev/blob/3f2765a58f8466f6d96dade1b4843189eeb6360b/providers/mistral/models/mistral-medium-latest.toml',
    readOn: '2026-09-29',
    models: {
      'mistral-medium-latest': MEDIUM,
      'mistral-medium-3-5': MEDIUM,
      'mistral-medium-3.5': MEDIUM,
      'mistral-medium-2604': MEDIUM,
    },
  },
  {
    vendor: 'mistral',
    sourceUrl:
      'https://github.com/anomalyco/models.dev/tree/f3fc692299671838c7c65fd8126bf84d81a2e817/providers/mistral/models',
    readOn: '2026-07-02',
    models: {
      'mistral-large-2512': { input: 0.5, output: 1.5 },
      'mistral-small-2603': { input: 0.15, output: 0.6 },
    },
  },
];
