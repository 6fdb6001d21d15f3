import { pgTable, text } from 'drizzle-orm/pg-core';

/** Secrets that all processes on one PostgreSQL share. The embedded database keeps none: there it is a file. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
