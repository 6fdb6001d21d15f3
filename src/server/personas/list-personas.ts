import type { Persona } from '../../core/contracts/persona.ts';
import type { Principal } from '../auth/principal.ts';
import type { PersonaContext } from './persona-context.ts';
import { listPersonaRows } from './personas.store.ts';
import { presentPersona } from './present-persona.ts';

/** The caller's personas, newest first. */
export async function listPersonas(context: PersonaContext, principal: Principal): Promise<Persona[]> {
  const rows = await listPersonaRows(context.database.db, principal.userId);
  return rows.map(presentPersona);
}
