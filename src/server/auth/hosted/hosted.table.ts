import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Tokens of a hosted provider whose owner signed out before they end. */
export const endedTokens = pgTable(
  'ended_tokens',
  {
    /** SHA-256, base64url. */
    tokenHash: text('token_hash').primaryKey(),
    /** When the token ends anyway, and the row with it. */
    until: moment('until').notNull(),
  },
  (table) => [index('ended_tokens_by_end').on(table.until)],
);

/**
 * Deleted accounts of a hosted provider, as long as a token from before may live: with it nobody is made anew. The row
 * tells nothing of the person.
 */
export const endedAccounts = pgTable(
  'ended_accounts',
  {
    /** SHA-256 of provider and subject, base64url. */
    key: text('key').primaryKey(),
    /** Tokens made until then are refused. */
    endedAt: moment('ended_at').notNull(),
    /** When no token from before can be left. */
    until: moment('until').notNull(),
  },
  (table) => [index('ended_accounts_by_end').on(table.until)],
);
