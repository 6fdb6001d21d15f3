import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { DraftChange } from '../../core/contracts/live.ts';
import { jobs } from '../jobs/jobs.table.ts';

/** What is told of a job to those who look on; there is a row only for a job that somebody looked at. */
export const jobStreams = pgTable('job_streams', {
  jobId: uuid('job_id')
    .primaryKey()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  /** Names this stream: the numbers of another one, for the same job, mean nothing here. */
  epoch: text('epoch').notNull(),
  /** Of the newest event. It is raised in the transaction that writes the event, so numbers commit in their order. */
  lastSequence: integer('last_sequence').notNull(),
  /** The newest attempt at the job that has told its texts here: an older one, waking late, tells no more. */
  attempt: integer('attempt').notNull().default(0),
  /** Texts are written down only as long as somebody looks on. */
  watchedUntil: timestamp('watched_until', { withTimezone: true, mode: 'date' }).notNull(),
});

export const jobEvents = pgTable(
  'job_events',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobStreams.jobId, { onDelete: 'cascade' }),
    sequence: integer('sequence').notNull(),
    /** What was written; null says that the job has changed, which is read where it stands. */
    changes: jsonb('changes').$type<DraftChange[]>(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.sequence] })],
);
