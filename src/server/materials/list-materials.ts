import type { Material } from '../../core/contracts/material.ts';
import { materialQuery } from '../../core/contracts/material.ts';
import type { Principal } from '../auth/principal.ts';
import { isId } from '../platform/ids.ts';
import { parseInput } from '../platform/parse-input.ts';
import type { MaterialContext } from './material-context.ts';
import { listMaterialHeads } from './materials.store.ts';
import { presentMaterial } from './present-material.ts';

/** What the caller keeps, newest first, without the texts. */
export async function listMaterials(
  context: MaterialContext,
  principal: Principal,
  query: unknown,
): Promise<Material[]> {
  const { persona_id: personaId } = parseInput(materialQuery, query);
  if (personaId !== undefined && !isId(personaId)) return [];
  const rows = await listMaterialHeads(context.database.db, principal.userId, personaId);
  return rows.map(presentMaterial);
}
