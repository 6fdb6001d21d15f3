import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Tone } from '../../core/rules/tones.ts';

/** Who speaks, to whom, in what voice. */
export const personas = pgTable(
  'personas',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    /** The target audience, one to five words. */
    businessDescription: text('business_description').notNull(),
    marketingObjectives: jsonb('marketing_objectives').$type<string[]>().notNull(),
    toneVoice: text('tone_voice').$type<Tone>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('personas_of_user').on(table.userId, table.createdAt.desc(), table.id.desc())],
);
