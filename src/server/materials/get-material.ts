import type { MaterialWithText } from '../../core/contracts/material.ts';
import type { Principal } from '../auth/principal.ts';
import { notFound } from '../platform/errors.ts';
import { isId } from '../platform/ids.ts';
import type { MaterialContext } from './material-context.ts';
import { findMaterial } from './materials.store.ts';
import { presentWithText } from './present-material.ts';

export async function getMaterial(
  context: MaterialContext,
  principal: Principal,
  id: string,
): Promise<MaterialWithText> {
  const row = isId(id) ? await findMaterial(context.database.db, principal.userId, id) : undefined;
  if (!row) throw notFound('Material');
  return presentWithText(row);
}
