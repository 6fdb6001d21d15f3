export const SHELL = {
  skip: 'Skip to content',
  home: 'Manifold, to the home page',
  notFoundTitle: 'Oops! Page not found',
  notFoundHint: 'The link may be old, or the page has moved.',
  notFoundLink: 'Return to Home',
  crashTitle: 'Something went wrong on this page',
  crashHint: 'Nothing that was saved is lost. Loading the page again usually helps.',
  reload: 'Reload the page',
  partMissing: 'This part of the product could not be loaded',
  partMissingHint:
    'The connection may be lost, or the product was updated since this page was opened. What you typed is kept.',
  signInTitle: 'Sign In',
} as const;
