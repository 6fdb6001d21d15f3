import { useState, type SubmitEvent } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { Dialog, DialogContent } from '../../../../components/ui/dialog.tsx';
import { FieldError } from '../../../../components/ui/field.tsx';
import { Notice } from '../../../../components/ui/notice.tsx';
import { ApiError, serverDetail } from '../../../../lib/api-error.ts';
import { AUTH } from '../../../../texts/auth.ts';
import { checkNewPassword, readFields } from './account-fields.ts';
import { postNewPassword } from './embedded-api.ts';
import { PasswordField } from './password-field.tsx';

interface Refusal {
  password?: string | undefined;
  link?: string | undefined;
  form?: string | undefined;
}

interface Props {
  token: string;
  onChanged: () => void;
  onClose: () => void;
}

/** Opened by the link for a new password, whoever is signed in. */
export function NewPasswordDialog({ token, onChanged, onClose }: Props) {
  const [refusal, setRefusal] = useState<Refusal>({});
  const [busy, setBusy] = useState(false);
  const email = emailOf(token);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { password } = readFields(event.currentTarget);
    const wrong = checkNewPassword(password);
    setRefusal({ password: wrong });
    if (wrong) return;
    setBusy(true);
    try {
      await postNewPassword(token, password);
      onChanged();
    } catch (error) {
      setRefusal(explain(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={AUTH.newPasswordTitle} description={email && AUTH.newPasswordFor(email)}>
        <form noValidate onSubmit={(event) => void submit(event)} className="mt-6 flex flex-col gap-4">
          {/* So that a password manager knows whose password it keeps. */}
          <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
          <PasswordField
            autoComplete="new-password"
            label={AUTH.newPassword}
            hint={AUTH.passwordHint}
            error={refusal.password}
          />
          {refusal.link && (
            <Notice tone="error" title={AUTH.linkRefused}>
              {refusal.link}
            </Notice>
          )}
          <FieldError message={refusal.form} />
          <Button type="submit" size="lg" busy={busy} className="mt-1 w-full">
            {AUTH.setPassword}
          </Button>
        </form>
      </DialogContent>
    </Dialog>
  );
}

function explain(error: unknown): Refusal {
  const errors = error instanceof ApiError ? error.errors : [];
  const [link, password] = ['token', 'newPassword'].map((path) => errors.find((one) => one.path === path)?.message);
  if (link || password) return { link, password };
  return { form: serverDetail(error, error instanceof ApiError ? error.message : AUTH.failed) };
}

/** Whom the link names. The server alone checks it. */
function emailOf(token: string): string | null {
  try {
    const claims: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    return claims !== null && typeof claims === 'object' && 'sub' in claims ? String(claims.sub) : null;
  } catch {
    return null;
  }
}
