import type { Persona } from '../../core/contracts/persona.ts';
import type { Principal } from '../auth/principal.ts';
import { notFound } from '../platform/errors.ts';
import { isId } from '../platform/ids.ts';
import type { PersonaContext } from './persona-context.ts';
import { findPersona } from './personas.store.ts';
import { presentPersona } from './present-persona.ts';

export async function getPersona(context: PersonaContext, principal: Principal, id: string): Promise<Persona> {
  const row = isId(id) ? await findPersona(context.database.db, principal.userId, id) : undefined;
  if (!row) throw notFound('Persona');
  return presentPersona(row);
}
