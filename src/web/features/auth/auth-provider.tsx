import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { connectSession } from '../../lib/api.ts';
import {
  AuthContext,
  AuthInternalsContext,
  type Auth,
  type AuthDialogState,
  type AuthInternals,
} from './auth-context.ts';
import { rememberSignedIn } from './known-visitor.ts';
import { LOADING, startAuth, type AuthState } from './auth-state.ts';
import type { AuthSession } from './session.ts';

const AuthDialog = lazy(() => import('./auth-dialog.tsx').then((module) => ({ default: module.AuthDialog })));
const ExpiredBar = lazy(() => import('./expired-bar.tsx').then((module) => ({ default: module.ExpiredBar })));

/** Who is signed in, for everything below. The token lives in memory alone. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<AuthState>(LOADING);
  const [dialog, setDialog] = useState<AuthDialogState | null>(null);
  // Set before the state, so that the first calls of a screen that just appeared carry the token.
  const session = useRef<AuthSession | null>(null);

  const enter = useCallback((next: AuthState) => {
    session.current = next.session;
    setState(next);
  }, []);

  const getToken = useCallback(() => session.current?.getToken() ?? null, []);

  const retry = useCallback(() => {
    setState(LOADING);
    void startAuth().then(enter);
  }, [enter]);

  useEffect(() => {
    connectSession({
      getToken,
      onUnauthorized: () => {
        if (!session.current) return;
        setState((now) => ({ ...now, expired: true }));
        setDialog((open) => open ?? { mode: 'sign-in', to: null });
      },
    });
    let current = true;
    void startAuth().then((next) => current && enter(next));
    return () => {
      current = false;
    };
  }, [enter, getToken]);

  useEffect(() => {
    if (state.status === 'signed-in' || state.status === 'signed-out') rememberSignedIn(state.status === 'signed-in');
  }, [state.status]);

  const accept = useCallback((next: AuthSession) => {
    session.current = next;
    setState((now) => ({ ...now, status: 'signed-in', session: next, expired: false }));
    setDialog(null);
  }, []);

  const { provider } = state;
  const signOut = useCallback(async () => {
    await provider?.signOut();
    session.current = null;
    setState((now) => ({ ...now, status: 'signed-out', session: null, expired: false }));
    setDialog(null);
  }, [provider]);

  const auth = useMemo<Auth>(
    () => ({
      status: state.status,
      problem: state.problem,
      user: state.session?.user ?? null,
      organization: state.session?.organization ?? null,
      expired: state.expired,
      getToken,
      signIn: (options) => setDialog({ mode: 'sign-in', to: options?.to ?? null }),
      signUp: (options) => setDialog({ mode: 'sign-up', to: options?.to ?? null }),
      signOut,
      retry,
    }),
    [state, getToken, signOut, retry],
  );

  const internals = useMemo<AuthInternals>(
    () => ({ provider, signUpOpen: state.config?.auth.sign_up ?? false, dialog, setDialog, accept }),
    [provider, state.config, dialog, accept],
  );

  return (
    <AuthContext value={auth}>
      <AuthInternalsContext value={internals}>
        {children}
        <Suspense>
          {dialog && <AuthDialog />}
          {state.expired && !dialog && <ExpiredBar />}
        </Suspense>
      </AuthInternalsContext>
    </AuthContext>
  );
}
