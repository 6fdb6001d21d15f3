import { bigint, boolean, index, integer, pgTable, real, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Calls under way in all processes of the installation, so that they keep to one limit together. */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: uuid('id').primaryKey(),
    /** Whom the call is made for; empty for the product itself. */
    payer: text('payer').notNull().default(''),
    /** Seconds that the payer had held places lately, as the process of the call knew. */
    used: real('used').notNull().default(0),
    /** Holds no place but looks for one: a row for each process that finds none. */
    waiting: boolean('waiting').notNull().default(false),
    /** The UTC day on which the call's tokens count. */
    day: text('day').notNull(),
    /** What the call is expected to use; counted until its true figure is known. */
    reservedTokens: integer('reserved_tokens').notNull(),
    /** The database's clock, renewed while the call lives: one that has fallen silent holds no place. */
    aliveAt: timestamp('alive_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('model_calls_alive').on(table.aliveAt)],
);

/** Tokens that the installation has used on a UTC day. */
export const modelDays = pgTable('model_days', {
  day: text('day').primaryKey(),
  tokens: bigint('tokens', { mode: 'number' }).notNull(),
});
