import { Suspense } from 'react';
import { Notice } from '../../components/ui/notice.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { AUTH } from '../../texts/auth.ts';
import { COMMON } from '../../texts/common.ts';
import { useAuth, useAuthInternals } from './auth-context.ts';
import type { AuthMode } from './browser-auth-provider.ts';
import type { AuthSession } from './session.ts';

interface Props {
  mode: AuthMode;
  onModeChange: (mode: AuthMode) => void;
  onSignedIn: (session: AuthSession) => void;
}

/** The configured provider's own forms, loaded when first shown. */
export function AuthForms({ mode, onModeChange, onSignedIn }: Props) {
  const { status, problem, user, retry } = useAuth();
  const { provider, signUpOpen } = useAuthInternals();
  if (status === 'error') {
    const again = (
      <Button variant="outline" size="sm" onClick={retry}>
        {COMMON.tryAgain}
      </Button>
    );
    return (
      <Notice tone="error" title={AUTH.unavailableTitle} action={again}>
        {problem}
      </Notice>
    );
  }
  if (!provider) return <FormsSkeleton />;
  return (
    <Suspense fallback={<FormsSkeleton />}>
      <provider.AuthForms
        mode={mode}
        onModeChange={onModeChange}
        signUpOpen={signUpOpen}
        knownEmail={user?.email}
        onSignedIn={onSignedIn}
      />
    </Suspense>
  );
}

function FormsSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-5">
      <Skeleton className="h-17" />
      <Skeleton className="h-17" />
      <Skeleton className="h-11" />
    </div>
  );
}
