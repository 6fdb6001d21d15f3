import type { NewAccessToken } from '../../../core/contracts/access-token.ts';
import { accessTokenInput } from '../../../core/contracts/access-token.ts';
import { ACCESS_TOKEN_LIMITS } from '../../../core/rules/scopes.ts';
import { conflict } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { parseInput } from '../../platform/parse-input.ts';
import { logSecurity } from '../../platform/security-log.ts';
import type { Principal } from '../principal.ts';
import { hashOfToken } from '../token-hash.ts';
import { countTokens, insertToken, lockTokens } from './access-tokens.store.ts';
import { presentToken } from './present-token.ts';
import type { TokenContext } from './token-context.ts';
import { makeTokenText } from './token-text.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const HINT_LENGTH = 4;

/**
 * Makes a token for scripts. The answer is the one place where it can be read.
 *
 * @throws DomainError `conflict` when the user has as many tokens as allowed.
 */
export async function createToken(
  { database, clock, logger }: TokenContext,
  { userId }: Principal,
  body: unknown,
): Promise<NewAccessToken> {
  const { name, scopes, expires_in_days: days } = parseInput(accessTokenInput, body);
  const createdAt = clock.now();
  const token = makeTokenText();
  const row = {
    id: newId(),
    userId,
    name,
    scopes,
    tokenHash: hashOfToken(token),
    hint: token.slice(-HINT_LENGTH),
    createdAt,
    expiresAt: days === null ? null : new Date(createdAt.getTime() + days * DAY_MS),
    lastUsedAt: null,
  };
  await database.transaction(async (tx) => {
    await lockTokens(tx, userId);
    if ((await countTokens(tx, userId)) >= ACCESS_TOKEN_LIMITS.perUser) {
      throw conflict(`You have ${ACCESS_TOKEN_LIMITS.perUser} access tokens already. Revoke one that you do not need.`);
    }
    await insertToken(tx, row);
  });
  logSecurity(logger, 'access-token.made', { userId, what: row.id });
  return { ...presentToken(row), token };
}
