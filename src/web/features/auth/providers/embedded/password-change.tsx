import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, type SubmitEvent } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { Card } from '../../../../components/ui/card.tsx';
import { FieldError } from '../../../../components/ui/field.tsx';
import { ApiError, serverDetail } from '../../../../lib/api-error.ts';
import { notify } from '../../../../lib/notify.ts';
import { ACCOUNT_SECURITY as texts, AUTH } from '../../../../texts/auth.ts';
import { useAuth, useAuthInternals } from '../../auth-context.ts';
import { checkNewPassword } from './account-fields.ts';
import { postPasswordChange } from './embedded-api.ts';
import { openSignInsQuery } from './open-sign-ins-query.ts';
import { PasswordField } from './password-field.tsx';

type Errors = Partial<Record<'currentPassword' | 'newPassword' | 'form', string>>;

export function PasswordChange() {
  const { user } = useAuth();
  const { askTabs } = useAuthInternals();
  const queryClient = useQueryClient();
  const heading = useId();
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const passwords = readPasswords(form);
    const found = checkPasswords(passwords);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await postPasswordChange(passwords);
      askTabs();
      form.reset();
      notify.success(texts.changed, texts.changedHint);
      await queryClient.invalidateQueries({ queryKey: openSignInsQuery.queryKey });
    } catch (error) {
      setErrors(explain(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Card role="region" aria-labelledby={heading} className="p-5 sm:p-6">
      <h2 id={heading} className="text-md leading-snug font-semibold">
        {texts.passwordTitle}
      </h2>
      <p className="mt-0.5 text-sm text-muted">{texts.passwordHint}</p>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 flex max-w-md flex-col gap-4">
        {/* So that a password manager knows whose password it keeps. */}
        <input type="text" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <PasswordField
          autoComplete="current-password"
          name="currentPassword"
          label={texts.current}
          error={errors.currentPassword}
        />
        <PasswordField
          autoComplete="new-password"
          name="newPassword"
          label={AUTH.newPassword}
          hint={AUTH.passwordHint}
          error={errors.newPassword}
        />
        <FieldError message={errors.form} />
        <Button type="submit" variant="outline" busy={busy} className="self-start">
          {texts.change}
        </Button>
      </form>
    </Card>
  );
}

function readPasswords(form: HTMLFormElement) {
  const data = new FormData(form);
  const read = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { currentPassword: read('currentPassword'), newPassword: read('newPassword') };
}

function checkPasswords({ currentPassword, newPassword }: ReturnType<typeof readPasswords>): Errors {
  const wrong = checkNewPassword(newPassword);
  return {
    ...(currentPassword ? {} : { currentPassword: AUTH.passwordMissing }),
    ...(wrong ? { newPassword: wrong } : {}),
  };
}

function explain(error: unknown): Errors {
  const errors: Errors = {};
  for (const { path, message } of error instanceof ApiError ? error.errors : []) {
    if (path === 'currentPassword' || path === 'newPassword') errors[path] ??= message;
  }
  if (Object.keys(errors).length > 0) return errors;
  return { form: serverDetail(error, error instanceof ApiError ? error.message : AUTH.failed) };
}
