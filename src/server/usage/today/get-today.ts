import type { DayUsage } from '../../../core/contracts/usage.ts';
import type { Principal } from '../../auth/principal.ts';
import { payerOf } from '../../limits/payer.ts';
import { untilNextUtcDay, utcDay } from '../../llm/budget/utc-day.ts';
import { tokensOfDay } from '../day-tokens.store.ts';
import type { EstimateContext } from '../estimate/estimate-context.ts';
import { dollarsOf } from '../totals.ts';
import { spentOfDay, startedOfDay } from './today.store.ts';
import type { SpentOfDay } from './today.store.ts';
import { tokenPrice } from './token-price.ts';

/** What the caller has used of the day's limits, and what that costs. */
export async function getToday(context: EstimateContext, principal: Principal): Promise<DayUsage> {
  const { database, clock, limits } = context;
  const now = clock.now();
  const of = { payer: payerOf(principal), day: utcDay(now) };
  const [used, spent, started, likely] = await Promise.all([
    tokensOfDay(database.db, of),
    spentOfDay(database.db, of),
    limits.jobsPerDay === null ? null : startedOfDay(database.db, of),
    limits.tokensPerDay === null ? null : priceOf(context),
  ]);
  return {
    day: of.day,
    ends_at: new Date(now.getTime() + untilNextUtcDay(now)).toISOString(),
    tokens_used: used,
    token_limit: limits.tokensPerDay,
    cost_usd: spent.calls > 0 && spent.unpricedCalls === spent.calls ? null : dollarsOf(spent.costPicos),
    unpriced_calls: spent.unpricedCalls,
    limit_cost_usd: likely && wholeDay(spent, limits.tokensPerDay ?? 0, likely),
    projects_started: started,
    project_limit: limits.jobsPerDay,
  };
}

async function priceOf(context: EstimateContext) {
  const { models, mode } = context;
  return models && (await tokenPrice(context, await context.measure(models, mode)));
}

/** Tokens of no known cost, used or not, are taken to cost what is likely. */
function wholeDay({ costPicos, pricedTokens }: SpentOfDay, limit: number, price: { low: number; high: number }) {
  const others = Math.max(0, limit - pricedTokens);
  const cost = dollarsOf(costPicos);
  return { low: cost + others * price.low, high: cost + others * price.high };
}
