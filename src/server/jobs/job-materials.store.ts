import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { materials } from '../materials/materials.table.ts';
import type { Material } from '../research/reading/read-material.ts';
import { batchesOf } from '../storage/batches.ts';
import type { Executor } from '../storage/database.ts';
import type { JobRow } from './jobs.store.ts';
import { jobMaterials } from './jobs.table.ts';

/** What the user brought along for a job. */
export type JobMaterialRow = Omit<typeof jobMaterials.$inferSelect, 'jobId' | 'userId' | 'position'>;

export async function insertMaterials(
  tx: Executor,
  { id: jobId, userId }: Pick<JobRow, 'id' | 'userId'>,
  brought: readonly JobMaterialRow[],
): Promise<void> {
  if (brought.length === 0) return;
  await tx.insert(jobMaterials).values(brought.map((material, position) => ({ jobId, userId, position, ...material })));
}

/** A kept text can change until it is read; the one that was sent cannot. */
const textOfMaterial = sql<string | null>`coalesce(${materials.text}, ${jobMaterials.text})`;

/** As research reads it: kept material with its present text, or without one once it was deleted. */
export async function readMaterials(db: Executor, jobId: string): Promise<Material[]> {
  const rows = await db
    .select({
      position: jobMaterials.position,
      kind: jobMaterials.kind,
      title: jobMaterials.title,
      url: jobMaterials.url,
      ours: jobMaterials.ours,
      author: materials.author,
      publishedAt: materials.publishedAt,
      language: materials.language,
      bytes: sql`coalesce(octet_length(${textOfMaterial}), 0)`.mapWith(Number),
    })
    .from(jobMaterials)
    .leftJoin(materials, eq(materials.id, jobMaterials.materialId))
    .where(eq(jobMaterials.jobId, jobId))
    .orderBy(asc(jobMaterials.position));
  const read: Material[] = [];
  for (const batch of batchesOf(rows)) {
    const positions = batch.map(({ position }) => position);
    const texts = await readTexts(db, { jobId, positions });
    read.push(...batch.map(({ position, bytes: _bytes, ...row }) => ({ ...row, text: texts.get(position) ?? null })));
  }
  return read;
}

async function readTexts(
  db: Executor,
  { jobId, positions }: { readonly jobId: string; readonly positions: number[] },
): Promise<ReadonlyMap<number, string | null>> {
  const rows = await db
    .select({ position: jobMaterials.position, text: textOfMaterial })
    .from(jobMaterials)
    .leftJoin(materials, eq(materials.id, jobMaterials.materialId))
    .where(and(eq(jobMaterials.jobId, jobId), inArray(jobMaterials.position, positions)));
  return new Map(rows.map(({ position, text }) => [position, text]));
}
