import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * By how many bytes the stored texts of a user grew or shrank. The sum is what is stored. Triggers named
 * `<table>_stored` write a row with each change of a counted table, in its transaction. Rows are only added, so that
 * nobody waits for anybody; a check replaces many by their sum. Without a foreign key, since that would lock the account
 * after its jobs.
 */
export const storageChanges = pgTable(
  'storage_changes',
  {
    userId: text('user_id').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
  },
  (table) => [index('storage_changes_of_user').on(table.userId, table.bytes)],
);
