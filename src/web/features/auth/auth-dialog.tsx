import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Dialog, DialogContent } from '../../components/ui/dialog.tsx';
import { AUTH } from '../../texts/auth.ts';
import { useAuth, useAuthInternals } from './auth-context.ts';
import { AuthForms } from './auth-forms.tsx';
import type { AuthTitle } from './browser-auth-provider.ts';

/** Sign-in and sign-up over the page one is on. */
export function AuthDialog() {
  const { status, expired } = useAuth();
  const { dialog, setDialog, accept } = useAuthInternals();
  const navigate = useNavigate();
  const [other, setOther] = useState<AuthTitle | null>(null);
  // Signed in now, or already when the link was pressed: go where the press leads.
  const done = status === 'signed-in' && !expired;
  useEffect(() => {
    if (!done || !dialog) return;
    setDialog(null);
    if (dialog.to) void navigate(dialog.to);
  }, [done, dialog, setDialog, navigate]);
  if (!dialog || done) return null;
  const { title, hint } = other ?? AUTH.titles[expired ? 'expired' : dialog.mode];
  return (
    <Dialog open onOpenChange={(open) => !open && setDialog(null)}>
      <DialogContent title={title} description={hint}>
        <div className="mt-6">
          <AuthForms
            mode={dialog.mode}
            onModeChange={(mode) => setDialog({ ...dialog, mode })}
            onSignedIn={accept}
            onTitleChange={setOther}
          />
        </div>
      </DialogContent>
    </Dialog>
  );
}
