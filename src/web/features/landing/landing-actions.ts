import type { ReactNode } from 'react';

/** What the page may ask of the app around it. */
export interface LandingActions {
  signedIn: boolean;
  onSignIn: () => void;
  onSignUp: () => void;
  /** Stands in the header of somebody who is signed in. */
  userMenu: ReactNode;
}
