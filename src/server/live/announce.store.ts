import { sql } from 'drizzle-orm';
import type { Executor } from '../storage/database.ts';
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

/** Removes streams that nobody has watched for an hour. There are no more than were watched since, so it reads them all. */
export async function sweepStreams(db: Executor): Promise<void> {
  await db.execute(sql`delete from ${jobStreams} where watched_until < now() - interval '1 hour'`);
}
