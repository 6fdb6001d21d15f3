import { bigint, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/accounts.table.ts';
import type { FailureKind } from '../llm/model-failure.ts';
import type { UseCase } from '../llm/use-cases.ts';
import { jobs } from '../jobs/jobs.table.ts';

/**
 * Every call to a model that is charged for, or may be. It outlives its job and persona, since the money is spent, but not
 * the account; it holds no word of any text. `persona_name` is the one personal thing in it that outlives what it names: the usage report tells
 * a deleted persona's figures under its last name.
 */
export const usageCalls = pgTable(
  'usage_calls',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for a call that belongs to no job, such as the description of a persona's voice. */
    jobId: uuid('job_id'),
    /** Null for what a whole job shares: its research and its plan. */
    outputId: uuid('output_id'),
    personaId: uuid('persona_id'),
    /** As it was called at the call. */
    personaName: text('persona_name'),
    useCase: text('use_case').$type<UseCase>().notNull(),
    provider: text('provider').notNull(),
    vendor: text('vendor').notNull(),
    model: text('model').notNull(),
    /** As the vendor counted them; null where it did not tell. */
    inputTokens: integer('input_tokens'),
    cachedInputTokens: integer('cached_input_tokens'),
    cacheWriteTokens: integer('cache_write_tokens'),
    outputTokens: integer('output_tokens'),
    /** Millionths of a millionth of a US dollar, so that no token's price is rounded; null where it is not known. */
    costPicos: bigint('cost_picos', { mode: 'number' }),
    /** Null for a whole answer. */
    failure: text('failure').$type<FailureKind>(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('usage_calls_of_user').on(table.userId, table.at), index('usage_calls_of_job').on(table.jobId)],
);

/** The sums of a job's calls, kept beside them because every list of jobs shows them. */
export const usageJobs = pgTable('usage_jobs', {
  jobId: uuid('job_id')
    .primaryKey()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  calls: integer('calls').notNull(),
  inputTokens: bigint('input_tokens', { mode: 'number' }).notNull(),
  cachedInputTokens: bigint('cached_input_tokens', { mode: 'number' }).notNull(),
  outputTokens: bigint('output_tokens', { mode: 'number' }).notNull(),
  uncountedCalls: integer('uncounted_calls').notNull(),
  /** As the limit of a project counts them: tokens that were told, and those expected where a vendor did not tell. */
  limitTokens: bigint('limit_tokens', { mode: 'number' }).notNull(),
  costPicos: bigint('cost_picos', { mode: 'number' }).notNull(),
  unpricedCalls: integer('unpriced_calls').notNull(),
});

/**
 * The sums of a user's calls by month (UTC) and persona, for the usage report. The trigger `usage_calls_summed` raises them with
 * each call that is written, in the same transaction.
 */
export const usageMonths = pgTable(
  'usage_months',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As `2026-11`. */
    month: text('month').notNull(),
    personaId: uuid('persona_id'),
    /** As the persona was called at the last call. */
    personaName: text('persona_name'),
    lastAt: timestamp('last_at', { withTimezone: true, mode: 'date' }).notNull(),
    jobs: integer('jobs').notNull(),
    pieces: integer('pieces').notNull(),
    calls: integer('calls').notNull(),
    inputTokens: bigint('input_tokens', { mode: 'number' }).notNull(),
    cachedInputTokens: bigint('cached_input_tokens', { mode: 'number' }).notNull(),
    outputTokens: bigint('output_tokens', { mode: 'number' }).notNull(),
    uncountedCalls: integer('uncounted_calls').notNull(),
    costPicos: bigint('cost_picos', { mode: 'number' }).notNull(),
    unpricedCalls: integer('unpriced_calls').notNull(),
  },
  (table) => [unique('usage_months_once').on(table.userId, table.month, table.personaId).nullsNotDistinct()],
);

/** The projects and pieces that `usage_months` has counted, so that each counts once. */
export const usageMonthWork = pgTable(
  'usage_month_work',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    month: text('month').notNull(),
    personaId: uuid('persona_id'),
    jobId: uuid('job_id'),
    /** Null in the row that stands for the project. */
    outputId: uuid('output_id'),
  },
  (table) => [
    unique('usage_month_work_once')
      .on(table.userId, table.month, table.personaId, table.jobId, table.outputId)
      .nullsNotDistinct(),
  ],
);
