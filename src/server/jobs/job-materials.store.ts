import { asc, eq } from 'drizzle-orm';
import { materials } from '../materials/materials.table.ts';
import type { Material } from '../research/reading/read-material.ts';
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

/** As research reads it: kept material with the text that stands where it is kept, or none once it was deleted. */
export async function readMaterials(db: Executor, jobId: string): Promise<Material[]> {
  const rows = await db
    .select({
      kind: jobMaterials.kind,
      title: jobMaterials.title,
      text: jobMaterials.text,
      url: jobMaterials.url,
      kept: {
        text: materials.text,
        author: materials.author,
        publishedAt: materials.publishedAt,
        language: materials.language,
      },
    })
    .from(jobMaterials)
    .leftJoin(materials, eq(materials.id, jobMaterials.materialId))
    .where(eq(jobMaterials.jobId, jobId))
    .orderBy(asc(jobMaterials.position));
  return rows.map(({ kept, text, ...row }) => ({
    ...row,
    text: kept?.text ?? text,
    author: kept?.author ?? null,
    publishedAt: kept?.publishedAt ?? null,
    language: kept?.language ?? null,
  }));
}
