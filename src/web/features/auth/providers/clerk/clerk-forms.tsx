import { useEffect, useRef } from 'react';
import { AUTH } from '../../../../texts/auth.ts';
import type { AuthFormsProps, AuthMode } from '../../browser-auth-provider.ts';
import { FORM_APPEARANCE } from './clerk-appearance.ts';
import { clerkOfPage } from './clerk-of-page.ts';

/** Clerk's own sign-in and sign-up. Who is signed in then is told by the provider's `watch`. */
export function ClerkForms({ mode, onModeChange, knownEmail }: AuthFormsProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = place.current;
    if (!node) return undefined;
    const clerk = clerkOfPage();
    let shown = true;
    const show = () => {
      if (!shown) return;
      const props = formProps(knownEmail);
      if (mode === 'sign-up') clerk.mountSignUp(node, props);
      else clerk.mountSignIn(node, { ...props, withSignUp: true });
    };
    // The product refused this session, so Clerk would send whoever has it away from its form.
    if (clerk.session?.status === 'active') void clerk.signOut().then(show, show);
    else show();
    return () => {
      shown = false;
      if (mode === 'sign-up') clerk.unmountSignUp(node);
      else clerk.unmountSignIn(node);
    };
  }, [mode, knownEmail]);
  const other: AuthMode = mode === 'sign-in' ? 'sign-up' : 'sign-in';
  return (
    <div className="flex flex-col gap-4">
      <div ref={place} />
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
    </div>
  );
}

function formProps(knownEmail: string | undefined) {
  // Whoever signs in by another site, and so leaves this page, comes back to where they were.
  const back = location.pathname === '/app' ? `/app${location.search}` : '/app';
  return {
    routing: 'hash' as const,
    signInUrl: '/app',
    signUpUrl: '/app',
    forceRedirectUrl: back,
    signInForceRedirectUrl: back,
    signUpForceRedirectUrl: back,
    appearance: FORM_APPEARANCE,
    ...(knownEmail ? { initialValues: { emailAddress: knownEmail } } : {}),
  };
}
