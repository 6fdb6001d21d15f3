import { picosOf } from '../../core/vendors/model-prices.ts';
import type { TokenPrice } from '../../core/vendors/model-prices.ts';
import type { OwnPrices } from './prices.ts';

const DOLLARS = /^\d{1,6}(?:\.\d{1,6})?$/;

interface Parsed {
  readonly prices: OwnPrices;
  /** What is wrong with the first entry that is, as the end of a sentence. */
  readonly problem: string | null;
}

/**
 * Reads `LLM_PRICES`: `model=input/cached input/output` in US dollars per million tokens, with commas between. Two figures
 * are input and output; a fourth one is what putting a token into the vendor's cache costs, which else is input.
 */
export function parsePrices(text: string): Parsed {
  const prices = new Map<string, TokenPrice>();
  const entries = text.split(',').map((entry) => entry.trim());
  for (const entry of entries.filter((each) => each !== '')) {
    const at = entry.lastIndexOf('=');
    const model = entry.slice(0, Math.max(0, at)).trim();
    const figures = entry
      .slice(at + 1)
      .split('/')
      .map((figure) => figure.trim());
    if (model === '') return { prices, problem: `has an entry without a model: ${FORM}` };
    if (prices.has(model)) return { prices, problem: `names ${model} twice` };
    if (!figures.every((figure) => DOLLARS.test(figure)) || figures.length < 2 || figures.length > 4)
      return { prices, problem: `has no price that can be read for ${model}: ${FORM}` };
    prices.set(model, priceOf(figures.map((figure) => picosOf(Number(figure)))));
  }
  return { prices, problem: null };
}

const FORM =
  'write model=input/cached input/output in US dollars per million tokens, such as my-model=1.25/0.125/10, with commas between';

function priceOf([input = 0, second = 0, output, cacheWrite = input]: readonly number[]): TokenPrice {
  return output === undefined
    ? { input, cachedInput: input, cacheWrite, output: second }
    : { input, cachedInput: second, cacheWrite, output };
}
