import { sql } from 'drizzle-orm';
import type { Executor } from '../storage/database.ts';
import { rowsOf } from '../storage/rows.ts';
import { CHANNEL } from './channel.ts';
import { jobStreams } from './live.table.ts';

/**
 * Tells those who look on that the job has changed: inside the transaction that changes it, so that they hear of it exactly when
 * it has happened. One statement, which does nothing for a job that nobody has looked at. The stream is locked last, after the
 * job.
 */
export async function announceState(tx: Executor, jobId: string): Promise<void> {
  await tx.execute(sql`
    with raised as (
      update ${jobStreams} set last_sequence = last_sequence + 1 where job_id = ${jobId}
      returning job_id, last_sequence
    ), written as (
      insert into job_events (job_id, sequence) select job_id, last_sequence from raised
    )
    select pg_notify(${CHANNEL}, job_id || ' ' || last_sequence) from raised`);
}

/** As `announceState`, for all jobs of a user at once. */
export async function announceStates(tx: Executor, userId: string): Promise<void> {
  await tx.execute(sql`
    with raised as (
      update ${jobStreams} set last_sequence = last_sequence + 1
      where job_id in (select id from jobs where user_id = ${userId})
      returning job_id, last_sequence
    ), written as (
      insert into job_events (job_id, sequence) select job_id, last_sequence from raised
    )
    select pg_notify(${CHANNEL}, job_id || ' ' || last_sequence) from raised`);
}

/** Tells all who listen to what happens to jobs. */
export async function sendSignal(db: Executor, payload: string): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, ${payload})`);
}

/** So many at once, each with its events, that nobody waits for it. */
const AT_ONCE = 200;

/**
 * Removes streams that nobody has watched for an hour. Without an index of their own, which every watching would have to
 * change: there are no more streams than were watched in the last hour, so all of them are read.
 */
export async function sweepStreams(db: Executor): Promise<void> {
  for (let swept = AT_ONCE; swept === AT_ONCE;) {
    const result = await db.execute(sql`
      delete from ${jobStreams} where job_id in (
        select job_id from job_streams where watched_until < now() - interval '1 hour'
        limit ${AT_ONCE} for update skip locked
      ) returning job_id`);
    swept = rowsOf(result).length;
  }
}
