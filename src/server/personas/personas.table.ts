import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/accounts.table.ts';
import type { Tone } from '../../core/rules/tones.ts';

/** Who speaks, to whom, in what voice. */
export const personas = pgTable(
  'personas',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The target audience, one to five words. */
    businessDescription: text('business_description').notNull(),
    marketingObjectives: jsonb('marketing_objectives').$type<string[]>().notNull(),
    toneVoice: text('tone_voice').$type<Tone>().notNull(),
    /** BCP 47; null writes in the language of the topic. */
    language: text('language'),
    /** The name of the brand's website, as `siteName` writes it. */
    website: text('website'),
    bannedTerms: jsonb('banned_terms').$type<string[]>().notNull().default([]),
    requiredTerms: jsonb('required_terms').$type<string[]>().notNull().default([]),
    preferredTerms: jsonb('preferred_terms').$type<string[]>().notNull().default([]),
    approvedFacts: jsonb('approved_facts').$type<string[]>().notNull().default([]),
    voiceSamples: jsonb('voice_samples').$type<string[]>().notNull().default([]),
    styleProfile: text('style_profile').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('personas_of_user').on(table.userId, table.createdAt.desc(), table.id.desc())],
);
