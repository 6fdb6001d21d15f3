import type { UsageTotals } from '../../../core/contracts/usage.ts';
import { NO_USAGE } from '../../../core/rules/no-usage.ts';
import { isFields, number, numberOrNull } from './fields.ts';

export function readUsage(wire: unknown, otherwise: UsageTotals = NO_USAGE): UsageTotals {
  if (!isFields(wire)) return otherwise;
  return {
    calls: number(wire['calls'], 0),
    input_tokens: number(wire['input_tokens'], 0),
    cached_input_tokens: number(wire['cached_input_tokens'], 0),
    output_tokens: number(wire['output_tokens'], 0),
    uncounted_calls: number(wire['uncounted_calls'], 0),
    cost_usd: numberOrNull(wire['cost_usd'], null),
    unpriced_calls: number(wire['unpriced_calls'], 0),
  };
}
