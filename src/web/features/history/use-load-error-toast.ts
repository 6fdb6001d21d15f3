import { useEffect } from 'react';
import { hasStatus } from '../../lib/api-error.ts';
import { notify } from '../../lib/notify.ts';
import { HISTORY_TEXTS } from '../../texts/history.ts';

/** The sentence for a history that could not be loaded. */
export function loadErrorText(error: Error): string {
  return hasStatus(error, 401) ? HISTORY_TEXTS.toasts.logIn : error.message;
}

/** One toast a failure: `failedAt` tells one from the next. */
export function useLoadErrorToast(error: Error | null, failedAt: number): void {
  useEffect(() => {
    if (error) notify.error(HISTORY_TEXTS.toasts.loadTitle, loadErrorText(error));
  }, [error, failedAt]);
}
