import type { DayUsage } from '../../src/core/contracts/usage.ts';

/** A day of which nothing is used and that has no limits. */
export function aDay(change: Partial<DayUsage> = {}): DayUsage {
  return {
    day: '2031-05-02',
    ends_at: '2031-05-03T00:00:00.000Z',
    tokens_used: 0,
    token_limit: null,
    cost_usd: 0,
    unpriced_calls: 0,
    limit_cost_usd: null,
    projects_started: null,
    project_limit: null,
    ...change,
  };
}
