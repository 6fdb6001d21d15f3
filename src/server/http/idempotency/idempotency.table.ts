import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../auth/accounts.table.ts';
import { jobs } from '../../jobs/jobs.table.ts';
import { materials } from '../../materials/materials.table.ts';
import { personas } from '../../personas/personas.table.ts';

/**
 * Answers of successful calls by the key that the client gave. A row is written in the transaction that writes the
 * object, so that one is never there without the other, and goes when the object is deleted.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** SHA-256 of method, address and body. */
    requestHash: text('request_hash').notNull(),
    /** Null only within the transaction that makes the row. */
    status: integer('status'),
    body: text('body'),
    personaId: uuid('persona_id').references(() => personas.id, { onDelete: 'cascade' }),
    jobId: uuid('job_id').references(() => jobs.id, { onDelete: 'cascade' }),
    materialId: uuid('material_id').references(() => materials.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_by_age').on(table.createdAt),
    index('idempotency_keys_of_persona').on(table.personaId),
    index('idempotency_keys_of_job').on(table.jobId),
    index('idempotency_keys_of_material').on(table.materialId),
  ],
);
