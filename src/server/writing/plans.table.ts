import { jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { jobs } from '../jobs/jobs.table.ts';
import type { Plan, Writer } from './writer.ts';

/** Each writer has a plan of its own, since neither can write from the other's. */
export type PlansOfJob = Readonly<Partial<Record<Writer['id'], Plan>>>;

/** The plans of a job's pieces, kept so that a restart and later additions write from the same ones. */
export const plans = pgTable('plans', {
  jobId: uuid('job_id')
    .primaryKey()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  /** Older rows hold one plan alone. */
  plan: jsonb('plan').$type<PlansOfJob | Plan>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
});
