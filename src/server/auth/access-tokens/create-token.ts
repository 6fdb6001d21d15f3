import type { NewAccessToken } from '../../../core/contracts/access-token.ts';
import { accessTokenInput } from '../../../core/contracts/access-token.ts';
import { MESSAGES } from '../../../core/rules/messages.ts';
import { ACCESS_TOKEN_LIMITS } from '../../../core/rules/scopes.ts';
import { DomainError, conflict } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { parseInput } from '../../platform/parse-input.ts';
import { logSecurity } from '../../platform/security-log.ts';
import type { Principal } from '../principal.ts';
import { hashOfToken } from '../token-hash.ts';
import { countTokens, deleteTokenRow, insertToken, lockTokens } from './access-tokens.store.ts';
import { presentToken } from './present-token.ts';
import type { TokenContext } from './token-context.ts';
import { makeTokenText } from './token-text.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const HINT_LENGTH = 4;

interface NewTokenCall {
  readonly body: unknown;
  /** Asks again whether the caller is signed in. */
  readonly isStillSignedIn: () => Promise<boolean>;
}

/**
 * Makes a token for scripts. The answer is the one place where it can be read.
 *
 * @throws DomainError `conflict` when the user has as many tokens as allowed, `unauthenticated` when the sign-in has ended
 *   meanwhile: what ends all sign-ins and tokens must not be survived by a token that was being made.
 */
export async function createToken(
  { database, clock, logger }: TokenContext,
  { userId }: Principal,
  { body, isStillSignedIn }: NewTokenCall,
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
  if (!(await isStillSignedIn())) {
    await deleteTokenRow(database.db, userId, row.id);
    throw new DomainError('unauthenticated', MESSAGES.authenticationRequired);
  }
  logSecurity(logger, 'access-token.made', { userId, what: row.id });
  return { ...presentToken(row), token };
}
