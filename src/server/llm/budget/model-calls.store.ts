import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { LIKELY_SECONDS } from '../../limits/shares.ts';
import type { Executor } from '../../storage/database.ts';
import { rowsOf } from '../../storage/rows.ts';
import { modelCalls, modelDays } from './model-calls.table.ts';

/** A call that holds one of the places. */
export interface Lease {
  readonly id: string;
  /** The UTC day that it counts for, as `2026-05-04`. */
  readonly day: string;
  readonly expectedTokens: number;
  /** Whom the call is made for; empty for the product itself. */
  readonly payer: string;
  /** Seconds that the payer held places lately, as far as this process knows. */
  readonly used: number;
}

export interface Limits {
  /** Calls at once. */
  readonly calls: number;
  /** Null for no limit. */
  readonly dailyTokens: number | null;
}

export interface Standing {
  /** Whether the call has its place now. */
  readonly entered: boolean;
  /** Tokens that the day has used, without those that calls under way hold back. */
  readonly used: number;
}

/** Lets one process at a time look for a place, until its transaction ends. */
export async function lockPlaces(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('model calls', 9))`);
}

/** How long a process that found no place counts as waiting for one; it looks several times within that. */
const WAITS_FOR = sql`interval '1 second'`;

/**
 * Takes a place if there is one and the day's tokens reach for it: one statement, since all processes wait here. A place is
 * left to another process that waits for one on behalf of a payer that had less lately. `waiter` is the row by which the asking
 * process says that it waits, in turn.
 */
export async function takePlace(
  tx: Executor,
  { lease, waiter }: { lease: Lease; waiter: string },
  limits: Limits,
): Promise<Standing> {
  const { id, day, expectedTokens, payer, used } = lease;
  const result = await tx.execute(sql`
    with payers as (
      select payer, count(*) filter (where not waiting) as places,
        ${LIKELY_SECONDS}::int * count(*) filter (where not waiting)
          + greatest(max(used), max(${used}::float8) filter (where payer = ${payer}::text)) as had,
        count(*) filter (where waiting and id <> ${waiter}::uuid
          and alive_at between clock_timestamp() - ${WAITS_FOR} and clock_timestamp() + ${WAITS_FOR}) as waiters
      from ${modelCalls} group by payer
    ), standing as (
      select coalesce(sum(places), 0) as calls,
        coalesce(sum(waiters) filter (where payer <> ${payer}::text
          and had < coalesce((select had from payers where payer = ${payer}::text), ${used}::float8)), 0) as ahead,
        coalesce((select sum(reserved_tokens) from ${modelCalls} where day = ${day}::text), 0) as reserved,
        coalesce((select tokens from ${modelDays} where day = ${day}::text), 0) as used
      from payers
    ), fitting as (
      select * from standing
      where ${limits.dailyTokens}::float8 is null or used + reserved + ${expectedTokens}::int <= ${limits.dailyTokens}::float8
    ), entered as (
      insert into ${modelCalls} (id, payer, used, day, reserved_tokens, alive_at)
      select ${id}::uuid, ${payer}::text, ${used}::float8, ${day}::text, ${expectedTokens}::int, clock_timestamp() from fitting
      where calls + ahead < ${limits.calls}::int
      returning id
    ), waits as (
      insert into ${modelCalls} (id, payer, used, waiting, day, reserved_tokens, alive_at)
      select ${waiter}::uuid, ${payer}::text, ${used}::float8, true, ${day}::text, 0, clock_timestamp() from fitting
      where calls + ahead >= ${limits.calls}::int
      on conflict (id) do update set payer = excluded.payer, used = excluded.used, alive_at = excluded.alive_at
    ), done as (
      delete from ${modelCalls} where id = ${waiter}::uuid and exists (select from entered)
    )
    select exists (select from entered) as entered, used::float8 as used from standing`);
  return rowsOf<Standing>(result)[0] ?? { entered: false, used: 0 };
}

/**
 * Ends the leases that nobody has renewed for `silentMs`; what they held back counts as used. Leases of the asking process
 * are left alone: it lives, however long it could not reach the database.
 *
 * @returns how many there were.
 */
export async function dropSilent(
  tx: Executor,
  { silentMs, own }: { silentMs: number; own: readonly string[] },
): Promise<number> {
  const patience = sql`${silentMs}::float8 * interval '1 millisecond'`;
  // A clock can be set back: what lies ahead of it is no sign of life.
  const isAlive = sql`${modelCalls.aliveAt} between clock_timestamp() - ${patience} and clock_timestamp() + ${patience}`;
  const silent = await tx
    .delete(modelCalls)
    .where(and(sql`not (${isAlive})`, notInArray(modelCalls.id, [...own])))
    .returning({ day: modelCalls.day, tokens: modelCalls.reservedTokens });
  for (const { day, tokens } of silent) await addTokens(tx, day, tokens);
  return silent.length;
}

/** Says that these calls live. */
export async function renewLeases(db: Executor, ids: readonly string[]): Promise<void> {
  await db
    .update(modelCalls)
    .set({ aliveAt: sql`clock_timestamp()` })
    .where(inArray(modelCalls.id, [...ids]));
}

/**
 * Frees the place and counts what the call used, once however often it is asked to: the tokens of a lease that is gone
 * have been counted.
 */
export async function endLease(tx: Executor, { id, day }: Lease, tokens: number): Promise<void> {
  const gone = await tx.delete(modelCalls).where(eq(modelCalls.id, id)).returning({ id: modelCalls.id });
  if (gone.length > 0) await addTokens(tx, day, tokens);
}

export async function addTokens(db: Executor, day: string, tokens: number): Promise<void> {
  if (tokens === 0) return;
  await db
    .insert(modelDays)
    .values({ day, tokens })
    .onConflictDoUpdate({ target: modelDays.day, set: { tokens: sql`${modelDays.tokens} + excluded.tokens` } });
}
