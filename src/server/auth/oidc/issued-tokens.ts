import type { TokenEndpointResponse, TokenEndpointResponseHelpers } from 'openid-client';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import type { VerifiedToken } from '../hosted/jwt-verifier.ts';
import type { OidcContext } from './oidc-context.ts';
import { SignInTrouble } from './sign-in-trouble.ts';

export type Issued = TokenEndpointResponse & TokenEndpointResponseHelpers;

/**
 * The access token that the issuer gave, verified as it will be with every call, so that nobody gets in with one that
 * then opens nothing.
 *
 * @throws SignInTrouble
 */
export async function verifyIssued(context: OidcContext, issued: Issued): Promise<VerifiedToken> {
  const token = await context.verify(issued.access_token);
  if (token) return token;
  const told = claimsOf(issued.access_token);
  if (!told) {
    throw new SignInTrouble(
      'opaque_token',
      'the issuer gives access tokens that are no JWT for OIDC_AUDIENCE; docs/sign-in.md tells how to have it give such ones',
    );
  }
  throw new SignInTrouble(
    'wrong_token',
    `the issuer gives access tokens that are not for this product: ${told}; OIDC_AUDIENCE is ${context.config.audience}`,
  );
}

/** What helps whoever runs the product to find the mistake; no claim that tells of a person. */
function claimsOf(token: string): string | null {
  try {
    const { typ, alg } = decodeProtectedHeader(token);
    const { iss, aud, azp, client_id } = decodeJwt(token);
    return JSON.stringify({ typ, alg, iss, aud, azp, client_id }).slice(0, 500);
  } catch {
    return null;
  }
}
