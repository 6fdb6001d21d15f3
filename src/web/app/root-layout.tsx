import { Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { AuthProvider } from '../features/auth/auth-provider.tsx';
import { useAuth } from '../features/auth/auth-context.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { firstToast } from '../lib/notify.ts';
import { onceAtWork } from '../lib/once-at-work.ts';

const Toasts = lazyPart(() => import('../components/toasts.tsx').then((module) => module.Toasts));

/** What every page has around it. */
export function RootLayout() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    // Not on arrival: the visitor may have scrolled before the app took over the page.
    if (shown.current !== pathname) window.scrollTo(0, 0);
    shown.current = pathname;
  }, [pathname]);
  return (
    <AuthProvider>
      <Outlet />
      <SignedInToasts />
    </AuthProvider>
  );
}

/**
 * Visitors never get a toast; whoever is signed in gets none before the first press, unless something fails. Who leaves
 * may be told so.
 */
function SignedInToasts() {
  const { status } = useAuth();
  const [wanted, setWanted] = useState(false);
  const isSignedIn = status === 'signed-in';
  useEffect(() => {
    if (!isSignedIn) return undefined;
    void firstToast.then(() => setWanted(true));
    return onceAtWork(() => setWanted(true));
  }, [isSignedIn]);
  return <Suspense>{wanted && <Toasts />}</Suspense>;
}
