import { useState } from 'react';
import { Mail } from '../../../../components/icons.ts';
import { Button } from '../../../../components/ui/button.tsx';
import { FieldError } from '../../../../components/ui/field.tsx';
import { AUTH } from '../../../../texts/auth.ts';
import { explainRefusal } from './account-fields.ts';
import { postConfirm, postForgotten } from './embedded-api.ts';
import { TextButton } from './text-button.tsx';

export interface SentMail {
  why: 'sign-up' | 'unconfirmed' | 'reset';
  email: string;
}

const SENTENCE = {
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
      <div role="status" className="flex items-start gap-3">
        <Mail aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
        <div className="min-w-0">
          <h2 className="font-semibold">{AUTH.checkMail}</h2>
          <p className="mt-1 text-sm wrap-anywhere text-muted">{SENTENCE[why](email)}</p>
        </div>
      </div>
      <FieldError message={error} />
      <Button variant="outline" size="lg" busy={sent === 'busy'} onClick={() => void again()}>
        {sent === 'again' ? AUTH.sentAgain : AUTH.sendAgain}
      </Button>
      <TextButton className="self-center" onClick={onBack}>
        {AUTH.backToSignIn}
      </TextButton>
    </div>
  );
}
