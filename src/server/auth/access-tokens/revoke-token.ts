import { notFound } from '../../platform/errors.ts';
import { isId } from '../../platform/ids.ts';
import { logSecurity } from '../../platform/security-log.ts';
import type { Principal } from '../principal.ts';
import { deleteTokenRow } from './access-tokens.store.ts';
import type { TokenContext } from './token-context.ts';

/**
 * The token stands for nobody from now on.
 *
 * @throws DomainError `not_found`, also for another user's token.
 */
export async function revokeToken(
  { database, logger }: TokenContext,
  { userId }: Principal,
  id: string,
): Promise<void> {
  if (!isId(id) || !(await deleteTokenRow(database.db, userId, id))) throw notFound('Access token');
  logSecurity(logger, 'access-token.revoked', { userId, what: id });
}
