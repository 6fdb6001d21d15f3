import { lazyPart } from '../../../../lib/lazy-part.ts';
import type { BrowserAuthProvider } from '../../browser-auth-provider.ts';
import { clerkOfPage, keepClerk } from './clerk-of-page.ts';
import { sessionOf, watchSession } from './clerk-session.ts';
import { loadClerk } from './load-clerk.ts';

/** Accounts and sign-ins at Clerk, by its own forms and menu. */
export const clerkProvider: BrowserAuthProvider = {
  async restore(config) {
    const clerk = await loadClerk(config.auth.publishable_key);
    keepClerk(clerk);
    return sessionOf(clerk);
  },
  watch: (onChange) => watchSession(clerkOfPage(), onChange),
  signOut: () => clerkOfPage().signOut(),
  AuthForms: lazyPart(() => import('./clerk-forms.tsx').then((module) => module.ClerkForms)),
  UserMenu: lazyPart(() => import('./clerk-user-button.tsx').then((module) => module.ClerkUserButton)),
};
