import { useNavigate } from 'react-router';
import { Dialog, DialogContent } from '../../components/ui/dialog.tsx';
import { AUTH } from '../../texts/auth.ts';
import { useAuth, useAuthInternals } from './auth-context.ts';
import { AuthForms } from './auth-forms.tsx';

/** Sign-in and sign-up over the page one is on. */
export function AuthDialog() {
  const { expired } = useAuth();
  const { dialog, setDialog, accept } = useAuthInternals();
  const navigate = useNavigate();
  if (!dialog) return null;
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
