import { MATERIAL_LIMITS } from '../../core/rules/limits.ts';
import { checkStorage } from '../limits/check-storage.ts';
import { payerOf } from '../limits/payer.ts';
import { holdPersona } from '../personas/personas.store.ts';
import { conflict, invalidInput } from '../platform/errors.ts';
import { isId } from '../platform/ids.ts';
import type { Executor } from '../storage/database.ts';
import type { MaterialContext } from './material-context.ts';
import { countMaterials } from './materials.store.ts';

/**
 * @param asked.text what is about to be kept, once it is known.
 * @throws conflict when the user keeps as much as allowed.
 */
export async function checkRoom(
  { limits }: Pick<MaterialContext, 'limits'>,
  db: Executor,
  { userId, text = '' }: { readonly userId: string; readonly text?: string },
): Promise<void> {
  await checkStorage(db, { payer: payerOf({ userId }), limit: limits.storageBytes, more: Buffer.byteLength(text) });
  if ((await countMaterials(db, userId)) < MATERIAL_LIMITS.kept) return;
  throw conflict(`You keep ${MATERIAL_LIMITS.kept} notes, links and files already. Delete one to add another.`);
}

/**
 * The persona that material shall belong to, if any. Inside a transaction she is then kept from being deleted.
 *
 * @throws invalid_input unless she is the user's own.
 */
export async function personaToName(
  db: Executor,
  userId: string,
  id: string | null | undefined,
): Promise<string | null> {
  if (id === null || id === undefined) return null;
  const persona = isId(id) ? await holdPersona(db, userId, id) : undefined;
  if (persona) return persona.id;
  const message = 'This persona does not exist. Please choose another one.';
  throw invalidInput(message, [{ path: 'persona_id', message }]);
}
