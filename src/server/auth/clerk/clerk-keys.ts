import { importSPKI } from 'jose';
import type { FetchImplementation, JWTVerifyGetKey } from 'jose';
import type { Clock } from '../../platform/clock.ts';
import { StartError } from '../../platform/start-error.ts';
import { issuerKeys } from '../hosted/issuer-keys.ts';

export const CLERK_ALGORITHM = 'RS256';

interface Where {
  /** PEM, also on one line or with `\n` written out, as files of settings have it. */
  readonly jwtKey: string | undefined;
  readonly frontendApi: string;
  readonly clock: Clock;
  readonly fetch?: FetchImplementation;
}

/** By the key in the settings without any call; else by those that Clerk publishes, which are asked for again as they change. */
export async function clerkKeys({ jwtKey, frontendApi, clock, fetch }: Where): Promise<JWTVerifyGetKey> {
  if (jwtKey !== undefined) {
    const key = await importPem(jwtKey);
    return async () => key;
  }
  const published = new URL('/.well-known/jwks.json', frontendApi);
  return issuerKeys(published, clock, fetch);
}

async function importPem(text: string) {
  const body = text.replace(/\\n/g, '\n').replace(/-----[A-Z ]+-----|[\s"']/g, '');
  try {
    return await importSPKI(`-----BEGIN PUBLIC KEY-----\n${body}\n-----END PUBLIC KEY-----`, CLERK_ALGORITHM);
  } catch (error) {
    throw new StartError(
      'CLERK_JWT_KEY is not a PEM public key. Copy it from Clerk’s dashboard (API keys, JWKS public key), or leave it out: then the keys are fetched from Clerk.',
      { cause: error },
    );
  }
}
