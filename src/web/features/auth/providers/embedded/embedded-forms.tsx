import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { Field, FieldError } from '../../../../components/ui/field.tsx';
import { Input } from '../../../../components/ui/input.tsx';
import { AUTH } from '../../../../texts/auth.ts';
import { useAuthInternals } from '../../auth-context.ts';
import type { AuthFormsProps, AuthMode, AuthTitle } from '../../browser-auth-provider.ts';
import { checkFields, explainRefusal, isUnconfirmed, readFields, type AccountErrors } from './account-fields.ts';
import { EmailField } from './email-field.tsx';
import { postSignIn, postSignUp } from './embedded-api.ts';
import { ForgottenForm } from './forgotten-form.tsx';
import { MailSent, SENT_HINTS, type SentMail } from './mail-sent.tsx';
import { PasswordField } from './password-field.tsx';
import { TextButton } from './text-button.tsx';

type View = { kind: 'form' } | { kind: 'forgotten'; email: string } | ({ kind: 'sent' } & SentMail);

/** E-mail and password, and what to do without them. */
export function EmbeddedForms(props: AuthFormsProps) {
  const [view, setView] = useState<View>({ kind: 'form' });
  const back = (email: string) => {
    props.onModeChange('sign-in');
    setView({ kind: 'form' });
    setKnownEmail(email);
  };
  const [knownEmail, setKnownEmail] = useState(props.knownEmail);
  const { sendsMail } = useAuthInternals();
  const { onTitleChange, signUpOpen, mode } = props;
  const isClosed = mode === 'sign-up' && !signUpOpen;
  useEffect(() => {
    onTitleChange(titleOf(view, { sendsMail, isClosed }));
    return () => onTitleChange(null);
  }, [onTitleChange, view, sendsMail, isClosed]);
  if (view.kind === 'forgotten') {
    return (
      <ForgottenForm
        email={view.email}
        onSent={(email) => setView({ kind: 'sent', why: 'reset', email })}
        onBack={back}
      />
    );
  }
  if (view.kind === 'sent') return <MailSent {...view} onBack={() => back(view.email)} />;
  return (
    <AccountForm
      {...props}
      knownEmail={knownEmail}
      onForgotten={(email) => setView({ kind: 'forgotten', email })}
      onSent={(mail) => setView({ kind: 'sent', ...mail })}
    />
  );
}

function titleOf(view: View, { sendsMail, isClosed }: { sendsMail: boolean; isClosed: boolean }): AuthTitle | null {
  if (view.kind === 'sent') return { title: AUTH.checkMail, hint: SENT_HINTS[view.why](view.email) };
  if (view.kind === 'forgotten') {
    return { title: AUTH.forgottenTitle, hint: sendsMail ? AUTH.forgottenHint : AUTH.askOperator };
  }
  return isClosed ? { title: AUTH.signUpClosedTitle, hint: AUTH.signUpClosedHint } : null;
}

interface AccountFormProps extends Omit<AuthFormsProps, 'onTitleChange'> {
  onForgotten: (email: string) => void;
  onSent: (mail: SentMail) => void;
}

/** Fields keep what was typed when one changes between sign-in and sign-up. */
function AccountForm({
  mode,
  onModeChange,
  signUpOpen,
  knownEmail,
  onSignedIn,
  onForgotten,
  onSent,
}: AccountFormProps) {
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
      const session = await (signingUp ? postSignUp(fields) : postSignIn(fields));
      if (session) onSignedIn(session);
      else onSent({ why: 'sign-up', email: fields.email });
    } catch (error) {
      // The password was right, and the link is on its way once more.
      if (!signingUp && isUnconfirmed(error)) onSent({ why: 'unconfirmed', email: fields.email });
      else show(explainRefusal(mode, error));
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
      <EmailField knownEmail={knownEmail} error={errors.email} />
      <PasswordField
        autoComplete={signingUp ? 'new-password' : 'current-password'}
        hint={signingUp ? AUTH.passwordHint : undefined}
        error={errors.password}
      />
      {!signingUp && (
        <TextButton
          className="-mt-3 -ml-1 self-start"
          onClick={() => onForgotten(form.current ? readFields(form.current).email : '')}
        >
          {AUTH.forgotten}
        </TextButton>
      )}
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
      <TextButton onClick={() => onModeChange(other)}>{other === 'sign-up' ? AUTH.signUp : AUTH.signIn}</TextButton>
    </p>
  );
}

function SignUpClosed({ onModeChange }: Pick<AuthFormsProps, 'onModeChange'>) {
  return (
    <Button size="lg" className="w-full" onClick={() => onModeChange('sign-in')}>
      {AUTH.signIn}
    </Button>
  );
}
