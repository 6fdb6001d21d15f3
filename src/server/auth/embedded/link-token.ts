import { hkdfSync, randomUUID } from 'node:crypto';
import { SignJWT, errors, jwtVerify } from 'jose';
import { z } from 'zod';

/** What a link is good for; one of another purpose is refused. */
export type LinkPurpose = 'verify-email' | 'reset-password' | 'signed-up-here';

export interface Link {
  /** By which it is remembered that it was used. */
  readonly id: string;
  /** Whom it is for: an address, or the id of an account; in small letters. */
  readonly subject: string;
  /** To the millisecond: a link is void once the password is newer. */
  readonly madeAt: Date;
  readonly endsAt: Date;
}

const LONGEST_TOKEN = 2_048;

const claims = z.object({ jti: z.string(), sub: z.string(), made: z.number(), exp: z.number() });

/**
 * A token for a link, signed with a key of its purpose that is derived from the installation's secret. It holds all that
 * there is to know, so that a command can make one while the running product holds the database.
 */
export async function makeLinkToken(secret: string, purpose: LinkPurpose, link: Omit<Link, 'id'>): Promise<string> {
  return await new SignJWT({ made: link.madeAt.getTime() })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(purpose)
    .setSubject(link.subject.toLowerCase())
    .setJti(randomUUID())
    .setExpirationTime(Math.floor(link.endsAt.getTime() / 1000))
    .sign(keyOf(secret, purpose));
}

/** The link that a token stands for; `expired` when its time is over, null when nobody here made it. */
export async function readLinkToken(
  token: string,
  purpose: LinkPurpose,
  { secret, now }: { secret: string; now: Date },
): Promise<Link | 'expired' | null> {
  if (token.length > LONGEST_TOKEN) return null;
  try {
    const options = { algorithms: ['HS256'], audience: purpose, currentDate: now };
    const { payload } = await jwtVerify(token, keyOf(secret, purpose), options);
    const { jti, sub, made, exp } = claims.parse(payload);
    return { id: jti, subject: sub, madeAt: new Date(made), endsAt: new Date(exp * 1000) };
  } catch (error) {
    if (error instanceof errors.JWTExpired) return 'expired';
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

function keyOf(secret: string, purpose: LinkPurpose): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `manifold ${purpose}`, 32));
}
