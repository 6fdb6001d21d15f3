import { MESSAGES } from './messages.ts';

export const COMMON = {
  product: 'Manifold',
  close: 'Close',
  /** Of the messages in the corner. */
  notices: 'Notifications',
  closeNotice: 'Close notification',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  minimize: 'Minimize',
  expand: 'Expand',
  loading: 'Loading…',
  copied: MESSAGES.copied,
  copyFailed: MESSAGES.notCopied,
  offline: 'The server cannot be reached. Check your connection and try again.',
} as const;
