import type { UsageTotals } from '../../core/contracts/usage.ts';
import { USAGE_TEXTS as texts } from '../texts/usage.ts';
import { formatDollars, formatTokens } from './money.ts';
import { row } from '../texts/words.ts';

/** "12,345 tokens", read and written together, and how many calls are not in them. */
export function describeTokens(usage: UsageTotals): string {
  const { calls, uncounted_calls } = usage;
  if (calls === 0) return texts.none;
  if (uncounted_calls === calls) return texts.nothingCounted(calls);
  return row([formatTokens(tokensOf(usage)), ...gap(uncounted_calls, texts.uncounted)]);
}

/** Cost and tokens in one line that can stand behind "In all:"; why a call is missing is said once. */
export function describeUsage(usage: UsageTotals): string {
  const { calls, uncounted_calls, cost_usd } = usage;
  if (cost_usd !== null && calls > 0) {
    const cost = row([formatDollars(cost_usd), ...gap(unknownPrices(usage), texts.unpriced)]);
    return `${cost} · ${describeTokens(usage)}`;
  }
  if (uncounted_calls === calls) return describeTokens(usage);
  const tokens = texts.ofUnknownCost(tokensOf(usage));
  return row([tokens, ...gap(uncounted_calls, texts.uncounted)]);
}

/** The one figure where there is room for one: the cost, or the tokens where it is not known. */
export function describeShortly(usage: UsageTotals): string {
  const { calls, cost_usd, unpriced_calls } = usage;
  if (cost_usd === null || calls === 0) return describeTokens(usage);
  return row([formatDollars(cost_usd), ...gap(unpriced_calls, texts.without)]);
}

/** Calls whose tokens are known and whose price is not: without its tokens a call can have no cost anyway. */
export function unknownPrices({ unpriced_calls, uncounted_calls }: UsageTotals): number {
  return Math.max(0, unpriced_calls - uncounted_calls);
}

export function tokensOf(usage: Pick<UsageTotals, 'input_tokens' | 'output_tokens'>): number {
  return usage.input_tokens + usage.output_tokens;
}

/** What a sum lacks, in words; none where it lacks nothing. */
function gap(calls: number, describe: (calls: number) => string): string[] {
  return calls > 0 ? [describe(calls)] : [];
}
