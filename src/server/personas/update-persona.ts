import type { Persona } from '../../core/contracts/persona.ts';
import { personaInput } from '../../core/contracts/persona.ts';
import type { Principal } from '../auth/principal.ts';
import { notFound } from '../platform/errors.ts';
import { isId } from '../platform/ids.ts';
import { parseInput } from '../platform/parse-input.ts';
import type { PersonaContext } from './persona-context.ts';
import { updatePersonaRow } from './personas.store.ts';
import { columnsOf } from './persona-columns.ts';
import { presentPersona } from './present-persona.ts';

/** Replaces every field. Jobs keep the copy of the persona that they were written for. */
export async function updatePersona(
  context: PersonaContext,
  principal: Principal,
  id: string,
  body: unknown,
): Promise<Persona> {
  if (!isId(id)) throw notFound('Persona');
  const input = parseInput(personaInput, body);
  const row = await updatePersonaRow(context.database.db, principal.userId, id, {
    ...columnsOf(input),
    updatedAt: context.clock.now(),
  });
  if (!row) throw notFound('Persona');
  return presentPersona(row);
}
