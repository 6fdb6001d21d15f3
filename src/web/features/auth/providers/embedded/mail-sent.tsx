import { useState } from 'react';
import { Mail } from '../../../../components/icons.ts';
import { Button } from '../../../../components/ui/button.tsx';
import { FieldError } from '../../../../components/ui/field.tsx';
import { AUTH } from '../../../../texts/auth.ts';
import { explainRefusal } from './account-fields.ts';
import { postConfirm, postForgotten } from './embedded-api.ts';
import { takeFocus } from './take-focus.ts';
import { TextButton } from './text-button.tsx';

export interface SentMail {
  why: 'sign-up' | 'unconfirmed' | 'reset';
  email: string;
}

/** What stands above it. */
export const SENT_HINTS = {
  'sign-up': AUTH.confirmSent,
  unconfirmed: AUTH.confirmFirst,
  reset: AUTH.resetSent,
} as const;

/** The next step is a link in a mail. */
export function MailSent({ why, email, onBack }: SentMail & { onBack: () => void }) {
  const [sent, setSent] = useState<'busy' | 'again' | null>(null);
  const [error, setError] = useState<string>();

  const again = async () => {
    setSent('busy');
    setError(undefined);
    try {
      await (why === 'reset' ? postForgotten : postConfirm)(email);
      setSent('again');
    } catch (failed) {
      setSent(null);
      setError(explainRefusal('sign-in', failed).form ?? AUTH.failed);
    }
  };

  return (
    <div className="flex flex-col gap-4">
      <FieldError message={error} />
      <Button ref={takeFocus} variant="outline" size="lg" busy={sent === 'busy'} onClick={() => void again()}>
        <Mail aria-hidden />
        {AUTH.sendAgain}
      </Button>
      <p role="status" className="text-center text-sm text-muted empty:hidden">
        {sent === 'again' && AUTH.sentAgain}
      </p>
      <TextButton className="self-center" onClick={onBack}>
        {AUTH.backToSignIn}
      </TextButton>
    </div>
  );
}
