import { useState, type SubmitEvent } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { FieldError } from '../../../../components/ui/field.tsx';
import { AUTH } from '../../../../texts/auth.ts';
import { useAuthInternals } from '../../auth-context.ts';
import { checkEmail, explainRefusal, readFields, type AccountErrors } from './account-fields.ts';
import { EmailField } from './email-field.tsx';
import { postForgotten } from './embedded-api.ts';
import { takeFocus, takeFocusOfForm } from './take-focus.ts';
import { TextButton } from './text-button.tsx';

interface Props {
  /** What was typed so far. */
  email: string;
  onSent: (email: string) => void;
  onBack: (email: string) => void;
}

/** A forgotten password: by mail where the product sends any, else whoever runs it has a command. */
export function ForgottenForm(props: Props) {
  const { sendsMail } = useAuthInternals();
  return sendsMail ? <AskForLink {...props} /> : <AskOperator {...props} />;
}

function AskForLink({ email: known, onSent, onBack }: Props) {
  const [errors, setErrors] = useState<AccountErrors>({});
  const [busy, setBusy] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { email } = readFields(event.currentTarget);
    const wrong = checkEmail(email);
    setErrors(wrong ? { email: wrong } : {});
    if (wrong) return;
    setBusy(true);
    try {
      await postForgotten(email);
      onSent(email);
    } catch (error) {
      setErrors(explainRefusal('sign-in', error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form ref={takeFocusOfForm} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <EmailField knownEmail={known} error={errors.email} />
      <FieldError message={errors.form} />
      <Button type="submit" size="lg" busy={busy} className="mt-1 w-full">
        {AUTH.sendLink}
      </Button>
      <TextButton className="self-center" onClick={() => onBack(known)}>
        {AUTH.backToSignIn}
      </TextButton>
    </form>
  );
}

function AskOperator({ email, onBack }: Props) {
  return (
    <div className="flex flex-col gap-4">
      <code
        ref={takeFocus}
        tabIndex={-1}
        aria-label={AUTH.askOperator}
        className="rounded-tile border border-border bg-surface px-3 py-2 text-sm wrap-anywhere"
      >
        {AUTH.resetCommand(email)}
      </code>
      <TextButton className="self-center" onClick={() => onBack(email)}>
        {AUTH.backToSignIn}
      </TextButton>
    </div>
  );
}
