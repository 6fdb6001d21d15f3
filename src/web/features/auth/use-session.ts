import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { connectSession } from '../../lib/api.ts';
import { LOADING, startAuth, type AuthState } from './auth-state.ts';
import { rememberSignedIn } from './known-visitor.ts';
import type { AuthSession } from './session.ts';
import { useLeaving } from './use-leaving.ts';

/** The sign-in state and its moves. `onExpired` is told when a call is answered 401 in the middle of work. */
export function useSession(onExpired: () => void) {
  const [state, setState] = useState<AuthState>(LOADING);
  // Set before the state, so that the first calls of a screen that just appeared carry the token.
  const session = useRef<AuthSession | null>(null);
  const refused = useRef<AuthSession | null>(null);
  const { provider, status } = state;

  const enter = useCallback((next: AuthState) => {
    session.current = next.session;
    setState(next);
  }, []);

  const getToken = useCallback(() => session.current?.getToken() ?? null, []);

  useEffect(() => {
    connectSession({
      getToken,
      onUnauthorized: () => {
        // Told once a session: polling goes on, and whoever closed the dialog wants to copy what is on the screen.
        if (!session.current || refused.current === session.current) return;
        refused.current = session.current;
        setState((now) => ({ ...now, expired: true }));
        onExpired();
      },
    });
  }, [getToken, onExpired]);

  useEffect(() => {
    let current = true;
    void startAuth().then((next) => current && enter(next));
    return () => {
      current = false;
    };
  }, [enter]);

  useEffect(() => {
    if (status === 'signed-in' || status === 'signed-out') rememberSignedIn(status === 'signed-in');
  }, [status]);

  const retry = useCallback(() => {
    setState(LOADING);
    void startAuth().then(enter);
  }, [enter]);

  const accept = useCallback((next: AuthSession) => {
    session.current = next;
    setState((now) => ({ ...now, status: 'signed-in', session: next, expired: false }));
  }, []);

  useEffect(
    () =>
      provider?.watch?.((next) => {
        if (next) {
          accept(next);
          return;
        }
        // Whoever has to sign in again wants to go on where they were.
        if (session.current && refused.current === session.current) return;
        session.current = null;
        setState((now) => ({ ...now, status: 'signed-out', session: null }));
      }),
    [provider, accept],
  );

  const close = useCallback(() => {
    const closed = session.current;
    session.current = null;
    // What the screens write down when they close is there when this returns.
    flushSync(() => setState((now) => ({ ...now, status: 'signed-out', session: null, expired: false })));
    return closed;
  }, []);
  const { signOut, leaveDeleted } = useLeaving(provider, close);

  return { state, getToken, retry, accept, signOut, leaveDeleted };
}
