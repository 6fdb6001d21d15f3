import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useAuth } from '../../features/auth/auth-context.ts';
import { useCleanAddress, useModeInAddress } from '../../features/auth/sign-up-address.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { SHELL } from '../../texts/shell.ts';
import { AppHeader } from '../app-header.tsx';
import { WorkspaceSkeleton } from '../workspace-skeleton.tsx';

const AuthCard = lazyPart(() => import('../../features/auth/auth-card.tsx').then((module) => module.AuthCard));
const DashboardPage = lazyPart(() => import('../dashboard/dashboard-page.tsx').then((module) => module.DashboardPage));

/** Signed-in: the dashboard. Signed-out: sign-in. */
export function Component() {
  const { status, user } = useAuth();
  const [mode] = useModeInAddress();
  useCleanAddress(user !== null);
  // Who is signed in sees the title of the view.
  useDocumentTitle(
    status === 'signed-out' || status === 'error'
      ? SHELL[mode === 'sign-up' ? 'signUpTitle' : 'signInTitle']
      : undefined,
  );
  return (
    <div className="flex min-h-dvh flex-col [--container-page:80rem]">
      <AppHeader />
      <main id="main" tabIndex={-1} className="page flex-1 py-8 focus-visible:outline-none">
        {status === 'loading' && <WorkspaceSkeleton />}
        {(status === 'signed-out' || status === 'error') && (
          <div className="py-6 sm:py-12">
            <Suspense>
              <AuthCard />
            </Suspense>
          </div>
        )}
        {/* Another user starts afresh: nothing of the one before stays in memory. */}
        {user && <Workspace key={user.id} />}
      </main>
    </div>
  );
}

function Workspace() {
  const [queries] = useState(createQueryClient);
  const { expired } = useAuth();
  useEffect(() => {
    if (!expired) void queries.invalidateQueries();
  }, [expired, queries]);
  return (
    <QueryClientProvider client={queries}>
      <Suspense fallback={<WorkspaceSkeleton />}>
        <DashboardPage />
      </Suspense>
    </QueryClientProvider>
  );
}
