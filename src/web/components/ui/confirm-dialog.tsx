import { AlertDialog as RadixAlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { COMMON } from '../../texts/common.ts';
import { Button } from './button.tsx';
import { DialogBackdrop, useFocusReturn } from './dialog.tsx';

export interface ConfirmQuestion {
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  confirmLabel: string;
  onConfirm: () => void;
  /** While the confirmed action runs: the dialog stays and its buttons wait. */
  busy?: boolean;
  tone?: 'destructive' | 'primary';
}

export function OpenConfirmDialog(props: ConfirmQuestion) {
  const { onOpenChange, title, description, confirmLabel, onConfirm, busy = false, tone = 'destructive' } = props;
  const onCloseAutoFocus = useFocusReturn();
  return (
    <RadixAlertDialog.Root open onOpenChange={(next) => !busy && onOpenChange(next)}>
      <RadixAlertDialog.Portal>
        <DialogBackdrop />
        <RadixAlertDialog.Content aria-modal className="dialog" onCloseAutoFocus={onCloseAutoFocus}>
          <RadixAlertDialog.Title className="text-lg leading-snug font-semibold">{title}</RadixAlertDialog.Title>
          <RadixAlertDialog.Description className="mt-2 text-base text-muted">
            {description}
          </RadixAlertDialog.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <RadixAlertDialog.Cancel asChild>
              <Button variant="outline" disabled={busy}>
                {COMMON.cancel}
              </Button>
            </RadixAlertDialog.Cancel>
            <Button variant={tone} busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </RadixAlertDialog.Content>
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  );
}
