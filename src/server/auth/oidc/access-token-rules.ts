import type { JWTHeaderParameters, JWTPayload } from 'jose';

/** Asymmetric ones alone: with the others, whoever can verify a token can make one. */
export const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
] as const;

/** RFC 9068 names access tokens so. */
const ACCESS_TOKEN = /^(?:application\/)?at\+jwt$/i;

/** Where issuers tell which of their clients a token was given to: the standard's names, Entra ID's and Okta's. */
const CLIENT_CLAIMS = ['azp', 'client_id', 'appid', 'cid'];

/**
 * Whether a token of the issuer, made for the product's audience, is an access token that this product's own sign-in got.
 *
 * - An ID token is none: it tells who somebody is, and is handed around as no secret.
 * - Nor is a token that another client of the issuer got, though its audience fits: an audience is easily shared by many
 *   clients (Keycloak's `account` is in all its tokens), and each of them could act here for its users. Scripts have
 *   tokens of the product's own.
 */
export function isOwnAccessToken(
  { clientId, audience }: { clientId: string; audience: string },
  claims: JWTPayload,
  header: JWTHeaderParameters,
): boolean {
  if (CLIENT_CLAIMS.some((name) => claims[name] !== undefined && claims[name] !== clientId)) return false;
  const type = header.typ;
  if (type !== undefined && ACCESS_TOKEN.test(type)) return true;
  // Okta leaves the type out.
  if (type !== undefined && !/^jwt$/i.test(type)) return false;
  return !isIdToken(claims, audience === clientId);
}

function isIdToken(claims: JWTPayload, audienceIsClient: boolean): boolean {
  // Keycloak says it outright: Bearer, ID, Refresh, Logout.
  const kind = claims['typ'];
  if (kind !== undefined) return kind !== 'Bearer';
  if (['nonce', 'at_hash', 'c_hash', 'events'].some((name) => claims[name] !== undefined)) return true;
  // With an audience of its own an ID token cannot pass. With Entra ID client and audience may be one.
  return audienceIsClient && claims['scope'] === undefined && claims['scp'] === undefined;
}
