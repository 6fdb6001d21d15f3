import type { StyleProfile } from '../../core/contracts/persona.ts';
import type { Principal } from '../auth/principal.ts';
import { payerOf } from '../limits/payer.ts';
import { checkTokensLeft } from '../usage/check-tokens-left.ts';
import { deriveStyleProfile } from './derive-style-profile.ts';
import type { StyleRequest } from './derive-style-profile.ts';
import type { PersonaContext } from './persona-context.ts';

/**
 * How texts sound, counted for the caller.
 *
 * @throws DomainError `too_many_requests` when a model would be asked and the caller's tokens of the day are used, and as
 *   `deriveStyleProfile` does.
 */
export async function describeStyle(
  context: PersonaContext,
  principal: Principal,
  request: Pick<StyleRequest, 'body' | 'signal'>,
): Promise<StyleProfile> {
  if (context.model) await checkTokensLeft(context, context.database.db, payerOf(principal));
  return await deriveStyleProfile(context, { ...request, meter: context.meters.ofUser(principal.userId) });
}
