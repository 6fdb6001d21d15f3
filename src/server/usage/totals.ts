import type { UsageTotals } from '../../core/contracts/usage.ts';
import { NO_USAGE } from '../../core/rules/no-usage.ts';

/** Sums as the database has them. */
export interface UsageSums {
  readonly calls: number;
  readonly inputTokens: number;
  readonly cachedInputTokens: number;
  readonly outputTokens: number;
  readonly uncountedCalls: number;
  /** Millionths of a millionth of a US dollar. */
  readonly costPicos: number;
  readonly unpricedCalls: number;
}

const PICOS = 1e12;

/** Picodollars as US dollars. */
export const dollarsOf = (picos: number): number => picos / PICOS;

/** Sums as the wire has them; a cost of which nothing is known is null, never nought. */
export function totalsOf(sums: UsageSums | null | undefined): UsageTotals {
  if (!sums) return NO_USAGE;
  return {
    calls: sums.calls,
    input_tokens: sums.inputTokens,
    cached_input_tokens: sums.cachedInputTokens,
    output_tokens: sums.outputTokens,
    uncounted_calls: sums.uncountedCalls,
    cost_usd: sums.calls > 0 && sums.unpricedCalls === sums.calls ? null : dollarsOf(sums.costPicos),
    unpriced_calls: sums.unpricedCalls,
  };
}
