import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import type { ConfirmQuestion } from './confirm-dialog.tsx';

const OpenConfirmDialog = lazyPart(() => import('./confirm-dialog.tsx').then((module) => module.OpenConfirmDialog));

/** Asks before something that cannot be taken back; its code is fetched at the first question. Closing is the caller's. */
export function ConfirmDialog({ open, ...question }: ConfirmQuestion & { open: boolean }) {
  return <Suspense>{open && <OpenConfirmDialog {...question} />}</Suspense>;
}
