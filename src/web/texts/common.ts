export const COMMON = {
  product: 'Manifold',
  close: 'Close',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  minimize: 'Minimize',
  expand: 'Expand',
  loading: 'Loading…',
  copied: 'Copied!',
  copyFailed: 'Unable to copy content to clipboard.',
  downloaded: 'Downloaded!',
  offline: 'The server cannot be reached. Check your connection and try again.',
} as const;
