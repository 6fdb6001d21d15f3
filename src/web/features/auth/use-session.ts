import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { connectSession } from '../../lib/api.ts';
import { LOADING, startAuth, type AuthState } from './auth-state.ts';
import { rememberSignedIn, wasSignedIn } from './known-visitor.ts';
import type { AuthSession } from './session.ts';
import { useFollowTabs } from './use-follow-tabs.ts';
import { useHeldSession } from './use-held-session.ts';
import { useLeaving } from './use-leaving.ts';

interface SessionEvents {
  /** A call was answered 401 in the middle of work. */
  onExpired: () => void;
  /** Nobody is signed in here any more. */
  onClosed: () => void;
}

/** The sign-in state and its moves. */
export function useSession({ onExpired, onClosed }: SessionEvents) {
  const [state, setState] = useState<AuthState>(LOADING);
  // Set before the state, so that the first calls of a screen that just appeared carry the token.
  const { session, hold, ask, getToken } = useHeldSession();
  const refused = useRef<AuthSession | null>(null);
  const { provider, config, status } = state;

  const take = useCallback(
    (next: AuthSession) => {
      hold(next);
      setState((now) => ({ ...now, status: 'signed-in', session: next, expired: false, elsewhere: false }));
    },
    [hold],
  );

  const close = useCallback(
    ({ elsewhere = false } = {}) => {
      const closed = session.current;
      hold(null);
      // What the screens write down when they close is there when this returns.
      flushSync(() => setState((now) => ({ ...now, status: 'signed-out', session: null, expired: false, elsewhere })));
      onClosed();
      return closed;
    },
    [session, hold, onClosed],
  );

  const tellTabs = useFollowTabs({ provider, config, session, ask, close, accept: take });

  const enter = useCallback(
    (next: AuthState) => {
      hold(next.session);
      setState(next);
      // Signed in by a way that led elsewhere and back.
      if (next.session && !wasSignedIn()) tellTabs({ kind: 'look' });
    },
    [hold, tellTabs],
  );
  const retry = useStart(enter);

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
  }, [session, getToken, onExpired]);

  useRemembered(status);

  const end = useCallback(() => {
    // Whoever has to sign in again wants to go on where they were.
    if (session.current && refused.current === session.current) return;
    const left = session.current;
    hold(null);
    setState((now) => ({ ...now, status: 'signed-out', session: null }));
    if (left) tellTabs({ kind: 'left', userId: left.user.id, everything: false });
  }, [session, hold, tellTabs]);
  useEffect(() => provider?.watch?.((next) => (next ? take(next) : end())), [provider, take, end]);

  const accept = useCallback(
    (next: AuthSession) => {
      take(next);
      tellTabs({ kind: 'look' });
    },
    [take, tellTabs],
  );

  const { signOut, leaveDeleted } = useLeaving(provider, { close, tellTabs });

  return { state, getToken, retry, accept, signOut, leaveDeleted, tellTabs };
}

function useRemembered(status: AuthState['status']): void {
  useEffect(() => {
    if (status === 'signed-in' || status === 'signed-out') rememberSignedIn(status === 'signed-in');
  }, [status]);
}

/** Looks who is signed in as the page opens. Answers how to look again. */
function useStart(enter: (state: AuthState) => void): () => void {
  useEffect(() => {
    let current = true;
    void startAuth().then((next) => current && enter(next));
    return () => {
      current = false;
    };
  }, [enter]);
  return useCallback(() => {
    enter(LOADING);
    void startAuth().then(enter);
  }, [enter]);
}
