import { and, count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { VOICE_LIMITS } from '../../core/rules/limits.ts';
import type { Executor } from '../storage/database.ts';
import { personas } from './personas.table.ts';

export type PersonaRow = typeof personas.$inferSelect;

/** Makes changes to the number of a user's personas wait for one another until the transaction ends. */
export async function lockPersonas(tx: Executor, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 1))`);
}

export async function countPersonas(db: Executor, userId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(personas).where(eq(personas.userId, userId));
  return row?.count ?? 0;
}

/** Newest first. */
export async function listPersonaRows(db: Executor, userId: string): Promise<PersonaRow[]> {
  return await db
    .select()
    .from(personas)
    .where(eq(personas.userId, userId))
    .orderBy(desc(personas.createdAt), desc(personas.id));
}

export async function findPersona(db: Executor, userId: string, id: string): Promise<PersonaRow | undefined> {
  const [row] = await db.select().from(personas).where(ownedBy(userId, id));
  return row;
}

/** As `findPersona`, and keeps it from being deleted until the transaction ends. */
export async function holdPersona(tx: Executor, userId: string, id: string): Promise<PersonaRow | undefined> {
  const [row] = await tx.select().from(personas).where(ownedBy(userId, id)).for('key share');
  return row;
}

/** The website of a persona, or those of all that the user has; empty where none is told. */
export async function listWebsites(db: Executor, userId: string, personaId: string | null): Promise<string[]> {
  const which = personaId === null ? eq(personas.userId, userId) : ownedBy(userId, personaId);
  const rows = await db
    .selectDistinct({ website: personas.website })
    .from(personas)
    .where(and(which, isNotNull(personas.website)));
  return rows.flatMap(({ website }) => website ?? []);
}

export async function insertPersona(tx: Executor, row: PersonaRow): Promise<void> {
  await tx.insert(personas).values(row);
}

export async function updatePersonaRow(
  db: Executor,
  userId: string,
  id: string,
  change: Omit<PersonaRow, 'id' | 'userId' | 'createdAt'>,
): Promise<PersonaRow | undefined> {
  const [row] = await db.update(personas).set(change).where(ownedBy(userId, id)).returning();
  return row;
}

/** Adds what the brand may say about itself, each fact once, as far as there is room. */
export async function addApprovedFacts(
  tx: Executor,
  userId: string,
  id: string,
  facts: readonly string[],
): Promise<void> {
  const [row] = await tx.select().from(personas).where(ownedBy(userId, id)).for('update');
  if (!row) return;
  const approvedFacts = [...new Set([...row.approvedFacts, ...facts])].slice(0, VOICE_LIMITS.approvedFacts);
  await tx.update(personas).set({ approvedFacts }).where(ownedBy(userId, id));
}

/** Whether there was one to delete. */
export async function deletePersonaRow(db: Executor, userId: string, id: string): Promise<boolean> {
  const rows = await db.delete(personas).where(ownedBy(userId, id)).returning({ id: personas.id });
  return rows.length > 0;
}

const ownedBy = (userId: string, id: string) => and(eq(personas.id, id), eq(personas.userId, userId));
