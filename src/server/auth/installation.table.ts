import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What happened once to this installation, and is remembered whatever is deleted later. */
export const installation = pgTable('installation', {
  /** `set-up`: the first account was made. */
  name: text('name').primaryKey(),
  at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
});
