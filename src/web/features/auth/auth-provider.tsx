import { Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import {
  AuthContext,
  AuthInternalsContext,
  type Auth,
  type AuthDialogState,
  type AuthInternals,
} from './auth-context.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useSession } from './use-session.ts';

const AuthDialog = lazyPart(() => import('./auth-dialog.tsx').then((module) => module.AuthDialog));
const ExpiredBar = lazyPart(() => import('./expired-bar.tsx').then((module) => module.ExpiredBar));

/** Who is signed in, for everything below. The token lives in memory alone. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [dialog, setDialog] = useState<AuthDialogState | null>(null);
  const askAgain = useCallback(() => setDialog((open) => open ?? { mode: 'sign-in', to: null }), []);
  const closeDialog = useCallback(() => setDialog(null), []);
  const { state, getToken, retry, accept, signOut, leaveDeleted, tellTabs } = useSession({
    onExpired: askAgain,
    onClosed: closeDialog,
  });
  const { status, problem, session, expired, elsewhere, provider, config } = state;

  const auth = useMemo<Auth>(
    () => ({
      status,
      problem,
      user: session?.user ?? null,
      organization: session?.organization ?? null,
      expired,
      getToken,
      signIn: (options) => setDialog({ mode: 'sign-in', to: options?.to ?? null }),
      signUp: (options) => setDialog({ mode: 'sign-up', to: options?.to ?? null }),
      signOut,
      leaveDeleted,
      retry,
    }),
    [status, problem, session, expired, getToken, signOut, leaveDeleted, retry],
  );

  const internals = useMemo<AuthInternals>(
    () => ({
      provider,
      session,
      signUpOpen: config?.auth.sign_up ?? false,
      sendsMail: config?.auth.mail ?? false,
      dialog,
      setDialog,
      accept,
      elsewhere,
      askTabs: () => tellTabs({ kind: 'look' }),
    }),
    [provider, session, config, dialog, accept, elsewhere, tellTabs],
  );

  return (
    <AuthContext value={auth}>
      <AuthInternalsContext value={internals}>
        {children}
        <Suspense>
          {provider?.Arrivals && <provider.Arrivals />}
          {dialog && <AuthDialog />}
          {expired && !dialog && <ExpiredBar />}
        </Suspense>
      </AuthInternalsContext>
    </AuthContext>
  );
}
