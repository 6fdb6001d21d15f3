import { jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { jobs } from '../jobs/jobs.table.ts';
import type { Plan } from './writer.ts';

/** The plan of a job's pieces, kept so that a restart and later additions write from the same one. */
export const plans = pgTable('plans', {
  jobId: uuid('job_id')
    .primaryKey()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  plan: jsonb('plan').$type<Plan>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
});
