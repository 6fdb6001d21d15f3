import * as client from 'openid-client';
import { z } from 'zod';
import { audienceParameters, promptOf, scopeOf } from './issuer-parameters.ts';
import type { OidcContext } from './oidc-context.ts';

/** Signing in at the issuer may take that long. */
export const START_SECONDS = 15 * 60;

const start = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Where to go afterwards. */
  to: z.string(),
  /** When it was begun, in milliseconds. */
  at: z.number(),
});

/** What this browser has to bring back. */
export type SignInStart = z.infer<typeof start>;

const PLACE = 'start';

/** The issuer's address for a sign-in, and what the browser keeps meanwhile. */
export async function beginSignIn(
  { config, issuer, clock, startSeal }: OidcContext,
  { to, signingUp }: { to: string; signingUp: boolean },
): Promise<{ address: string; kept: string }> {
  const discovered = await issuer.discovered();
  const begun: SignInStart = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
    to,
    at: clock.now().getTime(),
  };
  const address = client.buildAuthorizationUrl(discovered.client, {
    redirect_uri: config.redirectUri,
    scope: scopeOf(config, discovered),
    state: begun.state,
    nonce: begun.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(begun.verifier),
    code_challenge_method: 'S256',
    ...audienceParameters(config),
    ...promptOf(config, discovered, signingUp),
  });
  return { address: address.href, kept: startSeal.close(JSON.stringify(begun), PLACE) };
}

/** Null when it was not begun here, or too long ago. */
export function readStart({ startSeal, clock }: OidcContext, kept: string | undefined): SignInStart | null {
  const text = kept === undefined ? null : startSeal.open(kept, PLACE);
  const begun = text === null ? null : start.parse(JSON.parse(text));
  return begun && clock.now().getTime() - begun.at < START_SECONDS * 1000 ? begun : null;
}
