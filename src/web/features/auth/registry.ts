import { loadWithRetries } from '../../lib/load-with-retries.ts';
import type { BrowserAuthProvider } from './browser-auth-provider.ts';

/** Keys are the ids of `AUTH_PROVIDER`; only the configured one is loaded. */
const PROVIDERS: Record<string, () => Promise<BrowserAuthProvider>> = {
  embedded: () => import('./providers/embedded/embedded-provider.ts').then((module) => module.embeddedProvider),
  oidc: () => import('./providers/oidc/oidc-provider.ts').then((module) => module.oidcProvider),
  clerk: () => import('./providers/clerk/clerk-provider.ts').then((module) => module.clerkProvider),
};

export async function loadAuthProvider(id: string): Promise<BrowserAuthProvider> {
  const load = PROVIDERS[id];
  if (!load) throw new Error(`This build of the web client does not know the sign-in provider "${id}".`);
  return loadWithRetries(load);
}
