import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { AuthProvider } from '../features/auth/auth-provider.tsx';
import { useAuth } from '../features/auth/auth-context.ts';
import { lazyPart } from '../lib/lazy-part.ts';

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

/** Visitors never get a toast, so they need not load them. */
function SignedInToasts() {
  const { status } = useAuth();
  return <Suspense>{status === 'signed-in' && <Toasts />}</Suspense>;
}
