import type { RouteObject } from 'react-router';
import { CrashPage } from './crash-page.tsx';
import { RootLayout } from './root-layout.tsx';

/** All pages. Views within the app are query parameters of `/app`. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: CrashPage,
    children: [
      { index: true, lazy: () => import('./routes/landing-route.tsx') },
      // The server knows this spelling alone; the first view must be the same on both sides.
      { path: 'app', caseSensitive: true, lazy: () => import('./routes/app-route.tsx') },
      { path: '*', lazy: () => import('./routes/not-found-route.tsx') },
    ],
  },
];
