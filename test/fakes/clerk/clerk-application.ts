import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose';
import type { CryptoKey, JWK, JWTHeaderParameters, JWTPayload } from 'jose';

/** What signs, and what it signs. */
export interface Signing {
  readonly claims?: JWTPayload;
  readonly header?: Partial<JWTHeaderParameters>;
  readonly key?: CryptoKey | Uint8Array;
  /** Claims that a real token has and this one has not. */
  readonly without?: readonly string[];
  /** When it was made, in milliseconds. */
  readonly at?: number;
}

/** A Clerk application with a key pair of its own, as far as the product sees one. */
export interface ClerkApplication {
  readonly frontendApi: string;
  readonly publishableKey: string;
  /** Its public key, as Clerk's dashboard shows it. */
  readonly jwtKey: string;
  readonly jwks: { keys: JWK[] };
  readonly privateKey: CryptoKey;
  /** The settings of a product that signs people in by it, without any call to Clerk. */
  readonly settings: { AUTH_PROVIDER: 'clerk'; CLERK_PUBLISHABLE_KEY: string; CLERK_JWT_KEY: string };
  /** A session token as Clerk makes them: it lives for a minute. */
  token(subject: string, signing?: Signing): Promise<string>;
}

/** `azp` is where the browser was that asked for the tokens. */
export async function createClerkApplication(azp: string, host = 'clerk.manifold.test'): Promise<ClerkApplication> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const frontendApi = `https://${host}`;
  const publishableKey = publishableKeyOf(host);
  const jwtKey = await exportSPKI(publicKey);
  const kid = `ins_${host}`;
  return {
    frontendApi,
    publishableKey,
    jwtKey,
    jwks: { keys: [{ ...(await exportJWK(publicKey)), kid, use: 'sig', alg: 'RS256' }] },
    privateKey,
    settings: { AUTH_PROVIDER: 'clerk', CLERK_PUBLISHABLE_KEY: publishableKey, CLERK_JWT_KEY: jwtKey },
    async token(subject, { claims, header, key = privateKey, without = [], at = Date.now() } = {}) {
      const now = Math.floor(at / 1000);
      const all: JWTPayload = {
        azp,
        exp: now + 60,
        fva: [0, -1],
        iat: now,
        iss: frontendApi,
        nbf: now - 10,
        sid: `sess_${subject}`,
        sts: 'active',
        sub: subject,
        v: 2,
        ...claims,
      };
      const kept = Object.fromEntries(Object.entries(all).filter(([name]) => !without.includes(name)));
      return await new SignJWT(kept).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT', ...header }).sign(key);
    },
  };
}

/** Named by what follows the underscore: the host of the Frontend API and a dollar sign. */
export function publishableKeyOf(host: string, kind: 'live' | 'test' = 'live'): string {
  return `pk_${kind}_${Buffer.from(`${host}$`).toString('base64').replace(/=+$/, '')}`;
}
