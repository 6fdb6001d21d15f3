import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Claim, Search, Source } from '../../core/contracts/research.ts';
import { users } from '../auth/accounts.table.ts';

/**
 * What one research brought, but for its sources. Jobs refer to it (`jobs.research_id`), and several may refer to the same
 * one. It never changes: a job that adds to it gets a new one.
 */
export const findings = pgTable(
  'findings',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    brief: text('brief').notNull(),
    summary: text('summary').notNull(),
    ledger: jsonb('ledger').$type<Claim[]>().notNull(),
    searches: jsonb('searches').$type<Search[]>().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('findings_of_user').on(table.userId)],
);

/** The text of a page or note, stored once for a user, however many sources refer to it. */
export const sourceTexts = pgTable(
  'source_texts',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the text, in hexadecimal. */
    hash: text('hash').notNull(),
    text: text('text').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

/** A page or note; quotes are checked against its text. */
export const sources = pgTable(
  'sources',
  {
    researchId: uuid('research_id')
      .notNull()
      .references(() => findings.id, { onDelete: 'cascade' }),
    /** `s1`, `s2`, ...: unique within the research. */
    id: text('id').notNull(),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    url: text('url'),
    site: text('site').notNull(),
    publishedAt: text('published_at'),
    retrievedAt: text('retrieved_at').notNull(),
    kind: text('kind').$type<Source['kind']>().notNull(),
    /** Whether its words are the brand's own. */
    ours: boolean('ours').notNull().default(false),
    license: text('license'),
    author: text('author'),
    language: text('language'),
    /** Other addresses of the same text. */
    also: jsonb('also').$type<string[]>().notNull().default([]),
    /** Which of the user's texts it is; the user is repeated from the research for that. */
    userId: text('user_id').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.researchId, table.id] }),
    foreignKey({
      name: 'sources_text',
      columns: [table.userId, table.hash],
      foreignColumns: [sourceTexts.userId, sourceTexts.hash],
    }).onDelete('cascade'),
    index('sources_of_text').on(table.userId, table.hash),
  ],
);
