import { counted } from './words.ts';

export const AUTH = {
  signIn: 'Sign In',
  signUp: 'Sign Up',
  signOut: 'Sign Out',
  titles: {
    first: { title: 'Welcome', hint: 'Sign in to begin.' },
    'sign-in': { title: 'Welcome back', hint: 'Sign in to go on with your content.' },
    'sign-up': { title: 'Create your account', hint: 'Free, no credit card.' },
    elsewhere: {
      title: 'Welcome back',
      hint: 'Your sign-in ended in another tab. What you typed here is kept.',
    },
    expired: {
      title: 'Please sign in again',
      hint: 'Your session has ended. What is on the screen stays as it is.',
    },
  },
  expiredBar: 'Your session has ended.',
  name: 'Name',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 8 characters.',
  forgotten: 'Forgot your password?',
  forgottenTitle: 'Set a new password',
  forgottenHint: 'We send you a link to set a new one. It works for one hour.',
  sendLink: 'Send Link',
  backToSignIn: 'Back to sign in',
  askOperator:
    'This installation sends no mail. Whoever runs it can give you a link for a new password, by this command on its machine:',
  resetCommand: (email: string) => `npm run reset-password -- ${email || 'your@email'}`,
  checkMail: 'Check your mail',
  confirmSent: (email: string) =>
    `We sent a mail to ${email}. Open its link in this browser to confirm your address and sign in. It works for one hour.`,
  confirmFirst: (email: string) =>
    `Confirm your address first: we sent the link to ${email} again. It works for one hour.`,
  resetSent: (email: string) =>
    `If there is an account for ${email}, a mail with a link is on its way. It works for one hour.`,
  sendAgain: 'Send again',
  sentAgain: 'Sent again.',
  newPasswordTitle: 'Set a new password',
  newPasswordFor: (email: string) => `For ${email}. You will be signed out everywhere.`,
  newPassword: 'New password',
  setPassword: 'Set Password',
  passwordSet: 'Your password is changed',
  removeTokens: 'Also remove my access tokens',
  removeTokensHint: 'Scripts that use them stop working. Keep this ticked if somebody else may know your password.',
  passwordSetHint: (removed: number) =>
    removed === 0
      ? 'Sign in with the new one.'
      : `Sign in with the new one. ${counted(removed, {
          one: 'An access token of your account was removed',
          other: '# access tokens of your account were removed',
        })}: make new ones on your account page if your scripts need any.`,
  linkRefused: 'This link does not work',
  newLinkHint: 'You can do so by “Forgot your password?” where you sign in.',
  resetLink: {
    expired: 'This link has expired. Please ask for a new one.',
    unknown: 'This link is not right: it may have been cut off when it was copied. Please ask for a new one.',
  },
  emailConfirmed: 'Your email address is confirmed',
  signInNow: 'Sign in with your password.',
  signedInNow: 'You are signed in.',
  removedBefore: (tokens: number) =>
    tokens === 0
      ? 'All other sign-ins of this account have ended, since your address was not confirmed before.'
      : `All other sign-ins have ended and ${counted(tokens, {
          one: 'an access token was removed',
          other: '# access tokens were removed',
        })}, since your address was not confirmed before. Make new tokens on your account page if your scripts need any.`,
  goOn: 'Go on',
  emailLink: {
    expired: 'This link has expired. Sign in with your password, and we send you a new one.',
    used: 'This link was used already. If your address is confirmed, sign in with your password.',
    unknown: 'This link is not right. Open it again from the mail, or sign in to get a new one.',
  },
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  createAccount: 'Create Account',
  noAccount: 'No account yet?',
  haveAccount: 'Already have an account?',
  signUpClosedTitle: 'New accounts are closed here',
  signUpClosedHint: 'Ask whoever runs this installation for one.',
  signUpClosed: 'New accounts are closed here. Ask whoever runs this installation for one.',
  nameMissing: 'Please enter your name.',
  emailMissing: 'Please enter your email address.',
  emailInvalid: 'This does not look like an email address.',
  passwordMissing: 'Please enter your password.',
  passwordTooShort: 'The password needs at least 8 characters.',
  wrongCredentials: 'Email or password is not right.',
  failed: 'That did not work. Please try again.',
  signOutFailed: 'You are still signed in.',
  unavailableTitle: 'Sign-in is not available',
  account: 'Account menu',
  accountPage: 'Account',
  usage: 'Usage',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
} as const;

/** On the account's page. */
export const ACCOUNT_SECURITY = {
  samsungBrowser: 'Samsung Internet',
  passwordTitle: 'Password',
  passwordHint: 'All your other sign-ins end when you change it.',
  current: 'Current password',
  change: 'Change Password',
  changed: 'Your password is changed',
  changedHint: 'All your other sign-ins have ended.',
  sessionsTitle: 'Open sign-ins',
  sessionsHint: 'A sign-in ends after 30 days without a visit, and after 90 days at the latest.',
  thisOne: 'This one',
  lastSeen: (when: string) => `Last seen ${when}`,
  from: (address: string) => `from ${address}`,
  end: 'End',
  endOf: (device: string) => `End the sign-in of ${device}`,
  endOthers: 'End all others',
  ended: 'The sign-in has ended',
  othersEnded: 'All other sign-ins have ended',
  failedTitle: 'Your sign-ins could not be loaded',
  endFailed: 'The sign-in is still open',
  device: (browser: string, system: string) => `${browser} on ${system}`,
  unknownDevice: 'Unknown device',
} as const;
