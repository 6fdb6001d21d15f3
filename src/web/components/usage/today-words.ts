import type { DayUsage } from '../../../core/contracts/usage.ts';
import { formatCents, formatDollarRange } from '../../lib/money.ts';
import { TODAY_TEXTS as texts } from '../../texts/today.ts';

/** "1.2 million of 3 million tokens"; null where there is no limit. */
export function tokensToday({ tokens_used, token_limit }: DayUsage): string | null {
  return token_limit === null ? null : texts.tokensOf(tokens_used, token_limit);
}

/** "$3.80 to $9.00", for all tokens of the day; null where that is not known, or nobody is paid. */
export function wholeCostToday({ limit_cost_usd }: DayUsage): string | null {
  return limit_cost_usd === null || limit_cost_usd.high === 0 ? null : formatDollarRange(limit_cost_usd);
}

/** "$0.80 of about $3.80 to $9.00"; null where either is not known. */
export function costToday(today: DayUsage): string | null {
  const whole = wholeCostToday(today);
  return today.cost_usd === null || whole === null ? null : texts.costOf(formatCents(today.cost_usd), whole);
}
