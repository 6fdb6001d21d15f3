import type { CostEstimate } from '../../../../core/contracts/usage.ts';
import { projectsUsedUp, tokensToday, worthOfRest } from '../../../components/usage/today-words.ts';
import { formatDollarRange, formatTokenRange } from '../../../lib/money.ts';
import { ESTIMATE_TEXTS as texts } from '../../../texts/estimate.ts';
import { TODAY_TEXTS } from '../../../texts/today.ts';

const { start: day } = TODAY_TEXTS;

export interface Warning {
  readonly title: string;
  readonly text: string;
}

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
export function warnOfLimit({ limit, token_limit }: CostEstimate, pieces: number): Warning | null {
  if (limit === 'within' || token_limit === null) return null;
  return { title: texts.limit[limit](token_limit), text: texts.limit.consequence(pieces) };
}

/**
 * Whether today's tokens do not reach for the start; null where they do, and where no project can be started today, which
 * is said beside the button.
 */
export function warnOfDay({ today, today_limit }: CostEstimate, pieces: number, now: Date): Warning | null {
  if (today_limit === 'within' || projectsUsedUp(today, now) !== null) return null;
  const reset = new Date(today.ends_at);
  const text = today_limit === 'spent' ? day.builtinUntil(reset, now) : day.later(pieces, reset, now);
  return { title: day[today_limit], text };
}

/** "Today: 1.76 million tokens left (1.23 of 3 million used), worth about $3.10."; null where there is no limit. */
export function lineOfDay({ today }: CostEstimate): string | null {
  const tokens = tokensToday(today);
  return tokens && TODAY_TEXTS.line(tokens.left, tokens.used, worthOfRest(today));
}

function tokenRange({ input_tokens, output_tokens }: CostEstimate): string {
  return formatTokenRange({
    low: input_tokens.low + output_tokens.low,
    high: input_tokens.high + output_tokens.high,
  });
}
