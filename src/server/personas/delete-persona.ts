import type { Principal } from '../auth/principal.ts';
import { notFound } from '../platform/errors.ts';
import { isId } from '../platform/ids.ts';
import type { PersonaContext } from './persona-context.ts';
import { deletePersonaRow } from './personas.store.ts';

/** Jobs keep the copy of the persona that they were written for. */
export async function deletePersona(context: PersonaContext, principal: Principal, id: string): Promise<void> {
  const deleted = isId(id) && (await deletePersonaRow(context.database.db, principal.userId, id));
  if (!deleted) throw notFound('Persona');
}
