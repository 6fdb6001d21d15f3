import { ACCESS_TOKEN_PREFIX } from '../../../core/rules/scopes.ts';
import type { Clock } from '../../platform/clock.ts';
import { isUnavailable } from '../../storage/database-error.ts';
import type { Database } from '../../storage/database.ts';
import type { AuthProvider } from '../auth-provider.ts';
import { personalOrganization } from '../organization.ts';
import type { Principal } from '../principal.ts';
import { hashOfToken } from '../token-hash.ts';
import { findTokenBearer, keepLastUse } from './access-tokens.store.ts';
import type { TokenBearer } from './access-tokens.store.ts';
import { isTokenText } from './token-text.ts';

const HOUR_MS = 60 * 60 * 1000;

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
  /** Where addresses are confirmed by mail, tokens of an unconfirmed one stand for nobody. */
  readonly confirmsAddresses: boolean;
}

/** The provider, which from now on also knows the tokens that people made for their scripts. */
export function withAccessTokens(
  provider: AuthProvider,
  { database, clock }: Omit<Parts, 'confirmsAddresses'>,
): AuthProvider {
  const parts = { database, clock, confirmsAddresses: provider.publicConfig.mail };
  return {
    ...provider,
    authenticate: (token) =>
      token.startsWith(ACCESS_TOKEN_PREFIX) ? principalOfToken(parts, token) : provider.authenticate(token),
  };
}

async function principalOfToken(
  { database, clock, confirmsAddresses }: Parts,
  token: string,
): Promise<Principal | null> {
  if (!isTokenText(token)) return null;
  const now = clock.now();
  const bearer = await findTokenBearer(database.db, hashOfToken(token), now);
  if (!bearer || (confirmsAddresses && !bearer.isConfirmed)) return null;
  await takeDownUse(database, bearer, now);
  const { userId, email, name, scopes } = bearer;
  const organization = { ...personalOrganization(userId), permissions: scopes };
  return { userId, email: email ?? '', name, organization, scopes };
}

/** Once an hour, so that calls side by side do not write one after the other to the same row. */
async function takeDownUse({ db }: Database, { tokenId, lastUsedAt }: TokenBearer, now: Date): Promise<void> {
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  if (lastUsedAt && lastUsedAt >= hour) return;
  try {
    await keepLastUse(db, tokenId, hour);
  } catch (error) {
    // A database that only reads right now still answers.
    if (!isUnavailable(error)) throw error;
  }
}
