import { createHash } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import { logSecurity } from '../../platform/security-log.ts';
import type { Database } from '../../storage/database.ts';
import { personalOrganization } from '../organization.ts';
import type { Organization, Principal } from '../principal.ts';
import type { HostedIdentity } from './hosted-users.store.ts';
import { findHostedUser, lockIdentity, makeHostedUser, wasEndedSince } from './hosted-users.store.ts';
import type { VerifiedToken } from './jwt-verifier.ts';

export interface HostedContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** What the claims of a token tell of a person. */
export interface HostedProfile {
  readonly email: string;
  readonly name: string;
  /** Null where the provider knows of none: then everybody has their own. */
  readonly organization: Organization | null;
}

/**
 * The principal of a verified token. Whoever is seen for the first time gets an account.
 *
 * Null when its owner signed out with this token, or deleted the account after it was made.
 */
export async function principalOfToken(
  { database, clock, logger }: HostedContext,
  { provider, token, profile }: { provider: string; token: VerifiedToken; profile: HostedProfile },
): Promise<Principal | null> {
  const identity: HostedIdentity = { provider, subject: token.subject };
  const known = await findHostedUser(database.db, identity, token.hash);
  if (known?.ended) return null;
  const userId = known?.id ?? (await firstSeen());
  if (userId === null) return null;
  return { userId, ...profile, organization: profile.organization ?? personalOrganization(userId), scopes: null };

  async function firstSeen(): Promise<string | null> {
    const id = await database.transaction(async (tx) => {
      await lockIdentity(tx, identity);
      if (await wasEndedSince(tx, endedKey(identity), token.issuedAt)) return null;
      return await makeHostedUser(tx, identity, clock.now());
    });
    if (id === null) return null;
    logSecurity(logger, 'account.made', { userId: id, what: provider });
    return id;
  }
}

/** Names a deleted account without telling whose it was. */
export function endedKey({ provider, subject }: HostedIdentity): string {
  return createHash('sha256').update(`${provider}\n${subject}`).digest('base64url');
}
