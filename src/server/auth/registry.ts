import { withAccessTokens } from './access-tokens/with-access-tokens.ts';
import type { AuthOptions } from './auth-options.ts';
import type { AuthProvider } from './auth-provider.ts';

/** Every way of signing in; a provider is one file and one line here. Only the one that is chosen is loaded. */
const AUTH_PROVIDERS: Readonly<Record<string, (options: AuthOptions) => Promise<AuthProvider>>> = {
  embedded: async (options) => (await import('./providers/embedded.ts')).createEmbeddedProvider(options),
  clerk: async (options) => (await import('./providers/clerk.ts')).createClerkProvider(options),
  oidc: async (options) => (await import('./providers/oidc.ts')).createOidcProvider(options),
};

export const AUTH_PROVIDER_IDS: readonly string[] = Object.keys(AUTH_PROVIDERS);

/** @throws StartError, or the provider's own error, when its settings are missing or wrong. */
export async function createAuthProvider(id: string, options: AuthOptions): Promise<AuthProvider> {
  const create = AUTH_PROVIDERS[id];
  if (!create) throw new Error(`There is no sign-in provider "${id}"`);
  return withAccessTokens(await create(options), options);
}
