import { lazy, Suspense } from 'react';
import type { ConfirmQuestion } from './confirm-dialog.tsx';

const OpenConfirmDialog = lazy(() =>
  import('./confirm-dialog.tsx').then((module) => ({ default: module.OpenConfirmDialog })),
);

/** Asks before something that cannot be taken back; its code is fetched at the first question. Closing is the caller's. */
export function ConfirmDialog({ open, ...question }: ConfirmQuestion & { open: boolean }) {
  return <Suspense>{open && <OpenConfirmDialog {...question} />}</Suspense>;
}
