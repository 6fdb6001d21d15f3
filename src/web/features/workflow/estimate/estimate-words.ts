import type { CostEstimate } from '../../../../core/contracts/usage.ts';
import { formatDollarRange, formatTokenRange } from '../../../lib/money.ts';
import { ESTIMATE_TEXTS as texts } from '../../../texts/estimate.ts';

/** "About 40,000 to 55,000 tokens", read and written together. */
export function likelyTokens(figures: CostEstimate): string {
  return texts.tokens(tokenRange(figures));
}

/** "$0.06 to $0.09"; null where the price of the model is not known. */
export function likelyCost({ cost_usd }: CostEstimate): string | null {
  return cost_usd && formatDollarRange(cost_usd);
}

/** Both in one sentence: "$0.06 to $0.09, about 40,000 to 55,000 tokens." */
export function likelyFigures(figures: CostEstimate): string {
  return texts.figures(likelyCost(figures), tokenRange(figures));
}

/** Where the figures come from, or what they lack. */
export function explainEstimate(figures: CostEstimate): string {
  const { model, basis, prices_of, cost_usd } = figures;
  const told = texts.basis[basis];
  if (cost_usd === null) return `${told} ${texts.noPrice(model ?? '')}`;
  return prices_of === null ? told : `${told} ${texts.pricesOf(prices_of)}`;
}

/** Whether the project may end at its limit before its last piece; null where it is not likely to. */
export function warnOfLimit({ limit, token_limit }: CostEstimate): { title: string; text: string } | null {
  if (limit === 'within' || token_limit === null) return null;
  return { title: texts.limit[limit](token_limit), text: texts.limit.consequence };
}

function tokenRange({ input_tokens, output_tokens }: CostEstimate): string {
  return formatTokenRange({
    low: input_tokens.low + output_tokens.low,
    high: input_tokens.high + output_tokens.high,
  });
}
