import type { RouteObject } from 'react-router';
import { loadWithRetries } from '../lib/load-with-retries.ts';
import { CrashPage } from './crash-page.tsx';
import { RootLayout } from './root-layout.tsx';

/** All pages. Views within the app are query parameters of `/app`. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: CrashPage,
    children: [
      { index: true, lazy: () => loadWithRetries(() => import('./routes/landing-route.tsx')) },
      // The server knows this spelling alone; the first view must be the same on both sides.
      { path: 'app', caseSensitive: true, lazy: () => loadWithRetries(() => import('./routes/app-route.tsx')) },
      { path: '*', lazy: () => loadWithRetries(() => import('./routes/not-found-route.tsx')) },
    ],
  },
];
