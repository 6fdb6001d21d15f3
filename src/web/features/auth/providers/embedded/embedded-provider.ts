import { lazyPart } from '../../../../lib/lazy-part.ts';
import type { BrowserAuthProvider } from '../../browser-auth-provider.ts';
import { fetchSession, postSignOut } from './embedded-api.ts';
import { MailArrivals } from './mail-arrivals.tsx';

/** E-mail and password in the product's own database. */
export const embeddedProvider: BrowserAuthProvider = {
  restore: fetchSession,
  signOut: postSignOut,
  AuthForms: lazyPart(() => import('./embedded-forms.tsx').then((module) => module.EmbeddedForms)),
  AccountSecurity: lazyPart(() => import('./account-security.tsx').then((module) => module.AccountSecurity)),
  Arrivals: MailArrivals,
};
