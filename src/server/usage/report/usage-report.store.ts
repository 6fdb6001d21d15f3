import { sql } from 'drizzle-orm';
import { personas } from '../../personas/personas.table.ts';
import type { Executor } from '../../storage/database.ts';
import { rowsOf } from '../../storage/rows.ts';
import type { UsageSums } from '../totals.ts';
import { usageCalls } from '../usage.table.ts';

export interface UsageOfMonth extends UsageSums {
  /** UTC, as `2026-11`. */
  readonly month: string;
  /** Null for no persona, and for a deleted one. */
  readonly personaId: string | null;
  readonly personaName: string | null;
  readonly jobs: number;
  readonly pieces: number;
}

/**
 * What a user's calls since `from` took, by month and persona: newest month first, then the dearest. Summed by job first:
 * counting distinct jobs and pieces of a month at once costs twice the time. A deleted persona has no row to be joined: it
 * goes by the name that its last call was made under.
 */
export async function findUsage(db: Executor, userId: string, from: Date): Promise<UsageOfMonth[]> {
  const result = await db.execute(sql`
    with by_job as (
      select date_trunc('month', at at time zone 'UTC') as month, persona_id, job_id, max(persona_name) as name,
        max(at) as last, count(distinct output_id) as pieces, count(*) as calls, sum(input_tokens) as input,
        sum(cached_input_tokens) as cached, sum(output_tokens) as output,
        count(*) filter (where input_tokens is null or output_tokens is null) as uncounted,
        sum(cost_picos::float8) as cost, count(*) filter (where cost_picos is null) as unpriced
      from ${usageCalls} where user_id = ${userId} and at >= ${from.toISOString()}::timestamptz
      group by 1, persona_id, job_id
    )
    select to_char(month, 'YYYY-MM') as "month", p.id as "personaId",
      coalesce(p.name, (array_agg(c.name order by last desc))[1]) as "personaName",
      count(job_id)::int as "jobs", sum(pieces)::int as "pieces", sum(calls)::int as "calls",
      coalesce(sum(input), 0)::float8 as "inputTokens", coalesce(sum(cached), 0)::float8 as "cachedInputTokens",
      coalesce(sum(output), 0)::float8 as "outputTokens", sum(uncounted)::int as "uncountedCalls",
      coalesce(sum(cost), 0) as "costPicos", sum(unpriced)::int as "unpricedCalls"
    from by_job c left join ${personas} p on p.id = c.persona_id and p.user_id = ${userId}
    group by month, c.persona_id, p.id, p.name
    order by c.month desc, coalesce(sum(cost), 0) desc,
      coalesce(sum(input), 0) + coalesce(sum(output), 0) desc, c.persona_id`);
  return rowsOf<UsageOfMonth>(result);
}
