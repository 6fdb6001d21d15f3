import type { Principal } from '../auth/principal.ts';
import { forgetPersona } from '../jobs/jobs.store.ts';
import { freeFromPersona } from '../materials/materials.store.ts';
import { notFound } from '../platform/errors.ts';
import { isId } from '../platform/ids.ts';
import type { PersonaContext } from './persona-context.ts';
import { deletePersonaRow } from './personas.store.ts';

/** Jobs keep the copy of the persona that they were written for; they and kept material no longer name it. */
export async function deletePersona(context: PersonaContext, principal: Principal, id: string): Promise<void> {
  if (!isId(id)) throw notFound('Persona');
  await context.database.transaction(async (tx) => {
    if (!(await deletePersonaRow(tx, principal.userId, id))) throw notFound('Persona');
    await freeFromPersona(tx, principal.userId, id);
    await forgetPersona(tx, principal.userId, id);
  });
}
