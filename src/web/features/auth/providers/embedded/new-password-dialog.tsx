import { useState, type SubmitEvent } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { Dialog, DialogContent } from '../../../../components/ui/dialog.tsx';
import { FieldError } from '../../../../components/ui/field.tsx';
import { ApiError, serverDetail } from '../../../../lib/api-error.ts';
import { AUTH } from '../../../../texts/auth.ts';
import { checkNewPassword, readFields } from './account-fields.ts';
import { postNewPassword } from './embedded-api.ts';
import { ArrivalNotice } from './arrival-notice.tsx';
import { PasswordField } from './password-field.tsx';

interface Refusal {
  password?: string | undefined;
  form?: string | undefined;
}

interface Props {
  token: string;
  onChanged: (accessTokensRemoved: number) => void;
  onClose: () => void;
}

/** Opened by the link for a new password, whoever is signed in. */
export function NewPasswordDialog({ token, onChanged, onClose }: Props) {
  const [refusal, setRefusal] = useState<Refusal>({});
  const [busy, setBusy] = useState(false);
  const [{ email, trouble }] = useState(() => readLink(token));
  const [wrongLink, setWrongLink] = useState(trouble);
  const [removeAccessTokens, setRemoveAccessTokens] = useState(true);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { password } = readFields(event.currentTarget);
    const wrong = checkNewPassword(password);
    setRefusal({ password: wrong });
    if (wrong) return;
    setBusy(true);
    try {
      onChanged(await postNewPassword({ token, newPassword: password, removeAccessTokens }));
    } catch (error) {
      setRefusal(explain(error));
      setWrongLink(wordOn(error, 'token') ?? null);
    } finally {
      setBusy(false);
    }
  };

  // Nothing that is typed here could mend it.
  if (wrongLink)
    return <ArrivalNotice title={AUTH.linkRefused} hint={`${wrongLink} ${AUTH.newLinkHint}`} onClose={onClose} />;
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
          <label className="flex cursor-pointer items-start gap-2.5 text-sm">
            <input
              type="checkbox"
              checked={removeAccessTokens}
              onChange={(event) => setRemoveAccessTokens(event.target.checked)}
              className="mt-0.5 size-4 shrink-0 accent-primary"
            />
            <span>
              {AUTH.removeTokens}
              <span className="block text-2sm text-muted">{AUTH.removeTokensHint}</span>
            </span>
          </label>
          <FieldError message={refusal.form} />
          <Button type="submit" size="lg" busy={busy} className="mt-1 w-full">
            {AUTH.setPassword}
          </Button>
        </form>
      </DialogContent>
    </Dialog>
  );
}

function wordOn(error: unknown, field: string): string | undefined {
  return error instanceof ApiError ? error.errors.find(({ path }) => path === field)?.message : undefined;
}

function explain(error: unknown): Refusal {
  const password = wordOn(error, 'newPassword');
  if (password) return { password };
  return { form: serverDetail(error, error instanceof ApiError ? error.message : AUTH.failed) };
}

/** Whom the link names, and what can be seen to be wrong with it. The server alone checks it. */
function readLink(token: string): { email: string | null; trouble: string | null } {
  try {
    const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(part));
    if (claims !== null && typeof claims === 'object' && 'sub' in claims) {
      const isOver = 'exp' in claims && Number(claims.exp) * 1000 <= Date.now();
      return { email: String(claims.sub), trouble: isOver ? AUTH.resetLink.expired : null };
    }
  } catch {
    // Cut off, or never one of ours.
  }
  return { email: null, trouble: AUTH.resetLink.unknown };
}
