import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { AuthMode } from './browser-auth-provider.ts';

const SIGN_UP = 'sign-up';

/** The app's own address for whoever has no account yet: `/app?sign-up`. */
export const SIGN_UP_ADDRESS = `/app?${SIGN_UP}`;

/** Which form the page shows, kept in the address: a link can lead to sign-up, beside whatever else it names. */
export function useModeInAddress(): [AuthMode, (mode: AuthMode) => void] {
  const [params, setParams] = useSearchParams();
  const setMode = (mode: AuthMode) =>
    setParams((now) => changed(now, mode), { replace: true, preventScrollReset: true });
  return [params.has(SIGN_UP) ? 'sign-up' : 'sign-in', setMode];
}

/** Whoever is signed in sees the address of what is on the screen. */
export function useCleanAddress(isSignedIn: boolean): void {
  const [params, setParams] = useSearchParams();
  const isLeft = isSignedIn && params.has(SIGN_UP);
  useEffect(() => {
    if (isLeft) setParams((now) => changed(now, 'sign-in'), { replace: true, preventScrollReset: true });
  }, [isLeft, setParams]);
}

function changed(params: URLSearchParams, mode: AuthMode): URLSearchParams {
  const next = new URLSearchParams(params);
  if (mode === 'sign-up') next.set(SIGN_UP, '');
  else next.delete(SIGN_UP);
  return next;
}
