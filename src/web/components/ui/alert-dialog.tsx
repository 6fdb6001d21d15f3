import { lazy, Suspense, type ReactNode } from 'react';

const OpenConfirmDialog = lazy(() =>
  import('./confirm-dialog.tsx').then((module) => ({ default: module.OpenConfirmDialog })),
);

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  confirmLabel: string;
  onConfirm: () => void;
  /** While the confirmed action runs: the dialog stays and its buttons wait. */
  busy?: boolean;
  tone?: 'destructive' | 'primary';
}

/** Asks before something that cannot be taken back; its code is fetched at the first question. Closing is the caller's. */
export function ConfirmDialog({ open, ...question }: ConfirmDialogProps) {
  return <Suspense>{open && <OpenConfirmDialog {...question} />}</Suspense>;
}
