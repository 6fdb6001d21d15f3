import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { Dialog, DialogContent } from '../../components/ui/dialog.tsx';
import { AUTH } from '../../texts/auth.ts';
import { useAuth, useAuthInternals } from './auth-context.ts';
import { AuthForms } from './auth-forms.tsx';

/** Sign-in and sign-up over the page one is on. */
export function AuthDialog() {
  const { status, expired } = useAuth();
  const { dialog, setDialog, accept } = useAuthInternals();
  const navigate = useNavigate();
  // Signed in now, or already when the link was pressed: go where the press leads.
  const done = status === 'signed-in' && !expired;
  useEffect(() => {
    if (!done || !dialog) return;
    setDialog(null);
    if (dialog.to) void navigate(dialog.to);
  }, [done, dialog, setDialog, navigate]);
  if (!dialog || done) return null;
  const signingUp = dialog.mode === 'sign-up';
  const [title, hint] = expired
    ? [AUTH.expiredTitle, AUTH.expiredHint]
    : signingUp
      ? [AUTH.signUpTitle, AUTH.signUpHint]
      : [AUTH.signInTitle, AUTH.signInHint];
  return (
    <Dialog open onOpenChange={(open) => !open && setDialog(null)}>
      <DialogContent title={title} description={hint}>
        <div className="mt-6">
          <AuthForms mode={dialog.mode} onModeChange={(mode) => setDialog({ ...dialog, mode })} onSignedIn={accept} />
        </div>
      </DialogContent>
    </Dialog>
  );
}
