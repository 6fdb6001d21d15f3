import type { Persona } from '../../core/contracts/persona.ts';
import { personaInput } from '../../core/contracts/persona.ts';
import { MESSAGES } from '../../core/rules/messages.ts';
import type { Principal } from '../auth/principal.ts';
import { conflict } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import { parseInput } from '../platform/parse-input.ts';
import type { PersonaContext } from './persona-context.ts';
import { countPersonas, insertPersona, lockPersonas } from './personas.store.ts';
import { columnsOf } from './persona-columns.ts';
import { presentPersona } from './present-persona.ts';

/** @throws DomainError `conflict` when the user has as many personas as allowed. */
export async function createPersona(context: PersonaContext, principal: Principal, body: unknown): Promise<Persona> {
  const input = parseInput(personaInput, body);
  const now = context.clock.now();
  const row = {
    id: newId(),
    userId: principal.userId,
    ...columnsOf(input),
    createdAt: now,
    updatedAt: now,
  };
  await context.database.transaction(async (tx) => {
    const limit = context.limits.personas;
    if (limit !== null) {
      await lockPersonas(tx, principal.userId);
      if ((await countPersonas(tx, principal.userId)) >= limit) throw conflict(MESSAGES.personaLimit);
    }
    await insertPersona(tx, row);
  });
  return presentPersona(row);
}
