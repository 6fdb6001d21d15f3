import { and, eq, gt, sql } from 'drizzle-orm';
import type { DraftChange } from '../../core/contracts/live.ts';
import { headColumns } from '../jobs/job-view.store.ts';
import type { JobOverview } from '../jobs/job-view.store.ts';
import { jobs } from '../jobs/jobs.table.ts';
import { piecesOf } from '../jobs/outputs.store.ts';
import type { Executor } from '../storage/database.ts';
import { listOf } from '../storage/json.ts';
import { prepared } from '../storage/prepared.ts';
import { rowsOf } from '../storage/rows.ts';
import { usageOfJobColumns } from '../usage/usage.store.ts';
import { usageJobs } from '../usage/usage.table.ts';
import { CHANNEL } from './channel.ts';
import { jobEvents, jobStreams } from './live.table.ts';

/** What was written after a number; null in `changes` says that the job has changed. */
export interface StreamEvents {
  readonly epoch: string;
  readonly lastSequence: number;
  /** In their order. */
  readonly events: readonly { readonly sequence: number; readonly changes: DraftChange[] | null }[];
}

/** A job and its stream of one moment: what the job tells is what stood when the newest event was written. */
export interface LiveView {
  readonly overview: JobOverview;
  /** Of the newest run. */
  readonly attempt: number;
  /** Null once it was swept. */
  readonly stream: StreamEvents | null;
}

/**
 * Says that somebody looks at the caller's job for the next `seconds`, and opens its stream if it has none. False when there
 * is no such job. The job is held, so that one that is being deleted is no such job either. The clock is the
 * database's, since every process has one of its own.
 */
export async function watchStream(
  db: Executor,
  watch: { userId: string; jobId: string; epoch: string; seconds: number },
): Promise<boolean> {
  const result = await db.execute(sql`
    insert into ${jobStreams} (job_id, epoch, last_sequence, watched_until)
    select ${jobs.id}, ${watch.epoch}, 0, now() + make_interval(secs => ${watch.seconds})
    from ${jobs} where ${jobs.id} = ${watch.jobId} and ${jobs.userId} = ${watch.userId}
    for key share of jobs
    on conflict (job_id) do update set watched_until = greatest(job_streams.watched_until, excluded.watched_until)
    returning job_id`);
  return rowsOf(result).length > 0;
}

/** The epoch of the job's stream while somebody looks at it. */
export async function findWatchedEpoch(db: Executor, jobId: string): Promise<string | null> {
  const [row] = await db
    .select({ epoch: jobStreams.epoch })
    .from(jobStreams)
    .where(and(eq(jobStreams.jobId, jobId), gt(jobStreams.watchedUntil, sql`now()`)));
  return row?.epoch ?? null;
}

/** Writes what was written of the job's pieces. False when nobody looks, or a newer run writes. */
export async function appendText(
  db: Executor,
  text: { jobId: string; epoch: string; attempt: number; changes: readonly DraftChange[] },
): Promise<boolean> {
  const result = await db.execute(sql`
    with raised as (
      update job_streams set last_sequence = last_sequence + 1, attempt = ${text.attempt}
      where job_id = ${text.jobId} and epoch = ${text.epoch} and watched_until > now() and attempt <= ${text.attempt}
        and exists (select from jobs where jobs.id = ${text.jobId} and jobs.attempt = ${text.attempt})
      returning job_id, last_sequence
    ), written as (
      insert into job_events (job_id, sequence, changes)
      select job_id, last_sequence, ${JSON.stringify(text.changes)}::jsonb from raised
    )
    select pg_notify(${CHANNEL}, job_id || ' ' || last_sequence) from raised`);
  return rowsOf(result).length > 0;
}

const streamColumns = (after: ReturnType<typeof sql.placeholder>) => ({
  epoch: jobStreams.epoch,
  lastSequence: jobStreams.lastSequence,
  events: listOf(
    { sequence: jobEvents.sequence, changes: jobEvents.changes },
    {
      table: jobEvents,
      where: and(eq(jobEvents.jobId, jobStreams.jobId), gt(jobEvents.sequence, after)),
      orderBy: [jobEvents.sequence],
    },
  ),
});

const eventsAfter = prepared('live_events_after', (db, name) =>
  db
    .select(streamColumns(sql.placeholder('after')))
    .from(jobStreams)
    .where(eq(jobStreams.jobId, sql.placeholder('jobId')))
    .prepare(name),
);

/** One small statement, since each follower asks it at each signal. */
export async function findEventsAfter(db: Executor, jobId: string, after: number): Promise<StreamEvents | undefined> {
  const [found] = await eventsAfter(db).execute({ jobId, after });
  return found;
}

const liveView = prepared('live_view', (db, name) =>
  db
    .select({
      job: headColumns,
      attempt: jobs.attempt,
      pieces: piecesOf(jobs.id),
      usage: usageOfJobColumns,
      stream: streamColumns(sql.placeholder('after')),
    })
    .from(jobs)
    .leftJoin(jobStreams, eq(jobStreams.jobId, jobs.id))
    .leftJoin(usageJobs, eq(usageJobs.jobId, jobs.id))
    .where(and(eq(jobs.id, sql.placeholder('jobId')), eq(jobs.userId, sql.placeholder('userId'))))
    .prepare(name),
);

/** Undefined when the user has no such job. */
export async function findLiveView(
  db: Executor,
  of: { userId: string; jobId: string; after: number },
): Promise<LiveView | undefined> {
  const [found] = await liveView(db).execute({ ...of });
  if (!found) return undefined;
  const { job, pieces, usage, attempt, stream } = found;
  return { overview: { job, pieces, usage }, attempt, stream };
}
