import { apiUrlFromPublishableKey } from '@clerk/shared/apiUrlFromPublishableKey';
import type { AuthOptions } from '../auth-options.ts';
import type { AuthProvider } from '../auth-provider.ts';
import { profileOf } from '../clerk/clerk-claims.ts';
import { clerkKeys } from '../clerk/clerk-keys.ts';
import { clerkPageSources } from '../clerk/clerk-page-sources.ts';
import { createClerkVerifier } from '../clerk/clerk-verifier.ts';
import { deleteClerkUser } from '../clerk/delete-clerk-user.ts';
import { frontendApiOf } from '../clerk/publishable-key.ts';
import { hostedSignUpOpen, principalOfToken } from '../hosted/hosted-principal.ts';
import { trustedOrigins } from '../loopback.ts';

/**
 * Accounts and sign-ins at Clerk (https://clerk.com). The browser has its forms from there, and each call carries a
 * session token of Clerk's that lives for a minute.
 *
 * @throws StartError when a key is missing or malformed.
 */
export async function createClerkProvider(options: AuthOptions): Promise<AuthProvider> {
  const { CLERK_PUBLISHABLE_KEY, CLERK_SECRET_KEY, CLERK_JWT_KEY } = options.settings;
  const publishableKey = CLERK_PUBLISHABLE_KEY?.trim() ?? '';
  const frontendApi = frontendApiOf(publishableKey);
  const keys = await clerkKeys({ jwtKey: CLERK_JWT_KEY, frontendApi, clock: options.clock });
  const origins = trustedOrigins(options.publicUrl);
  const verify = createClerkVerifier({ keys, frontendApi, origins, clock: options.clock });
  const backendApi = CLERK_SECRET_KEY && {
    apiUrl: apiUrlFromPublishableKey(publishableKey),
    secretKey: CLERK_SECRET_KEY,
  };

  return {
    id: 'clerk',
    publicConfig: { publishable_key: publishableKey, issuer: null, mail: false },
    pageSources: clerkPageSources(frontendApi),
    async authenticate(token) {
      const verified = await verify(token);
      if (!verified) return null;
      return principalOfToken(options, { provider: 'clerk', token: verified, profile: profileOf(verified.claims) });
    },
    // Who may sign up at Clerk is set in its dashboard.
    signUpOpen: () => hostedSignUpOpen(options),
    ...(backendApi && { deleteIdentity: (subject: string) => deleteClerkUser(backendApi, subject) }),
    // All of signing in happens between browser and Clerk.
    mount: async () => {},
  };
}

/** @throws StartError with Clerk's own words for a key that is missing or malformed. */
export async function checkClerkSettings(settings: AuthOptions['settings']): Promise<void> {
  frontendApiOf(settings.CLERK_PUBLISHABLE_KEY);
}
