import { useCallback, useRef } from 'react';
import type { AuthSession } from './session.ts';

/** Whose the tab is, known before the screens are. `ask` answers how to tell later whether anything has changed since. */
export function useHeldSession() {
  const session = useRef<AuthSession | null>(null);
  const changes = useRef(0);
  const hold = useCallback((next: AuthSession | null) => {
    changes.current += 1;
    session.current = next;
  }, []);
  /** Of two who ask, the later one has the newer answer. */
  const ask = useCallback(() => {
    const asked = (changes.current += 1);
    return () => asked === changes.current;
  }, []);
  const getToken = useCallback(() => session.current?.getToken() ?? null, []);
  return { session, hold, ask, getToken };
}
