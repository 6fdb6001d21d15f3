import { useEffect } from 'react';
import { asksToSignIn } from '../../lib/api-error.ts';
import { notify } from '../../lib/notify.ts';
import { HISTORY_TEXTS } from '../../texts/history.ts';

/** The sentence for a history that could not be loaded. */
export function loadErrorText(error: Error): string {
  return asksToSignIn(error) ? HISTORY_TEXTS.toasts.logIn : error.message;
}

/** One toast a failure: `failedAt` tells one from the next. */
export function useLoadErrorToast(error: Error | null, failedAt: number): void {
  useEffect(() => {
    if (error) notify.error(HISTORY_TEXTS.toasts.loadTitle, loadErrorText(error), 'history-not-loaded');
  }, [error, failedAt]);
}
