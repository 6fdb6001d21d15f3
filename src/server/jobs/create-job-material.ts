import type { z } from 'zod';
import type { JobMaterial, jobInput } from '../../core/contracts/job.ts';
import { guessOurs, isKeptOurs } from '../../core/rules/guess-ours.ts';
import { MATERIAL_LIMITS } from '../../core/rules/limits.ts';
import { holdMaterials } from '../materials/materials.store.ts';
import type { MaterialHead } from '../materials/materials.store.ts';
import { invalidInput } from '../platform/errors.ts';
import { isId } from '../platform/ids.ts';
import type { Executor } from '../storage/database.ts';
import type { JobMaterialRow } from './job-materials.store.ts';

type Brought = z.output<typeof jobInput>['material'][number];

/**
 * What the user brings along, kept material by its id. Material that is named twice is taken once.
 *
 * @throws invalid_input for material that is not the user's own, or too many files.
 */
export async function materialOfJob(
  tx: Executor,
  { userId, website }: { readonly userId: string; readonly website: string | null },
  brought: readonly Brought[],
): Promise<JobMaterialRow[]> {
  const ids = brought.flatMap(({ id }) => (id !== undefined && isId(id) ? [id] : []));
  const kept = new Map((await holdMaterials(tx, userId, ids)).map((material) => [material.id, material]));
  const rows = brought.map((item, index) => {
    const row =
      item.id === undefined ? sent(item, website) : keptRow(kept.get(item.id.toLowerCase()), { item, index, website });
    return { ...row, ours: item.ours ?? row.ours };
  });
  const once = rows.filter(
    ({ materialId }, index) =>
      materialId === null || rows.findIndex((other) => other.materialId === materialId) === index,
  );
  if (once.filter(({ kind }) => kind === 'file').length > MATERIAL_LIMITS.filesPerJob) {
    const message = `At most ${MATERIAL_LIMITS.filesPerJob} files in one project`;
    throw invalidInput(message, [{ path: 'material', message }]);
  }
  return once;
}

function sent({ title, text, url }: Brought, website: string | null): JobMaterialRow {
  const brought = { text: text ?? null, url: url ?? null };
  const kind = brought.url === null ? 'note' : 'link';
  return { kind, title: title || (url ?? ''), ...brought, materialId: null, ours: guessOurs(brought, website) };
}

/** Its text stays where it is kept. */
function keptRow(
  material: MaterialHead | undefined,
  { item, index, website }: { readonly item: Brought; readonly index: number; readonly website: string | null },
): JobMaterialRow {
  if (!material) {
    const message = 'This material does not exist any more. Please choose again.';
    throw invalidInput(message, [{ path: `material.${index}.id`, message }]);
  }
  return {
    kind: material.kind,
    title: item.title || material.title,
    text: null,
    url: material.url,
    materialId: material.id,
    ours: isKeptOurs({ ...material, chosen: material.oursChosen }, website),
  };
}

/** Links that research has to fetch: the text of kept ones is stored. */
export function linksToRead(materials: readonly JobMaterialRow[]): number {
  return materials.filter(({ kind, text, materialId }) => kind === 'link' && text === null && materialId === null)
    .length;
}

export function presentMaterial({ materialId, ...row }: JobMaterialRow): JobMaterial {
  return { material_id: materialId, ...row };
}
