import { PRICE_PAGES } from './model-prices.data.ts';
import type { ModelPrice } from './model-prices.data.ts';

/**
 * What a token of a model costs, in millionths of a millionth of a US dollar: the figure of a price list in dollars per
 * million tokens, times a million, so that every price is a whole number and no sum of them is rounded.
 */
export interface TokenPrice {
  readonly input: number;
  /** Of the input, what the vendor read from its prompt cache. */
  readonly cachedInput: number;
  /** Of the input, what it wrote to that cache. */
  readonly cacheWrite: number;
  /** Hidden reasoning is charged as output. */
  readonly output: number;
}

/** A price that a vendor published. */
export interface ListedPrice {
  readonly price: TokenPrice;
  /** The day on which the page was read, as `2026-11-22`. */
  readonly readOn: string;
}

/** Tokens of calls; null where they are not known. Cached ones and those written to a cache are part of the input. */
export interface CountedTokens {
  readonly inputTokens: number | null;
  readonly cachedInputTokens: number | null;
  readonly cacheWriteTokens: number | null;
  readonly outputTokens: number | null;
}

const PICOS_A_TOKEN = 1_000_000;

/** What runs on a machine of the user's own is paid to no vendor. */
export const FREE_OF_CHARGE: TokenPrice = { input: 0, cachedInput: 0, cacheWrite: 0, output: 0 };

/** Dollars per million tokens, with at most six decimals, as picodollars a token. */
export const picosOf = (dollarsPerMillion: number): number => Math.round(dollarsPerMillion * PICOS_A_TOKEN);

/** A release is named by its day: `-2026-01-01`, `-20260101`. */
const RELEASE = /-(?:\d{4}-\d{2}-\d{2}|\d{8})$/;

/**
 * The standard price of a vendor's model on a day, as published; a release of a model that is listed without its day costs
 * the same. Null where the list does not hold it.
 *
 * @param vendor an id of `MODEL_VENDORS`.
 * @param day such as `2026-11-22`.
 */
export function listedPrice(vendor: string, model: string, day: string): ListedPrice | null {
  const pages = PRICE_PAGES.filter((page) => page.vendor === vendor);
  const released = model.replace(RELEASE, '');
  for (const name of model === released ? [model] : [model, released]) {
    for (const { models, readOn } of pages) {
      const named = Object.hasOwn(models, name) ? [models[name] ?? []].flat() : [];
      const price = named.find(({ from = day, until = day }) => from <= day && day <= until);
      if (price) return { price: inPicos(price), readOn };
      if (named.length > 0) return null;
    }
  }
  return null;
}

/** Whether a vendor sells a model of that name: wherever it is asked, that vendor may have to be paid. */
export function isSold(model: string): boolean {
  // Those who pass calls on put the vendor in front: `openai/gpt-6-sol`.
  const name = model.slice(model.lastIndexOf('/') + 1);
  const names = [name, name.replace(RELEASE, '')];
  return PRICE_PAGES.some(({ models }) => names.some((each) => Object.hasOwn(models, each)));
}

function inPicos({ input, cachedInput = input, cacheWrite = input, output }: ModelPrice): TokenPrice {
  return {
    input: picosOf(input),
    cachedInput: picosOf(cachedInput),
    cacheWrite: picosOf(cacheWrite),
    output: picosOf(output),
  };
}

/** What tokens cost, in picodollars; null where their number is not known, unless they cost nothing. */
export function costOf(tokens: CountedTokens | null, price: TokenPrice): number | null {
  if (Object.values(price).every((each) => each === 0)) return 0;
  const { inputTokens = null, cachedInputTokens, cacheWriteTokens, outputTokens = null } = tokens ?? {};
  if (inputTokens === null || outputTokens === null) return null;
  // What a vendor says to have read from its cache cannot be more than there was to read.
  const cached = Math.min(cachedInputTokens ?? 0, inputTokens);
  const written = Math.min(cacheWriteTokens ?? 0, inputTokens - cached);
  return (
    (inputTokens - cached - written) * price.input +
    cached * price.cachedInput +
    written * price.cacheWrite +
    outputTokens * price.output
  );
}
