import type { BrowserClerk } from '@clerk/shared/types';
import { lazyPart } from '../../../../lib/lazy-part.ts';
import type { BrowserAuthProvider } from '../../browser-auth-provider.ts';
import { sessionOf, watchSession } from './clerk-session.ts';
import { loadClerk } from './load-clerk.ts';

let loaded: BrowserClerk | undefined;

/** Clerk once it is there; its parts are shown after that alone. */
export function clerkOfPage(): BrowserClerk {
  if (!loaded) throw new Error('Clerk is used before it was loaded');
  return loaded;
}

/** Accounts and sign-ins at Clerk, by its own forms and menu. */
export const clerkProvider: BrowserAuthProvider = {
  async restore(config) {
    loaded = await loadClerk(config.auth.publishable_key);
    return sessionOf(loaded);
  },
  watch: (onChange) => watchSession(clerkOfPage(), onChange),
  signOut: () => clerkOfPage().signOut(),
  AuthForms: lazyPart(() => import('./clerk-forms.tsx').then((module) => module.ClerkForms)),
  UserMenu: lazyPart(() => import('./clerk-user-button.tsx').then((module) => module.ClerkUserButton)),
};
