import { randomBytes } from 'node:crypto';
import * as client from 'openid-client';
import { logSecurity } from '../../platform/security-log.ts';
import { keepEndedToken } from '../hosted/hosted-users.store.ts';
import { jwtHash } from '../hosted/jwt-verifier.ts';
import type { VerifiedToken } from '../hosted/jwt-verifier.ts';
import { hashOfToken } from '../token-hash.ts';
import { readStart } from './begin-sign-in.ts';
import { verifyIssued } from './issued-tokens.ts';
import type { Issued } from './issued-tokens.ts';
import { audienceParameters } from './issuer-parameters.ts';
import type { DiscoveredIssuer } from './issuer.ts';
import { endRow } from './end-sign-in.ts';
import { MOST_SIGN_INS, SIGN_IN_MS } from './oidc-context.ts';
import type { OidcContext, Origin } from './oidc-context.ts';
import { personOf } from './profile.ts';
import type { Person } from './profile.ts';
import { insertSignIn, takeSignIn, takeSurplus } from './sign-ins.store.ts';
import { SignInTrouble, troubleOf } from './sign-in-trouble.ts';

export interface FinishedSignIn {
  /** The value of the cookie that the browser keeps. */
  readonly cookie: string;
  readonly seconds: number;
}

export interface Return {
  /** The query that the issuer sent the browser back with, `?` included. */
  readonly query: string;
  /** What the browser kept of the beginning. */
  readonly kept: string | undefined;
  /** The cookie of a sign-in that this one takes the place of. */
  readonly before: string | undefined;
  readonly origin: Origin;
}

/**
 * Takes somebody in who comes back from the issuer.
 *
 * @throws SignInTrouble
 */
export async function finishSignIn(context: OidcContext, back: Return): Promise<FinishedSignIn> {
  const { database, clock, logger } = context;
  const start = readStart(context, back.kept);
  const address = new URL(`${context.config.redirectUri}${back.query}`);
  if (!start || address.searchParams.get('state') !== start.state) {
    throw new SignInTrouble('expired', 'the browser came back without the beginning of this sign-in');
  }
  const discovered = await context.issuer.discovered().catch((error: unknown) => {
    throw troubleOf(error);
  });
  const issued = await exchange(context, discovered, address, start);
  const token = await verifyIssued(context, issued);
  const principal = await context.principalOf(token);
  if (!principal) throw new SignInTrouble('refused', 'the access token is from before the account was deleted');

  const now = clock.now();
  const cookie = randomBytes(32).toString('base64url');
  const id = hashOfToken(cookie);
  const person = await whoIs(discovered, issued, token);
  const expiresAt = issued.refresh_token ? new Date(now.getTime() + SIGN_IN_MS) : token.expiresAt;
  const seal = (text: string | undefined) => (text === undefined ? null : context.seal.close(text, id));
  await insertSignIn(database.db, {
    id,
    userId: principal.userId,
    sealedRefreshToken: seal(issued.refresh_token),
    sealedAccessToken: context.seal.close(issued.access_token, id),
    accessExpiresAt: token.expiresAt,
    previousTokenHash: await replace(context, back.before, principal.userId),
    sealedIdToken: seal(issued.id_token),
    sealedProfile: context.seal.close(JSON.stringify(person), id),
    ipAddress: back.origin.address,
    userAgent: back.origin.userAgent?.slice(0, 300) ?? null,
    createdAt: now,
    updatedAt: now,
    expiresAt,
  });
  for (const row of await takeSurplus(database.db, principal.userId, MOST_SIGN_INS)) await endRow(context, row);
  const { address: from, requestId } = back.origin;
  logSecurity(logger, 'sign-in.opened', { userId: principal.userId, address: from, requestId, what: 'oidc' });
  return { cookie, seconds: (expiresAt.getTime() - now.getTime()) / 1000 };
}

async function exchange(
  { config }: OidcContext,
  discovered: DiscoveredIssuer,
  address: URL,
  start: { state: string; nonce: string; verifier: string },
): Promise<Issued> {
  try {
    return await client.authorizationCodeGrant(
      discovered.client,
      address,
      {
        expectedState: start.state,
        expectedNonce: start.nonce,
        pkceCodeVerifier: start.verifier,
        idTokenExpected: true,
      },
      audienceParameters(config),
    );
  } catch (error) {
    throw troubleOf(error);
  }
}

/** From the ID token, else the access token, else by asking; some issuers tell names on request alone. */
async function whoIs(
  { client: issuer, metadata }: DiscoveredIssuer,
  issued: Issued,
  token: VerifiedToken,
): Promise<Person> {
  const idToken = issued.claims();
  const known = personOf({ ...token.claims, ...idToken });
  if ((known.name && known.email) || !idToken || !metadata.userinfo_endpoint) return known;
  try {
    const asked = personOf(await client.fetchUserInfo(issuer, issued.access_token, idToken.sub));
    return { name: known.name || asked.name, email: known.email || asked.email };
  } catch {
    // Tokens for the product's audience need not open the issuer's own endpoint. A name is nothing to fail for.
    return known;
  }
}

/**
 * Ends the sign-in that this browser had. Its token is left to the other tabs for its last minutes when it is the same
 * person's, and ends with this sign-in at the latest.
 */
async function replace({ database, clock, seal }: OidcContext, before: string | undefined, userId: string) {
  if (before === undefined) return null;
  const row = await takeSignIn(database.db, hashOfToken(before));
  const token = row && seal.open(row.sealedAccessToken, row.id);
  if (!row || !token) return null;
  const hash = jwtHash(token);
  if (row.userId === userId) return hash;
  await keepEndedToken(database.db, hash, { now: clock.now(), until: row.accessExpiresAt });
  return null;
}
