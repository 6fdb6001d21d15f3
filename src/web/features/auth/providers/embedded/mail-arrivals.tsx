import { Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '../../../../lib/lazy-part.ts';
import { notify } from '../../../../lib/notify.ts';
import { AUTH } from '../../../../texts/auth.ts';
import { useAuth } from '../../auth-context.ts';

const NewPasswordDialog = lazyPart(() =>
  import('./new-password-dialog.tsx').then((module) => module.NewPasswordDialog),
);

/** What the link of a mail has brought somebody here for: a new password, or word of their address. */
export function MailArrivals() {
  const [params, setParams] = useSearchParams();
  const [arrival] = useState(() => ({ reset: params.get('reset'), email: params.get('email') }));
  const [open, setOpen] = useState(true);
  const { status } = useAuth();
  const { reset, email } = arrival;

  // A token stands in the address no longer than it has to: not in the history, and in no referrer.
  const stands = params.has('reset') || params.has('email');
  useEffect(() => {
    if (!stands) return;
    const clean = (now: URLSearchParams) => {
      now.delete('reset');
      now.delete('email');
      return now;
    };
    setParams(clean, { replace: true, preventScrollReset: true });
  }, [stands, setParams]);

  // Once, when it is known who is signed in.
  const told = useRef(false);
  useEffect(() => {
    if (email === null || told.current || !(status === 'signed-in' || status === 'signed-out')) return;
    told.current = true;
    tellOfEmail(email, status === 'signed-in');
  }, [email, status]);

  if (reset === null || !open) return null;
  return (
    <Suspense>
      <NewPasswordDialog token={reset} onClose={() => setOpen(false)} />
    </Suspense>
  );
}

function tellOfEmail(code: string, signedIn: boolean): void {
  if (code === 'confirmed') notify.success(AUTH.emailConfirmed, signedIn ? undefined : AUTH.signInNow);
  else if (code === 'expired' || code === 'used' || code === 'unknown') {
    notify.error(AUTH.linkRefused, AUTH.emailLink[code]);
  }
}
