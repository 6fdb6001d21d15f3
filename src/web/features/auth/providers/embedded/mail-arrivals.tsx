import { Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '../../../../lib/lazy-part.ts';
import { AUTH } from '../../../../texts/auth.ts';
import { useAuth, useAuthInternals, type AuthStatus } from '../../auth-context.ts';

const NewPasswordDialog = lazyPart(() =>
  import('./new-password-dialog.tsx').then((module) => module.NewPasswordDialog),
);

const ArrivalNotice = lazyPart(() => import('./arrival-notice.tsx').then((module) => module.ArrivalNotice));

/** What the link of a mail has brought somebody here for: a new password, or word of their address. */
export function MailArrivals() {
  const [params, setParams] = useSearchParams();
  const [{ reset, email, removed }] = useState(() => ({
    reset: params.get('reset'),
    email: params.get('email'),
    removed: readCount(params),
  }));
  const [open, setOpen] = useState(true);
  const [changed, setChanged] = useState<{ accessTokensRemoved: number } | null>(null);
  const { status } = useAuth();
  const { askTabs } = useAuthInternals();

  // A token stands in the address no longer than it has to: not in the history, and in no referrer.
  const stands = params.has('reset') || params.has('email');
  useEffect(() => {
    if (!stands) return;
    const clean = (now: URLSearchParams) => {
      now.delete('reset');
      now.delete('email');
      now.delete('removed_tokens');
      return now;
    };
    setParams(clean, { replace: true, preventScrollReset: true });
  }, [stands, setParams]);

  if (!open) return null;
  const close = () => setOpen(false);
  const word = changed
    ? { title: AUTH.passwordSet, hint: AUTH.passwordSetHint(changed.accessTokensRemoved) }
    : wordOn({ code: email, removed }, status);
  return (
    <Suspense>
      {reset !== null && !changed && (
        <NewPasswordDialog
          token={reset}
          onChanged={(accessTokensRemoved) => {
            setChanged({ accessTokensRemoved });
            askTabs();
          }}
          onClose={close}
        />
      )}
      {word && <ArrivalNotice {...word} onClose={close} />}
    </Suspense>
  );
}

/** Whoever is signed in by the link sees that it worked, once it is known. */
function wordOn(
  { code, removed }: { code: string | null; removed: number | null },
  status: AuthStatus,
): { title: string; hint: string } | null {
  if (status !== 'signed-in' && status !== 'signed-out') return null;
  if (code === 'confirmed') {
    const now = status === 'signed-in' ? AUTH.signedInNow : AUTH.signInNow;
    const hint = removed === null ? now : `${now} ${AUTH.removedBefore(removed)}`;
    return { title: AUTH.emailConfirmed, hint };
  }
  if (code === 'expired' || code === 'used' || code === 'unknown') {
    return { title: AUTH.linkRefused, hint: AUTH.emailLink[code] };
  }
  return null;
}

/** How many access tokens went when the address was confirmed; null where the account had nothing before. */
function readCount(params: URLSearchParams): number | null {
  const text = params.get('removed_tokens');
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : null;
}
