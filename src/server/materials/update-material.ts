import type { Material } from '../../core/contracts/material.ts';
import { materialChange } from '../../core/contracts/material.ts';
import type { Principal } from '../auth/principal.ts';
import { checkStorage } from '../limits/check-storage.ts';
import { payerOf } from '../limits/payer.ts';
import { invalidInput, notFound } from '../platform/errors.ts';
import { isId } from '../platform/ids.ts';
import { parseInput } from '../platform/parse-input.ts';
import type { MaterialContext } from './material-context.ts';
import { keptText, titleOf } from './material-draft.ts';
import { lockMaterial, updateMaterialRow } from './materials.store.ts';
import { personaToName } from './may-keep.ts';
import { presentMaterial } from './present-material.ts';
import { whoseKept } from './whose-kept.ts';

/** Changes what is named and leaves the rest. Jobs that were researched before keep what they found. */
export async function updateMaterial(
  context: MaterialContext,
  { userId }: Principal,
  id: string,
  body: unknown,
): Promise<Material> {
  const { title, text, persona_id: personaId, ours } = parseInput(materialChange, body);
  if (!isId(id)) throw notFound('Material');
  return await context.database.transaction(async (tx) => {
    // A persona is locked before what belongs to her.
    const persona = await personaToName(tx, userId, personaId);
    const row = await lockMaterial(tx, userId, id);
    if (!row) throw notFound('Material');
    if (text !== undefined && row.kind !== 'note') {
      const message = 'Only the text of a note can be changed. Add the link or file anew.';
      throw invalidInput(message, [{ path: 'text', message }]);
    }
    const written = text === undefined ? null : keptText(text);
    const more = Buffer.byteLength(written?.text ?? row.text) - Buffer.byteLength(row.text);
    if (more > 0) {
      await checkStorage(tx, { payer: payerOf({ userId }), limit: context.limits.storageBytes, more });
    }
    const next = { ...row, ...written, personaId: personaId === undefined ? row.personaId : persona };
    const said = row.oursChosen ? row.ours : null;
    const change = {
      ...written,
      ...(await whoseKept(tx, next, ours === undefined ? said : ours)),
      title: title === undefined ? row.title : titleOf(title, next),
      personaId: next.personaId,
      updatedAt: context.clock.now(),
    };
    await updateMaterialRow(tx, userId, row.id, change);
    return presentMaterial({ ...row, ...change });
  });
}
