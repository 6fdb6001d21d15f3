import { useState } from 'react';
import { Card } from '../../components/ui/card.tsx';
import { AUTH } from '../../texts/auth.ts';
import { useAuthInternals } from './auth-context.ts';
import { AuthForms } from './auth-forms.tsx';
import type { AuthTitle } from './browser-auth-provider.ts';
import { wasSignedIn } from './known-visitor.ts';
import { useModeInAddress } from './sign-up-address.ts';

/** Sign-in as a page of its own, for signed-out visitors of the app. */
export function AuthCard() {
  const { accept, elsewhere } = useAuthInternals();
  const [isBack] = useState(wasSignedIn);
  const [mode, setMode] = useModeInAddress();
  const [other, setOther] = useState<AuthTitle | null>(null);
  const welcome = elsewhere ? 'elsewhere' : isBack ? 'sign-in' : 'first';
  const { title, hint } = other ?? AUTH.titles[mode === 'sign-in' ? welcome : mode];
  return (
    <Card className="mx-auto w-full max-w-md p-6 sm:p-8">
      <h1 className="font-display text-2xl">{title}</h1>
      <p className="mt-1.5 mb-6 text-muted">{hint}</p>
      <AuthForms mode={mode} onModeChange={setMode} onSignedIn={accept} onTitleChange={setOther} />
    </Card>
  );
}
