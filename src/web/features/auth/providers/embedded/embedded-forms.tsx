import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { Field, FieldError } from '../../../../components/ui/field.tsx';
import { Input } from '../../../../components/ui/input.tsx';
import { AUTH } from '../../../../texts/auth.ts';
import type { AuthFormsProps, AuthMode } from '../../browser-auth-provider.ts';
import { checkFields, explainRefusal, readFields, type AccountErrors } from './account-fields.ts';
import { postSignIn, postSignUp } from './embedded-api.ts';
import { PasswordField } from './password-field.tsx';

/** E-mail and password. Fields keep what was typed when one changes between sign-in and sign-up. */
export function EmbeddedForms({ mode, onModeChange, signUpOpen, knownEmail, onSignedIn }: AuthFormsProps) {
  const [errors, setErrors] = useState<AccountErrors>({});
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const signingUp = mode === 'sign-up';
  useEffect(() => focusFirstEmpty(form.current), []);
  if (signingUp && !signUpOpen) return <SignUpClosed onModeChange={onModeChange} />;

  const show = (found: AccountErrors) => {
    setErrors(found);
    const first = (['name', 'email', 'password'] as const).find((field) => found[field]);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = readFields(event.currentTarget);
    const found = checkFields(mode, fields);
    show(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      onSignedIn(await (signingUp ? postSignUp(fields) : postSignIn(fields)));
    } catch (error) {
      show(explainRefusal(mode, error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {signingUp && (
        <Field label={AUTH.name} error={errors.name}>
          {(control) => <Input {...control} name="name" autoComplete="name" />}
        </Field>
      )}
      <Field label={AUTH.email} error={errors.email}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            defaultValue={knownEmail}
          />
        )}
      </Field>
      <PasswordField
        autoComplete={signingUp ? 'new-password' : 'current-password'}
        hint={signingUp ? AUTH.passwordHint : AUTH.passwordForgotten}
        error={errors.password}
      />
      <FieldError message={errors.form} />
      <Button type="submit" size="lg" busy={busy} className="mt-1 w-full">
        {signingUp ? AUTH.createAccount : AUTH.signIn}
      </Button>
      <ModeSwitch
        mode={mode}
        signUpOpen={signUpOpen}
        onModeChange={(next) => {
          setErrors({});
          onModeChange(next);
        }}
      />
    </form>
  );
}

/** The forms come a moment after their dialog, which has put the focus on its Close button by then. */
function focusFirstEmpty(form: HTMLFormElement | null): void {
  const fields = form?.querySelectorAll<HTMLInputElement>('input') ?? [];
  Array.from(fields)
    .find((field) => field.value === '')
    ?.focus({ preventScroll: true });
}

function ModeSwitch({ mode, signUpOpen, onModeChange }: Pick<AuthFormsProps, 'mode' | 'signUpOpen' | 'onModeChange'>) {
  if (mode === 'sign-in' && !signUpOpen) return <p className="text-center text-sm text-muted">{AUTH.signUpClosed}</p>;
  const other: AuthMode = mode === 'sign-in' ? 'sign-up' : 'sign-in';
  return (
    <p className="text-center text-sm text-muted">
      {mode === 'sign-in' ? AUTH.noAccount : AUTH.haveAccount}{' '}
      <button
        type="button"
        className="rounded-sm px-1 py-2 font-medium text-primary underline underline-offset-4"
        onClick={() => onModeChange(other)}
      >
        {other === 'sign-up' ? AUTH.signUp : AUTH.signIn}
      </button>
    </p>
  );
}

function SignUpClosed({ onModeChange }: Pick<AuthFormsProps, 'onModeChange'>) {
  return (
    <div className="flex flex-col gap-5">
      <p>{AUTH.signUpClosed}</p>
      <Button size="lg" onClick={() => onModeChange('sign-in')}>
        {AUTH.signIn}
      </Button>
    </div>
  );
}
