import type { Material } from '../../core/contracts/material.ts';
import type { Principal } from '../auth/principal.ts';
import { newId } from '../platform/ids.ts';
import type { MaterialContext } from './material-context.ts';
import type { MaterialDraft } from './material-draft.ts';
import { insertMaterial, lockMaterials } from './materials.store.ts';
import { checkRoom, personaToName } from './may-keep.ts';
import { presentMaterial } from './present-material.ts';
import { whoseKept } from './whose-kept.ts';

/** Keeps what was drafted. @throws conflict at the limit, invalid_input for a persona that is not the caller's. */
export async function createMaterial(
  context: Pick<MaterialContext, 'database' | 'clock' | 'limits'>,
  { userId }: Principal,
  { ours, ...draft }: MaterialDraft,
): Promise<Material> {
  const now = context.clock.now();
  const row = { id: newId(), userId, ...draft, createdAt: now, updatedAt: now };
  return await context.database.transaction(async (tx) => {
    await lockMaterials(tx, userId);
    await checkRoom(context, tx, { userId, text: draft.text });
    const named = { ...row, personaId: await personaToName(tx, userId, draft.personaId) };
    const kept = { ...named, ...(await whoseKept(tx, named, ours)) };
    await insertMaterial(tx, kept);
    return presentMaterial(kept);
  });
}
