import type { Principal } from '../auth/principal.ts';
import { notFound } from '../platform/errors.ts';
import { isId } from '../platform/ids.ts';
import type { MaterialContext } from './material-context.ts';
import { deleteMaterialRow } from './materials.store.ts';

/** Jobs that were made with it keep what they found in it. */
export async function deleteMaterial(context: MaterialContext, principal: Principal, id: string): Promise<void> {
  const gone = isId(id) && (await deleteMaterialRow(context.database.db, principal.userId, id));
  if (!gone) throw notFound('Material');
}
