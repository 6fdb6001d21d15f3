import { personaInput } from '../../core/contracts/persona.ts';
import type { Principal } from '../auth/principal.ts';
import { hasScope } from '../auth/require-scope.ts';
import { columnsOf } from '../personas/persona-columns.ts';
import type { PersonaContext } from '../personas/persona-context.ts';
import { holdPersona, insertPersona, listPersonaRows, lockPersonas } from '../personas/personas.store.ts';
import { newId } from '../platform/ids.ts';
import type { Executor } from '../storage/database.ts';
import type { FinishedExample } from './finished-example.ts';

/**
 * The id of the user's persona of the example, made where there is none. Null where no further one may be made: the project
 * keeps a copy of its persona anyway.
 */
export async function personaForExample(
  { limits, clock }: Pick<PersonaContext, 'limits' | 'clock'>,
  tx: Executor,
  { principal, example }: { readonly principal: Principal; readonly example: FinishedExample },
): Promise<string | null> {
  const { userId } = principal;
  const columns = columnsOf(personaInput.parse(example.persona));
  await lockPersonas(tx, userId);
  const personas = await listPersonaRows(tx, userId);
  const same = personas.find(
    ({ name, businessDescription, toneVoice }) =>
      name === columns.name && businessDescription === columns.businessDescription && toneVoice === columns.toneVoice,
  );
  if (same) return (await holdPersona(tx, userId, same.id))?.id ?? null;
  const isFull = limits.personas !== null && personas.length >= limits.personas;
  if (isFull || !hasScope(principal, 'personas:write')) return null;
  const [id, at] = [newId(), clock.now()];
  await insertPersona(tx, { id, userId, ...columns, createdAt: at, updatedAt: at });
  return id;
}
