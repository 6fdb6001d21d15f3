import type { CostEstimate } from '../../../core/contracts/usage.ts';
import { costOf } from '../../../core/vendors/model-prices.ts';
import type { UseCase } from '../../llm/use-cases.ts';
import type { PricedCall, Prices } from '../prices.ts';
import type { Tokens, Work } from './work.ts';

const PICOS = 1e12;

/** What the work costs; all of it at prices that are known, or nothing is told. */
export function priceWork(
  work: readonly Work[],
  models: Readonly<Record<UseCase, PricedCall>>,
  prices: Prices,
): Pick<CostEstimate, 'cost_usd' | 'prices_of'> {
  const priced = work.map((each) => {
    const price = prices.of(models[each.useCase]);
    return price && { readOn: price.readOn, low: picosOf(each.low), high: picosOf(each.high) };

    function picosOf({ input, cached, written, output }: Tokens): number {
      const counted = {
        inputTokens: input,
        cachedInputTokens: cached,
        cacheWriteTokens: written,
        outputTokens: output,
      };
      return (price && costOf(counted, price.price)) ?? 0;
    }
  });
  const known = priced.filter((each) => each !== null);
  if (known.length < priced.length) return { cost_usd: null, prices_of: null };
  const sum = (end: 'low' | 'high') => known.reduce((all, each) => all + each[end], 0) / PICOS;
  // Of several lists the oldest: no price is younger than that.
  const [oldest = null] = known.flatMap(({ readOn }) => readOn ?? []).toSorted();
  return { cost_usd: { low: sum('low'), high: sum('high') }, prices_of: oldest };
}
