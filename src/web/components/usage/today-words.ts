import type { DayUsage } from '../../../core/contracts/usage.ts';
import { formatAbout } from '../../lib/money.ts';
import { TODAY_TEXTS as texts } from '../../texts/today.ts';

export interface TokensToday {
  /** "30,000 tokens left". */
  readonly left: string;
  /** "2.97 of 3 million used". */
  readonly used: string;
}

/** Null where there is no limit. */
export function tokensToday({ tokens_used: used, token_limit: limit }: DayUsage): TokensToday | null {
  if (limit === null) return null;
  return { left: texts.left(Math.max(0, limit - used)), used: texts.used(used, limit) };
}

/** "$7.30", for all tokens of the day; null where that is not known, or nobody is paid. */
export function worthOfDay({ limit_cost_usd }: DayUsage): string | null {
  return limit_cost_usd === null || limit_cost_usd.high === 0 ? null : formatAbout(limit_cost_usd);
}

/** "$0.05", for the tokens that are left; null where none are, or where some of those used have no known price. */
export function worthOfRest(today: DayUsage): string | null {
  const { token_limit: limit, tokens_used: used, cost_usd: cost, limit_cost_usd: whole, unpriced_calls } = today;
  if (limit === null || used >= limit || cost === null || whole === null || whole.high <= cost) return null;
  if (unpriced_calls > 0) return null;
  return formatAbout({ low: Math.max(0, whole.low - cost), high: whole.high - cost });
}

/** The limit of projects, where no more can be started before the day ends; null where some can. */
export function projectsUsedUp(today: DayUsage, now: Date): number | null {
  const { projects_started: started, project_limit: limit, ends_at } = today;
  if (started === null || limit === null || new Date(ends_at) <= now) return null;
  return started >= limit ? limit : null;
}
