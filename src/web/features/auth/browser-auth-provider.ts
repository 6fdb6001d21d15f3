import type { ComponentType } from 'react';
import type { ClientConfig } from '../../../core/contracts/client-config.ts';
import type { AuthSession } from './session.ts';

export type AuthMode = 'sign-in' | 'sign-up';

/** What stands above the forms. */
export interface AuthTitle {
  title: string;
  hint: string;
}

export interface AuthFormsProps {
  mode: AuthMode;
  onModeChange: (mode: AuthMode) => void;
  /** Whether a stranger may make an account here. */
  signUpOpen: boolean;
  /** Filled in when somebody has to sign in again. */
  knownEmail?: string | undefined;
  /** For forms of the product; a provider with a `watch` tells by that. */
  onSignedIn: (session: AuthSession) => void;
  /** Another title than that of the mode while the forms show something else; null takes it back. */
  onTitleChange: (title: AuthTitle | null) => void;
}

/** A way of signing in, as the browser sees it. One folder in `providers/`, one line in `registry.ts`. */
export interface BrowserAuthProvider {
  /** Who is signed in as the page opens, or null. Throws on a missing or malformed key. */
  restore: (config: ClientConfig) => Promise<AuthSession | null>;
  /** Ends the session at the provider; throws when it cannot be reached. */
  signOut: () => Promise<void>;
  /** Made with `lazy`: visitors who never sign in never load it. */
  AuthForms: ComponentType<AuthFormsProps>;
  /** Tells of a session that begins, changes or ends without the product's doing; returns how to stop. Called after `restore`. */
  watch?: (onChange: (session: AuthSession | null) => void) => () => void;
  /** The provider's own menu: who is signed in, and the way out. What else ours has stands beside it. Made with `lazy`. */
  UserMenu?: ComponentType;
  /** Password and open sign-ins on the account's page, where they are kept by the product; made with `lazy`. */
  AccountSecurity?: ComponentType;
  /** What a link that the product sent opens over the page, and nothing where there was none. */
  Arrivals?: ComponentType;
}
