import { withAccessTokens } from './access-tokens/with-access-tokens.ts';
import type { AuthOptions } from './auth-options.ts';
import type { AuthProvider } from './auth-provider.ts';
import { withCleaning } from './with-cleaning.ts';

interface ProviderEntry {
  /** Throws when the settings are missing or wrong, as far as that can be told without asking anybody. */
  readonly check: (settings: AuthOptions['settings']) => Promise<void>;
  readonly create: (options: AuthOptions) => Promise<AuthProvider>;
}

/** Every way of signing in; a provider is one file and one line here. Only the one that is chosen is loaded. */
const AUTH_PROVIDERS: Readonly<Record<string, ProviderEntry>> = {
  embedded: {
    check: async () => {},
    create: async (options) => (await import('./providers/embedded.ts')).createEmbeddedProvider(options),
  },
  clerk: {
    check: async (settings) => (await import('./providers/clerk.ts')).checkClerkSettings(settings),
    create: async (options) => (await import('./providers/clerk.ts')).createClerkProvider(options),
  },
  oidc: {
    check: async (settings) => (await import('./providers/oidc.ts')).checkOidcSettings(settings),
    create: async (options) => (await import('./providers/oidc.ts')).createOidcProvider(options),
  },
};

export const AUTH_PROVIDER_IDS: readonly string[] = Object.keys(AUTH_PROVIDERS);

/** @throws StartError, or the provider's own error, when its settings are missing or wrong. */
export async function createAuthProvider(id: string, options: AuthOptions): Promise<AuthProvider> {
  const provider = await entryOf(id).create(options);
  return withCleaning(withAccessTokens(provider, options), options);
}

/**
 * Judges the provider's settings before anything is made, so that a start that is refused leaves nothing behind.
 *
 * @throws StartError, or the provider's own error.
 */
export async function checkAuthProvider(id: string, settings: AuthOptions['settings']): Promise<void> {
  await entryOf(id).check(settings);
}

function entryOf(id: string): ProviderEntry {
  const entry = AUTH_PROVIDERS[id];
  if (!entry) throw new Error(`There is no sign-in provider "${id}"`);
  return entry;
}
