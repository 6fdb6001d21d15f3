import { errors, jwtVerify } from 'jose';
import type { JWTHeaderParameters, JWTPayload, JWTVerifyGetKey, JWTVerifyOptions } from 'jose';
import type { Clock } from '../../platform/clock.ts';
import { DomainError } from '../../platform/errors.ts';
import { hashOfToken } from '../token-hash.ts';

/** Clocks of two machines may be that far apart, in seconds. */
const CLOCK_TOLERANCE = 30;

/** Longer tokens are nobody's, and would cost before they are refused. */
const LONGEST_TOKEN = 16_384;

/** As OpenID Connect bounds subjects. */
const LONGEST_SUBJECT = 255;

/** Verified tokens that are remembered, since a signature costs a third of a millisecond to verify. */
const REMEMBERED = 5_000;

/** A key that the provider has withdrawn is good for nothing after that time. */
const REMEMBERED_MS = 5 * 60 * 1000;

export interface JwtRules {
  readonly keys: JWTVerifyGetKey;
  readonly algorithms: readonly string[];
  readonly issuer: string;
  /** Null where the provider's tokens name none; then `accepts` has to tell whom they were made for. */
  readonly audience: string | null;
  /** Claims that have to be there beside `exp`, `iat` and `sub`. */
  readonly required?: readonly string[];
  /** The value of the header's `typ`, where it is told. */
  readonly type?: string;
  /** What else the claims have to say. */
  readonly accepts?: (claims: JWTPayload, header: JWTHeaderParameters) => boolean;
  readonly clock: Clock;
}

export interface VerifiedToken {
  /** By `jwtHash`. */
  readonly hash: string;
  readonly subject: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
  readonly claims: JWTPayload;
}

/** Null for a token that stands for nobody. */
export type VerifyJwt = (token: string) => Promise<VerifiedToken | null>;

/**
 * What a token is known by when it is ended: the hash of what is signed. A signature can be written in several ways
 * (spare bits of its last character, the other root of an elliptic curve), and each of them is the same token.
 */
export function jwtHash(token: string): string {
  return hashOfToken(token.slice(0, Math.max(0, token.lastIndexOf('.'))));
}

/**
 * Verifies tokens of a hosted provider: signature by a key of the provider's own, fixed algorithms, issuer, audience,
 * times and claims. A verified token is remembered by its hash until it ends, for five minutes at most.
 *
 * The function that it returns throws DomainError `unavailable` while the provider's keys cannot be had.
 */
export function createJwtVerifier(rules: JwtRules): VerifyJwt {
  const remembered = new Map<string, { token: VerifiedToken; until: number }>();

  return async (token) => {
    if (token.length > LONGEST_TOKEN) return null;
    const whole = hashOfToken(token);
    const now = rules.clock.now();
    const known = remembered.get(whole);
    if (known && known.until > now.getTime()) return known.token;
    remembered.delete(whole);
    const claims = await claimsOf(token, rules, now);
    const verified = claims && verifiedToken(jwtHash(token), claims, now);
    if (!verified) return null;
    const [oldest] = remembered.keys();
    if (oldest !== undefined && remembered.size >= REMEMBERED) remembered.delete(oldest);
    const until = Math.min(verified.expiresAt.getTime(), now.getTime() + REMEMBERED_MS);
    remembered.set(whole, { token: verified, until });
    return verified;
  };
}

async function claimsOf(token: string, rules: JwtRules, now: Date): Promise<JWTPayload | null> {
  const options: JWTVerifyOptions = {
    algorithms: [...rules.algorithms],
    issuer: rules.issuer,
    ...(rules.audience === null ? {} : { audience: rules.audience }),
    ...(rules.type === undefined ? {} : { typ: rules.type }),
    requiredClaims: ['exp', 'iat', 'sub', ...(rules.required ?? [])],
    clockTolerance: CLOCK_TOLERANCE,
    currentDate: now,
  };
  try {
    const { payload, protectedHeader } = await jwtVerify(token, rules.keys, options);
    return (rules.accepts?.(payload, protectedHeader) ?? true) ? payload : null;
  } catch (error) {
    if (isRefusal(error)) return null;
    throw new DomainError('unavailable', 'Sign-in cannot be checked right now. Please try again in a moment.', {
      cause: error,
    });
  }
}

/** Whatever is wrong with the token itself; all else is wrong with getting the keys. */
function isRefusal(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return false;
  return error instanceof errors.JOSEError && error.constructor !== errors.JOSEError;
}

function verifiedToken(hash: string, claims: JWTPayload, now: Date): VerifiedToken | null {
  const { sub, iat, exp } = claims;
  // jose leaves the type of a subject alone.
  if (typeof sub !== 'string' || sub === '' || sub.length > LONGEST_SUBJECT) return null;
  // PostgreSQL cannot keep it.
  if (sub.includes('\0')) return null;
  if (iat === undefined || exp === undefined) return null;
  // A token of the future would outlive the deletion of its account.
  if (iat > now.getTime() / 1000 + CLOCK_TOLERANCE) return null;
  return { hash, subject: sub, issuedAt: new Date(iat * 1000), expiresAt: new Date(exp * 1000), claims };
}
