import { useState } from 'react';
import { Card } from '../../components/ui/card.tsx';
import { AUTH } from '../../texts/auth.ts';
import { useAuthInternals } from './auth-context.ts';
import { AuthForms } from './auth-forms.tsx';
import type { AuthMode } from './browser-auth-provider.ts';

/** Sign-in as a page of its own, for signed-out visitors of the app. */
export function AuthCard() {
  const { accept } = useAuthInternals();
  const [mode, setMode] = useState<AuthMode>('sign-in');
  return (
    <Card className="mx-auto w-full max-w-md p-6 sm:p-8">
      <h1 className="font-display text-2xl">{mode === 'sign-in' ? AUTH.signInTitle : AUTH.signUpTitle}</h1>
      <p className="mt-1.5 mb-6 text-muted">{mode === 'sign-in' ? AUTH.signInHint : AUTH.signUpHint}</p>
      <AuthForms mode={mode} onModeChange={setMode} onSignedIn={accept} />
    </Card>
  );
}
