import type { UsageTotals } from '../../core/contracts/usage.ts';
import { NO_USAGE } from '../../core/rules/no-usage.ts';

/** What several things took together. The cost is that of the calls whose price is known; unknown where that is none. */
export function sumUsage(parts: readonly UsageTotals[]): UsageTotals {
  return withKnownCost(parts.reduce((sum, part) => combine(sum, part, 1), NO_USAGE));
}

/** What is left of a whole when its parts are told apart; never less than nothing. */
export function restOf(whole: UsageTotals, parts: readonly UsageTotals[]): UsageTotals {
  return withKnownCost(combine(whole, sumUsage(parts), -1));
}

function combine(one: UsageTotals, other: UsageTotals, sign: 1 | -1): UsageTotals {
  const add = (a: number | null, b: number | null) => Math.max(0, (a ?? 0) + sign * (b ?? 0));
  return {
    calls: add(one.calls, other.calls),
    input_tokens: add(one.input_tokens, other.input_tokens),
    cached_input_tokens: add(one.cached_input_tokens, other.cached_input_tokens),
    output_tokens: add(one.output_tokens, other.output_tokens),
    uncounted_calls: add(one.uncounted_calls, other.uncounted_calls),
    cost_usd: add(one.cost_usd, other.cost_usd),
    unpriced_calls: add(one.unpriced_calls, other.unpriced_calls),
  };
}

function withKnownCost(sum: UsageTotals): UsageTotals {
  return sum.calls > 0 && sum.unpriced_calls === sum.calls ? { ...sum, cost_usd: null } : sum;
}
