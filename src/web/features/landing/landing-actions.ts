import type { ReactNode } from 'react';

/** What the page may ask of the app around it. */
export interface LandingActions {
  signedIn: boolean;
  onSignIn: () => void;
  onSignUp: () => void;
  /** Of sign-up as a page, for whoever opens it in a new tab. */
  signUpAddress: string;
  /** Stands in the header of somebody who is signed in. */
  userMenu: ReactNode;
}
