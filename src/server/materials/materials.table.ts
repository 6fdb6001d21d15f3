import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/accounts.table.ts';
import type { MaterialKind } from '../../core/contracts/material.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What a user keeps for later jobs: notes, links, files. Of a file only its text is kept. */
export const materials = pgTable(
  'materials',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null when it belongs to no persona, and once she was deleted. */
    personaId: uuid('persona_id'),
    kind: text('kind').$type<MaterialKind>().notNull(),
    title: text('title').notNull(),
    url: text('url'),
    fileName: text('file_name'),
    author: text('author'),
    publishedAt: text('published_at'),
    language: text('language'),
    text: text('text').notNull(),
    /** Length of `text` as a person counts it. */
    characters: integer('characters').notNull(),
    shortened: boolean('shortened').notNull(),
    /** Whether it is the brand's own: as the user says, else as was guessed when it was kept. */
    ours: boolean('ours').notNull().default(false),
    oursChosen: boolean('ours_chosen').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('materials_of_user').on(table.userId, table.createdAt.desc(), table.id.desc())],
);
