import type { PersonaStatus } from '../../core/contracts/persona.ts';
import type { Principal } from '../auth/principal.ts';
import type { PersonaContext } from './persona-context.ts';
import { countPersonas } from './personas.store.ts';

/** How many personas the caller has and may still create. */
export async function personaStatus(context: PersonaContext, principal: Principal): Promise<PersonaStatus> {
  const count = await countPersonas(context.database.db, principal.userId);
  const limit = context.limits.personas;
  const remaining = limit === null ? null : Math.max(0, limit - count);
  return { count, limit, remaining, can_create: remaining === null || remaining > 0 };
}
