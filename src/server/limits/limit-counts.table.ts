import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../auth/accounts.table.ts';

/** How often something was done within the present window; counted here so that several processes agree. */
export const limitCounts = pgTable(
  'limit_counts',
  {
    /** What is counted and of whom: `sign-in 192.0.2.1`. */
    key: text('key').primaryKey(),
    /** Whose count it is, where that is an account's: it goes with the account. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    count: integer('count').notNull(),
    windowEndsAt: timestamp('window_ends_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('limit_counts_by_end').on(table.windowEndsAt), index('limit_counts_of_user').on(table.userId)],
);
