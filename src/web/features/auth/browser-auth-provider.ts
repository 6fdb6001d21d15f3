import type { ComponentType } from 'react';
import type { ClientConfig } from '../../../core/contracts/client-config.ts';
import type { AuthSession } from './session.ts';

export type AuthMode = 'sign-in' | 'sign-up';

export interface AuthFormsProps {
  mode: AuthMode;
  onModeChange: (mode: AuthMode) => void;
  /** Whether a stranger may make an account here. */
  signUpOpen: boolean;
  /** Filled in when somebody has to sign in again. */
  knownEmail?: string | undefined;
  onSignedIn: (session: AuthSession) => void;
}

/** A way of signing in, as the browser sees it. One folder in `providers/`, one line in `registry.ts`. */
export interface BrowserAuthProvider {
  /** Who is signed in as the page opens, or null. Throws on a missing or malformed key. */
  restore: (config: ClientConfig) => Promise<AuthSession | null>;
  /** Ends the session at the provider; throws when it cannot be reached. */
  signOut: () => Promise<void>;
  /** Made with `lazy`: visitors who never sign in never load it. */
  AuthForms: ComponentType<AuthFormsProps>;
}
