import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { jobs } from '../jobs/jobs.table.ts';
import type { ModelAnswer } from '../llm/model-answer.ts';

/** Answers of models that nothing has been made of yet: they go as soon as what they were asked for is saved. */
export const paidAnswers = pgTable(
  'paid_answers',
  {
    id: uuid('id').primaryKey(),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** The piece that it was asked for; null for research and plan, which a whole job shares. */
    outputId: uuid('output_id'),
    /** SHA-256 of the prompt, in hexadecimal digits. */
    question: text('question').notNull(),
    answer: jsonb('answer').$type<ModelAnswer>().notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('paid_answers_of_job').on(table.jobId, table.at)],
);
