import type { ComponentType, ReactNode } from 'react';
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

/** What stands below the name in the user menu, whoever's menu it is. */
export interface UserMenuPartProps {
  /** Called with the reason when the session could not be ended. */
  onSignOutFailed: (reason: string | undefined) => void;
}

/** A way of signing in, as the browser sees it. One folder in `providers/`, one line in `registry.ts`. */
export interface BrowserAuthProvider {
  /** Who is signed in as the page opens, or null. Throws on a missing or malformed key. */
  restore: (config: ClientConfig) => Promise<AuthSession | null>;
  /** Ends the session at the provider; throws when it cannot be reached. */
  signOut: () => Promise<void>;
  /** Made with `lazy`: visitors who never sign in never load it. */
  AuthForms: ComponentType<AuthFormsProps>;
  /** Wraps the pages, where the provider's own components need it. */
  Root?: ComponentType<{ children: ReactNode }>;
  /** The provider's own menu, in place of ours. */
  UserMenu?: ComponentType<UserMenuPartProps>;
  /** Password and open sign-ins on the account's page, where they are kept by the product; made with `lazy`. */
  AccountSecurity?: ComponentType;
}
