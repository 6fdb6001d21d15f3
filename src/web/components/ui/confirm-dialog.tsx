import { AlertDialog as RadixAlertDialog } from 'radix-ui';
import { COMMON } from '../../texts/common.ts';
import type { ConfirmDialogProps } from './alert-dialog.tsx';
import { Button } from './button.tsx';
import { DialogBackdrop } from './dialog.tsx';

export function OpenConfirmDialog(props: Omit<ConfirmDialogProps, 'open'>) {
  const { onOpenChange, title, description, confirmLabel, onConfirm, busy = false, tone = 'destructive' } = props;
  return (
    <RadixAlertDialog.Root open onOpenChange={(next) => !busy && onOpenChange(next)}>
      <RadixAlertDialog.Portal>
        <DialogBackdrop />
        <RadixAlertDialog.Content className="dialog">
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
