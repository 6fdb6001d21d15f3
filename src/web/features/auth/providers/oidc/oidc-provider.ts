import { lazyPart } from '../../../../lib/lazy-part.ts';
import type { BrowserAuthProvider } from '../../browser-auth-provider.ts';
import { fetchSession, postSignOut } from './oidc-api.ts';

/** Any OpenID Connect issuer; the server does the talking with it. */
export const oidcProvider: BrowserAuthProvider = {
  restore: fetchSession,
  async signOut() {
    const address = await postSignOut();
    if (address) location.assign(address);
  },
  AuthForms: lazyPart(() => import('./oidc-forms.tsx').then((module) => module.OidcForms)),
};
