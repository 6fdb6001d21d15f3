import { useMemo } from 'react';
import { useAuth } from '../../features/auth/auth-context.ts';
import { SIGN_UP_ADDRESS } from '../../features/auth/sign-up-address.ts';
import { UserMenu } from '../../features/auth/user-menu.tsx';
import type { LandingActions } from '../../features/landing/landing-actions.ts';
import { LandingPage } from '../../features/landing/landing-page.tsx';

/** Sonner comes only to those who get to see a toast. */
const showSignOutFailure = async (reason: string | undefined) => {
  const [{ notify }, { AUTH }] = await Promise.all([import('../../lib/notify.ts'), import('../../texts/auth.ts')]);
  notify.error(AUTH.signOutFailed, reason);
};

export function Component() {
  const { user, signIn, signUp } = useAuth();
  const actions = useMemo<LandingActions>(
    () => ({
      signedIn: user !== null,
      onSignIn: () => signIn({ to: '/app' }),
      onSignUp: () => signUp({ to: '/app' }),
      signUpAddress: SIGN_UP_ADDRESS,
      userMenu: user && <UserMenu user={user} onSignOutFailed={(reason) => void showSignOutFailure(reason)} />,
    }),
    [user, signIn, signUp],
  );
  return <LandingPage actions={actions} />;
}
