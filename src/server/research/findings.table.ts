import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Claim, Search, Source } from '../../core/contracts/research.ts';
import { jobs } from '../jobs/jobs.table.ts';

/** What research brought for a job, but for the sources' texts. */
export const findings = pgTable('findings', {
  jobId: uuid('job_id')
    .primaryKey()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  brief: text('brief').notNull(),
  summary: text('summary').notNull(),
  ledger: jsonb('ledger').$type<Claim[]>().notNull(),
  searches: jsonb('searches').$type<Search[]>().notNull().default([]),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
});

/** A page or note with the text that quotes are checked against. */
export const sources = pgTable(
  'sources',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** `s1`, `s2`, ...: unique within the job. */
    id: text('id').notNull(),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    url: text('url'),
    site: text('site').notNull(),
    publishedAt: text('published_at'),
    retrievedAt: text('retrieved_at').notNull(),
    kind: text('kind').$type<Source['kind']>().notNull(),
    license: text('license'),
    author: text('author'),
    language: text('language'),
    /** Other addresses of the same text. */
    also: jsonb('also').$type<string[]>().notNull().default([]),
    /** SHA-256 of the text, in hexadecimal. */
    hash: text('hash').notNull().default(''),
    text: text('text').notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.id] })],
);
