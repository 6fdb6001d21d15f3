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
  /** An answer that is not one of ours, such as the sign-in page of a hotel's network. */
  strangeAnswer:
    'The answer did not come from this product. A network that asks you to sign in may be in the way: check your connection and try again.',
} as const;
