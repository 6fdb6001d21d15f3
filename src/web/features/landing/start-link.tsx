import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { Button, type ButtonLook } from '../../components/ui/button.tsx';
import type { LandingActions } from './landing-actions.ts';

export interface StartLinkProps extends ButtonLook {
  actions: LandingActions;
  mode?: 'sign-up' | 'sign-in';
  className?: string;
  children: ReactNode;
}

/**
 * Opens sign-up for visitors and leads everybody else to the app. A link all the same: in a new tab it leads to the same
 * form, and it works before the script has come, which looks for `data-auth`.
 */
export function StartLink({ actions, mode = 'sign-up', children, ...look }: StartLinkProps) {
  const openForm = (event: MouseEvent) => {
    if (actions.signedIn || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (mode === 'sign-up') actions.onSignUp();
    else actions.onSignIn();
  };
  return (
    <Button asChild {...look}>
      <Link
        to={actions.signedIn || mode === 'sign-in' ? '/app' : actions.signUpAddress}
        data-auth={mode}
        onClick={openForm}
      >
        {children}
      </Link>
    </Button>
  );
}
