import { createContext, use } from 'react';
import type { AuthMode, BrowserAuthProvider } from './browser-auth-provider.ts';
import type { AuthOrganization, AuthSession, AuthUser } from './session.ts';

export type AuthStatus = 'loading' | 'signed-in' | 'signed-out' | 'error';

interface SignInOptions {
  /** Where to go afterwards; stays on the page without it. */
  to?: string;
}

export interface Auth {
  status: AuthStatus;
  /** Why nobody can sign in, when `status` is `error`. */
  problem: string | null;
  user: AuthUser | null;
  organization: AuthOrganization | null;
  /** The session ended in the middle of work: `status` stays `signed-in`, the sign-in dialog stands over the screen. */
  expired: boolean;
  getToken: () => string | null | Promise<string | null>;
  signIn: (options?: SignInOptions) => void;
  signUp: (options?: SignInOptions) => void;
  /** Throws when the provider cannot be reached; the user then is still signed in. */
  signOut: () => Promise<void>;
  /** After the account was deleted: nothing of it stays in this browser, and nobody is signed in. */
  leaveDeleted: () => Promise<void>;
  /** Asks again after `error`. */
  retry: () => void;
}

/** Which sign-in dialog is open, and where it leads. */
export interface AuthDialogState {
  mode: AuthMode;
  to: string | null;
}

/** What the surfaces of this feature share; nobody else's business. */
export interface AuthInternals {
  provider: BrowserAuthProvider | null;
  /** Whoever is signed in, with the token of their calls. */
  session: AuthSession | null;
  signUpOpen: boolean;
  /** Whether the product sends mail. */
  sendsMail: boolean;
  dialog: AuthDialogState | null;
  setDialog: (dialog: AuthDialogState | null) => void;
  accept: (session: AuthSession) => void;
  /** Signed out by what was done in another tab. */
  elsewhere: boolean;
  /** The sign-ins of an account have changed: other tabs of this browser look whose they are. */
  askTabs: () => void;
}

export const AuthContext = createContext<Auth | null>(null);
export const AuthInternalsContext = createContext<AuthInternals | null>(null);

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be called below AuthProvider');
  return auth;
}

export function useAuthInternals(): AuthInternals {
  const internals = use(AuthInternalsContext);
  if (!internals) throw new Error('useAuthInternals must be called below AuthProvider');
  return internals;
}
