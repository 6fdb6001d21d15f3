import type { AuthProvider } from './auth-provider.ts';
import type { EmbeddedOptions } from './providers/embedded.ts';
import { createEmbeddedProvider } from './providers/embedded.ts';

/** Every way of signing in; a provider is one file and one line here. */
const AUTH_PROVIDERS: Readonly<Record<string, (options: EmbeddedOptions) => AuthProvider>> = {
  embedded: createEmbeddedProvider,
};

export const AUTH_PROVIDER_IDS: readonly string[] = Object.keys(AUTH_PROVIDERS);

export function createAuthProvider(id: string, options: EmbeddedOptions): AuthProvider {
  const create = AUTH_PROVIDERS[id];
  if (!create) throw new Error(`There is no sign-in provider "${id}"`);
  return create(options);
}
