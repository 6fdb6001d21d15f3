import type { UsageTotals } from '../contracts/usage.ts';

/** No call was made. */
export const NO_USAGE: UsageTotals = {
  calls: 0,
  input_tokens: 0,
  cached_input_tokens: 0,
  output_tokens: 0,
  uncounted_calls: 0,
  cost_usd: 0,
  unpriced_calls: 0,
};
