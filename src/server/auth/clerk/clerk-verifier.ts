import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import type { Clock } from '../../platform/clock.ts';
import { createJwtVerifier } from '../hosted/jwt-verifier.ts';
import type { VerifyJwt } from '../hosted/jwt-verifier.ts';
import { CLERK_ALGORITHM } from './clerk-keys.ts';

/** Clocks of two machines may be that far apart. */
const TOLERANCE_MS = 30_000;

export interface ClerkRules {
  readonly keys: JWTVerifyGetKey;
  readonly frontendApi: string;
  /** The product's own: a token says in `azp` whose pages it was made for. */
  readonly origins: readonly string[];
  readonly clock: Clock;
}

/**
 * Verifies the session tokens of one Clerk application, made for pages of this product.
 *
 * A token without `azp` is refused, too. Clerk leaves it out where a request for a token came without an Origin: from a
 * phone, from a server with the secret key. Pages of ours always send one, so such a token was not made for them, and
 * scripts have access tokens of the product.
 */
export function createClerkVerifier({ keys, frontendApi, origins, clock }: ClerkRules): VerifyJwt {
  return createJwtVerifier({
    keys,
    algorithms: [CLERK_ALGORITHM],
    issuer: frontendApi,
    // Session tokens name none; `azp` stands in its place.
    audience: null,
    type: 'JWT',
    // Only session tokens have a `sid`: what is made from a JWT template for another service opens nothing here.
    required: ['sid', 'nbf', 'azp'],
    accepts: (claims) => isOfSession(claims) && isMadeBy(claims, clock) && isForOneOf(origins, claims),
    clock,
  });
}

/** A pending session still owes something, such as a second factor or the choice of an organisation. */
function isOfSession({ sid, sts }: JWTPayload): boolean {
  return typeof sid === 'string' && sid !== '' && (sts === undefined || sts === 'active');
}

function isMadeBy({ iat = Infinity }: JWTPayload, clock: Clock): boolean {
  return iat * 1000 <= clock.now().getTime() + TOLERANCE_MS;
}

function isForOneOf(origins: readonly string[], { azp }: JWTPayload): boolean {
  return typeof azp === 'string' && origins.includes(azp);
}
