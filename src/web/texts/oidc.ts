/** Sign-in at the company's own issuer. */
export const OIDC = {
  continueWith: (issuer: string) => `Continue with ${issuer}`,
  leads: 'You sign in there and come back here.',
  newTab: 'This opens a new tab. When you are signed in there, come back to this one: all is as you left it.',
  problems: {
    cancelled: {
      title: 'You are not signed in',
      text: 'The sign-in was cancelled. You can start again whenever you like.',
    },
    expired: {
      title: 'Please start again',
      text: 'That sign-in took too long, or it was begun in another browser.',
    },
    unavailable: {
      title: 'The sign-in cannot be reached',
      text: 'The place where you sign in does not answer right now. Please try again in a moment.',
    },
    refused: {
      title: 'The sign-in did not work',
      text: 'The place where you sign in did not let you through. If that happens again, tell whoever runs this installation: its log has the reason.',
    },
    closed: {
      title: 'New accounts are closed here',
      text: 'You have none here yet. Ask whoever runs this installation to let you in.',
    },
    opaque_token: {
      title: 'This installation is not set up yet',
      text: 'The issuer gives access tokens that are no JWT for this product. Whoever runs this installation has to register an API for it there and name it in OIDC_AUDIENCE.',
    },
    wrong_token: {
      title: 'This installation is not set up yet',
      text: 'The issuer gives access tokens that were made for another product. Whoever runs this installation has to set OIDC_AUDIENCE to what they name, or have the issuer name this product.',
    },
  },
} as const;
