import { Suspense } from 'react';
import { Notice } from '../../components/ui/notice.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { AUTH } from '../../texts/auth.ts';
import { COMMON } from '../../texts/common.ts';
import { useAuth, useAuthInternals } from './auth-context.ts';
import type { AuthFormsProps } from './browser-auth-provider.ts';

type Props = Pick<AuthFormsProps, 'mode' | 'onModeChange' | 'onSignedIn' | 'onTitleChange'>;

/** The configured provider's own forms, loaded when first shown. */
export function AuthForms(props: Props) {
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
      <provider.AuthForms {...props} signUpOpen={signUpOpen} knownEmail={user?.email} />
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
