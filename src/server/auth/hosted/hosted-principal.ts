import { createHash } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import { DomainError } from '../../platform/errors.ts';
import { logSecurity } from '../../platform/security-log.ts';
import type { Database, Executor } from '../../storage/database.ts';
import { isSetUp, lockSignUp, markSetUp } from '../accounts.store.ts';
import { personalOrganization } from '../organization.ts';
import type { Organization, Principal } from '../principal.ts';
import type { SignUpPolicy } from '../sign-up-policy.ts';
import type { HostedIdentity } from './hosted-users.store.ts';
import { findHostedUser, lockIdentity, makeHostedUser, wasEndedSince } from './hosted-users.store.ts';
import type { VerifiedToken } from './jwt-verifier.ts';

export interface HostedContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  /** `closed` lets nobody in but the first, and who has an account already. */
  readonly signUp: SignUpPolicy;
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
  { database, clock, logger, signUp }: HostedContext,
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
      if (signUp === 'closed') await assertFirst(tx);
      const now = clock.now();
      await markSetUp(tx, now);
      return await makeHostedUser(tx, identity, now);
    });
    if (id === null) return null;
    logSecurity(logger, 'account.made', { userId: id, what: provider });
    return id;
  }
}

/** Whether somebody who was never seen may come in now. */
export async function hostedSignUpOpen({ signUp, database }: Pick<HostedContext, 'signUp' | 'database'>) {
  return signUp === 'open' || !(await isSetUp(database.db));
}

async function assertFirst(tx: Executor): Promise<void> {
  await lockSignUp(tx);
  if (!(await isSetUp(tx))) return;
  throw new DomainError('forbidden', 'New accounts are closed here. Ask the person who runs this Manifold for one.');
}

/** Names a deleted account without telling whose it was. */
export function endedKey({ provider, subject }: HostedIdentity): string {
  return createHash('sha256').update(`${provider}\n${subject}`).digest('base64url');
}
