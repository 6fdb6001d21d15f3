import { Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { AuthProvider } from '../features/auth/auth-provider.tsx';
import { useAuth } from '../features/auth/auth-context.ts';
import { optionalPart } from '../lib/lazy-part.ts';
import { firstToast } from '../lib/notify.ts';
import { onceAtWork } from '../lib/once-at-work.ts';

const Toasts = optionalPart(() => import('../components/toasts.tsx').then((module) => module.Toasts));

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
      <ToastPlace />
    </AuthProvider>
  );
}

/** What shows toasts comes with the first one, whoever is told, or ahead of it; for whoever is signed in, after the first press. */
function ToastPlace() {
  const { status } = useAuth();
  const [wanted, setWanted] = useState(false);
  const isSignedIn = status === 'signed-in';
  useEffect(() => void firstToast.then(() => setWanted(true)), []);
  useEffect(() => (isSignedIn ? onceAtWork(() => setWanted(true)) : undefined), [isSignedIn]);
  return <Suspense>{wanted && <Toasts />}</Suspense>;
}
