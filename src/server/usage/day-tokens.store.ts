import { sql } from 'drizzle-orm';
import { limitCounts } from '../limits/limit-counts.table.ts';
import type { Executor } from '../storage/database.ts';
import { rowsOf } from '../storage/rows.ts';
import { usageCalls } from './usage.table.ts';

/** A user's UTC day. */
export interface UserDay {
  readonly userId: string;
  /** As `2026-05-04`. */
  readonly day: string;
}

const keyOf = ({ userId, day }: UserDay) => `tokens ${userId} ${day}`;
const beginOf = ({ day }: UserDay) => sql`${`${day}T00:00:00Z`}::timestamptz`;

/** What was written down before anybody counted: a limit that is set in the middle of a day goes for the whole of it. */
const written = (of: UserDay) => sql`
  select least(coalesce(sum(input_tokens::bigint + output_tokens::bigint), 0), 2000000000)
  from ${usageCalls}
  where user_id = ${of.userId}::text and at >= ${beginOf(of)} and at < ${beginOf(of)} + interval '1 day'`;

/** Tokens that the day has used, with those that calls under way hold back. */
export async function tokensOfDay(db: Executor, of: UserDay): Promise<number> {
  const result = await db.execute(sql`
    select coalesce((select count from ${limitCounts} where key = ${keyOf(of)}::text), (${written(of)}))::float8 as tokens`);
  return rowsOf<{ tokens: number }>(result)[0]?.tokens ?? 0;
}

/** Counts `tokens` more if the day then has no more than `most`: in one statement, so that of many at once only those pass that fit. */
export async function takeTokens(
  db: Executor,
  of: UserDay,
  { tokens, most }: { readonly tokens: number; readonly most: number },
): Promise<boolean> {
  const take = async () => {
    const result = await db.execute(sql`
      update ${limitCounts} set count = count + ${tokens}::int
      where key = ${keyOf(of)}::text and count + ${tokens}::bigint <= ${most}::bigint
      returning count`);
    return rowsOf(result).length > 0;
  };
  return (await take()) || ((await beginCount(db, of)) && (await take()));
}

/** Whether there was no count yet. It is kept for a day more, for the calls that end after midnight. */
async function beginCount(db: Executor, of: UserDay): Promise<boolean> {
  const result = await db.execute(sql`
    insert into ${limitCounts} (key, user_id, count, window_ends_at)
    values (${keyOf(of)}::text, ${of.userId}::text, (${written(of)})::int, ${beginOf(of)} + interval '2 days')
    on conflict (key) do nothing
    returning count`);
  return rowsOf(result).length > 0;
}

/** Puts the true figure in the place of what was held back. */
export async function correctTokens(db: Executor, of: UserDay, difference: number): Promise<void> {
  if (difference === 0) return;
  await db.execute(sql`
    update ${limitCounts} set count = least(greatest(count + ${difference}::bigint, 0), 2147483647)::int
    where key = ${keyOf(of)}::text`);
}
