import { and, asc, count, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../storage/database.ts';
import { materials } from './materials.table.ts';

export type MaterialRow = typeof materials.$inferSelect;
/** Without the text, which can be long. */
export type MaterialHead = Omit<MaterialRow, 'text'>;

const { text: _text, ...headColumns } = getTableColumns(materials);

/** Makes what a user keeps wait for one another until the transaction ends; taken before a persona is held. */
export async function lockMaterials(tx: Executor, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 8))`);
}

export async function countMaterials(db: Executor, userId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(materials).where(eq(materials.userId, userId));
  return row?.count ?? 0;
}

/** Newest first; of one persona alone when `personaId` is given. */
export async function listMaterialHeads(db: Executor, userId: string, personaId?: string): Promise<MaterialHead[]> {
  return await db
    .select(headColumns)
    .from(materials)
    .where(and(eq(materials.userId, userId), personaId === undefined ? undefined : eq(materials.personaId, personaId)))
    .orderBy(desc(materials.createdAt), desc(materials.id));
}

export async function findMaterial(db: Executor, userId: string, id: string): Promise<MaterialRow | undefined> {
  const [row] = await db.select().from(materials).where(ownedBy(userId, id));
  return row;
}

/** As `findMaterial`, held until the transaction ends. */
export async function lockMaterial(tx: Executor, userId: string, id: string): Promise<MaterialRow | undefined> {
  const [row] = await tx.select().from(materials).where(ownedBy(userId, id)).for('update');
  return row;
}

/** Those of `ids` that are the user's own, kept from being deleted until the transaction ends. */
export async function holdMaterials(tx: Executor, userId: string, ids: readonly string[]): Promise<MaterialHead[]> {
  if (ids.length === 0) return [];
  return await tx
    .select(headColumns)
    .from(materials)
    .where(and(eq(materials.userId, userId), inArray(materials.id, [...ids])))
    .orderBy(asc(materials.id))
    .for('key share');
}

export async function insertMaterial(tx: Executor, row: MaterialRow): Promise<void> {
  await tx.insert(materials).values(row);
}

export async function updateMaterialRow(
  tx: Executor,
  userId: string,
  id: string,
  change: Partial<Omit<MaterialRow, 'id' | 'userId' | 'createdAt'>>,
): Promise<void> {
  await tx.update(materials).set(change).where(ownedBy(userId, id));
}

/** Whether there was one to delete. Jobs that name it stay, and name it no longer. */
export async function deleteMaterialRow(db: Executor, userId: string, id: string): Promise<boolean> {
  const rows = await db.delete(materials).where(ownedBy(userId, id)).returning({ id: materials.id });
  return rows.length > 0;
}

/** The persona is gone; what belonged to her is kept. */
export async function freeFromPersona(tx: Executor, userId: string, personaId: string): Promise<void> {
  await tx
    .update(materials)
    .set({ personaId: null })
    .where(and(eq(materials.userId, userId), eq(materials.personaId, personaId)));
}

const ownedBy = (userId: string, id: string) => and(eq(materials.id, id), eq(materials.userId, userId));
