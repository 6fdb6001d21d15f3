import { use, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { SIGN_IN_PROBLEMS, type SignInProblem } from '../../../../../core/rules/sign-in-problems.ts';
import { Button } from '../../../../components/ui/button.tsx';
import { Notice } from '../../../../components/ui/notice.tsx';
import { loadConfig } from '../../../../lib/config.ts';
import { OIDC } from '../../../../texts/oidc.ts';
import { useAuth, useAuthInternals } from '../../auth-context.ts';
import type { AuthFormsProps } from '../../browser-auth-provider.ts';
import { fetchSession } from './oidc-api.ts';

/** Where the server tells why a sign-in came to nothing. */
const PROBLEM = 'sign_in';

/** One button that leads to the issuer, which is where people sign in and make accounts. */
export function OidcForms({ mode, onSignedIn }: AuthFormsProps) {
  const { expired, user } = useAuth();
  const { dialog } = useAuthInternals();
  const { auth } = use(loadConfig());
  const problem = useProblem();
  const here = useHere();
  const to = dialog?.to ?? here;
  const query = new URLSearchParams({ to, mode });
  useComingBack(expired, (session) => {
    // Somebody else signed in meanwhile: what is on the screen is not theirs.
    if (session.user.id === user?.id) onSignedIn(session);
    else location.reload();
  });
  return (
    <div className="flex flex-col gap-4">
      {problem && (
        <Notice tone={problem === 'cancelled' ? 'info' : 'error'} title={OIDC.problems[problem].title}>
          {OIDC.problems[problem].text}
        </Notice>
      )}
      <Button asChild size="lg" className="w-full">
        <a href={`/api/auth/sign-in?${query.toString()}`} {...(expired && { target: '_blank', rel: 'noreferrer' })}>
          {OIDC.continueWith(auth.issuer ?? '')}
        </a>
      </Button>
      <p className="text-center text-sm text-muted">{expired ? OIDC.newTab : OIDC.leads}</p>
    </div>
  );
}

/** Told once: the address is then as it was before. */
function useProblem(): SignInProblem | null {
  const [params, setParams] = useSearchParams();
  const [problem] = useState(() => SIGN_IN_PROBLEMS.find((known) => known === params.get(PROBLEM)) ?? null);
  const told = params.has(PROBLEM);
  useEffect(() => {
    if (!told) return;
    setParams(
      (now) => {
        now.delete(PROBLEM);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [told, setParams]);
  return problem;
}

function useHere(): string {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  params.delete(PROBLEM);
  const rest = params.toString();
  return rest ? `${pathname}?${rest}` : pathname;
}

/** Looks whether somebody is signed in again whenever this tab is looked at again. */
function useComingBack(
  waiting: boolean,
  onSession: (session: NonNullable<Awaited<ReturnType<typeof fetchSession>>>) => void,
) {
  useEffect(() => {
    if (!waiting) return undefined;
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      fetchSession().then(
        (session) => session && onSession(session),
        // Still away: there is another look with the next return.
        () => undefined,
      );
    };
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  });
}
