import { sql } from 'drizzle-orm';
import { limitCounts } from '../limits/limit-counts.table.ts';
import type { Payer } from '../limits/payer.ts';
import type { Executor } from '../storage/database.ts';
import { rowsOf } from '../storage/rows.ts';
import { usageCalls } from './usage.table.ts';

/** A payer's UTC day. */
export interface PayerDay {
  readonly payer: Payer;
  /** As `2026-05-04`. */
  readonly day: string;
}

/** What a call weighs that was written down without its tokens: a short prompt, and the answer that is expected of one. */
const UNTOLD_TOKENS = 4_000;

const keyOf = ({ payer, day }: PayerDay) => `tokens ${payer} ${day}`;
const beginOf = ({ day }: PayerDay) => sql`${`${day}T00:00:00Z`}::timestamptz`;

/** What was written down before anybody counted. The payer is the user whose calls they are. */
const written = (of: PayerDay) => sql`
  select least(coalesce(sum(coalesce(input_tokens::bigint + output_tokens::bigint, ${UNTOLD_TOKENS}::bigint)), 0), 2000000000)
  from ${usageCalls}
  where user_id = ${of.payer}::text and at >= ${beginOf(of)} and at < ${beginOf(of)} + interval '1 day'`;

/** Tokens that the day has used, with those that calls under way hold back. */
export async function tokensOfDay(db: Executor, of: PayerDay): Promise<number> {
  const result = await db.execute(sql`
    select coalesce((select count from ${limitCounts} where key = ${keyOf(of)}::text), (${written(of)}))::float8 as tokens`);
  return rowsOf<{ tokens: number }>(result)[0]?.tokens ?? 0;
}

/**
 * Counts `tokens` more if the day then has no more than `most`, or always where that is null: in one statement, so that of
 * many at once only those pass that fit.
 */
export async function takeTokens(
  db: Executor,
  of: PayerDay,
  { tokens, most }: { readonly tokens: number; readonly most: number | null },
): Promise<boolean> {
  const take = async () => {
    const result = await db.execute(sql`
      update ${limitCounts} set count = least(count + ${tokens}::bigint, 2147483647)::int
      where key = ${keyOf(of)}::text and (${most}::bigint is null or count + ${tokens}::bigint <= ${most}::bigint)
      returning count`);
    return rowsOf(result).length > 0;
  };
  if (await take()) return true;
  // Of several first calls of a day one begins the count; the others find it.
  await beginCount(db, of);
  return await take();
}

/** Begins the count where there is none yet. It is kept for a day more, for the calls that end after midnight. */
async function beginCount(db: Executor, of: PayerDay): Promise<void> {
  await db.execute(sql`
    insert into ${limitCounts} (key, user_id, count, window_ends_at)
    values (${keyOf(of)}::text, ${of.payer}::text, (${written(of)})::int, ${beginOf(of)} + interval '2 days')
    on conflict (key) do nothing`);
}

/** Puts the true figure in the place of what was held back. */
export async function correctTokens(db: Executor, of: PayerDay, difference: number): Promise<void> {
  if (difference === 0) return;
  await db.execute(sql`
    update ${limitCounts} set count = least(greatest(count + ${difference}::bigint, 0), 2147483647)::int
    where key = ${keyOf(of)}::text`);
}
