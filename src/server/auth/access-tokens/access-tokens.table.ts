import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Scope } from '../../../core/rules/scopes.ts';
import { users } from '../accounts.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Tokens that people made for their scripts. Of the token itself only its hash is kept. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    scopes: jsonb('scopes').$type<Scope[]>().notNull(),
    /** SHA-256, base64url. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Its last characters, by which its owner tells it from others. */
    hint: text('hint').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Null never expires. */
    expiresAt: moment('expires_at'),
    /** To the hour; null as long as nobody used it. */
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('access_tokens_of_user').on(table.userId, table.createdAt.desc())],
);
