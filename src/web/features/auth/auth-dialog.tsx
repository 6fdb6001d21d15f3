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
  // Pressed before it was known that this visitor is signed in: go straight to where the press leads.
  const needless = status === 'signed-in' && !expired;
  useEffect(() => {
    if (!needless || !dialog) return;
    setDialog(null);
    if (dialog.to) void navigate(dialog.to);
  }, [needless, dialog, setDialog, navigate]);
  if (!dialog || needless) return null;
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
          <AuthForms
            mode={dialog.mode}
            onModeChange={(mode) => setDialog({ ...dialog, mode })}
            onSignedIn={(session) => {
              accept(session);
              if (dialog.to) void navigate(dialog.to);
            }}
          />
        </div>
      </DialogContent>
    </Dialog>
  );
}
