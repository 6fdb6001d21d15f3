import type { UsageTotals } from '../../core/contracts/usage.ts';
import { USAGE_TEXTS as texts } from '../texts/usage.ts';
import { formatDollars, formatTokens } from './money.ts';

/** "$0.0134", "$0.0134, without 2 calls of unknown price", "cost unknown", or that there was no call. */
export function describeCost(usage: UsageTotals): string {
  if (usage.calls === 0) return texts.none;
  if (usage.cost_usd === null) return texts.costUnknown;
  const cost = formatDollars(usage.cost_usd);
  return usage.unpriced_calls > 0 ? `${cost}, ${texts.unpriced(usage.unpriced_calls)}` : cost;
}

/** "12,345 tokens", read and written together, or that they are not known. */
export function describeTokens(usage: UsageTotals): string {
  if (usage.calls === 0) return texts.none;
  if (usage.uncounted_calls === usage.calls) return texts.tokensUnknown;
  const tokens = formatTokens(tokensOf(usage));
  return usage.uncounted_calls > 0 ? `${tokens}, ${texts.uncounted(usage.uncounted_calls)}` : tokens;
}

/** Cost and tokens in one line. */
export function describeUsage(usage: UsageTotals): string {
  return usage.calls === 0 ? texts.none : `${describeCost(usage)} · ${describeTokens(usage)}`;
}

/** The one figure where there is room for one: the cost, or the tokens where it is not known. */
export function describeShortly(usage: UsageTotals): string {
  return usage.cost_usd === null ? describeTokens(usage) : describeCost(usage);
}

export function tokensOf(usage: Pick<UsageTotals, 'input_tokens' | 'output_tokens'>): number {
  return usage.input_tokens + usage.output_tokens;
}
