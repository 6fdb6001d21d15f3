import * as client from 'openid-client';
import { logSecurity } from '../../platform/security-log.ts';
import type { Executor } from '../../storage/database.ts';
import { keepEndedToken } from '../hosted/hosted-users.store.ts';
import { jwtHash } from '../hosted/jwt-verifier.ts';
import { hashOfToken } from '../token-hash.ts';
import type { OidcContext, Origin } from './oidc-context.ts';
import { takeSignIn } from './sign-ins.store.ts';
import type { SignInRow } from './sign-ins.store.ts';

/**
 * Ends the sign-in of this browser: its access tokens stand for nobody from now on, here, while the issuer would let them
 * run out.
 *
 * @returns where the issuer ends its own sign-in, if it has such a place.
 */
export async function endSignIn(
  context: OidcContext,
  { cookie, bearer, origin }: { cookie: string | undefined; bearer: string | undefined; origin: Origin },
): Promise<string | null> {
  const { database, clock, logger } = context;
  const presented = bearer === undefined ? null : await context.verify(bearer);
  const row = await database.transaction(async (tx) => {
    const taken = cookie === undefined ? undefined : await takeSignIn(tx, hashOfToken(cookie));
    if (presented) await keepEndedToken(tx, presented.hash, { now: clock.now(), until: presented.expiresAt });
    if (taken) await endTokens(context, tx, taken);
    return taken;
  });
  if (!row) return null;
  const { address, requestId } = origin;
  logSecurity(logger, 'sign-in.ended', { userId: row.userId, address, requestId, what: 'signed out' });
  revoke(context, row);
  return endSessionAddress(context, row);
}

/** Ends what a sign-in that was taken from the database could still be used for. */
export async function endRow(context: OidcContext, row: SignInRow): Promise<void> {
  await endTokens(context, context.database.db, row);
  revoke(context, row);
}

async function endTokens({ clock, seal }: OidcContext, tx: Executor, row: SignInRow): Promise<void> {
  const present = seal.open(row.sealedAccessToken, row.id);
  const hashes = [...(present === null ? [] : [jwtHash(present)]), row.previousTokenHash];
  for (const hash of hashes) {
    // The one before ends earlier than the present one.
    if (hash !== null) await keepEndedToken(tx, hash, { now: clock.now(), until: row.accessExpiresAt });
  }
}

/** Tells the issuer that the refresh token will not be used any more. Nobody waits for that: here it is gone already. */
function revoke({ issuer, seal, logger }: OidcContext, row: SignInRow): void {
  const known = issuer.known();
  const token = row.sealedRefreshToken === null ? null : seal.open(row.sealedRefreshToken, row.id);
  if (!known?.metadata.revocation_endpoint || token === null) return;
  client.tokenRevocation(known.client, token, { token_type_hint: 'refresh_token' }).catch((error: unknown) => {
    logger.debug({ err: error }, 'the issuer did not take a refresh token back');
  });
}

function endSessionAddress({ issuer, seal, config }: OidcContext, row: SignInRow): string | null {
  const known = issuer.known();
  if (!known?.metadata.end_session_endpoint) return null;
  const idToken = row.sealedIdToken === null ? null : seal.open(row.sealedIdToken, row.id);
  return client.buildEndSessionUrl(known.client, {
    post_logout_redirect_uri: new URL('/', config.publicUrl).href,
    ...(idToken === null ? {} : { id_token_hint: idToken }),
  }).href;
}
