import { X } from '../icons.ts';
import { Dialog as RadixDialog } from 'radix-ui';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/class-names.ts';
import { COMMON } from '../../texts/common.ts';
import { Button } from './button.tsx';

export const Dialog = RadixDialog.Root;

/** Radix's own overlay locks scrolling with an injected style, which the CSP refuses; base.css locks by this attribute. */
export function DialogBackdrop() {
  return <div aria-hidden data-scroll-lock className="fixed inset-0 z-50 animate-fade-in bg-black/45" />;
}

/** Radix gives the focus back to its own trigger alone; these dialogs are opened by state, so it would be lost. */
export function useFocusReturn(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
}

export interface DialogContentProps extends Omit<ComponentProps<typeof RadixDialog.Content>, 'title'> {
  title: ReactNode;
  description?: ReactNode;
  /** Neither Escape nor a press beside it closes it, and it has no Close button. */
  mustAnswer?: boolean;
}

const prevent = (event: Event) => event.preventDefault();

export function DialogContent({ title, description, mustAnswer, className, children, ...rest }: DialogContentProps) {
  const onCloseAutoFocus = useFocusReturn();
  return (
    <RadixDialog.Portal>
      <DialogBackdrop />
      <RadixDialog.Content
        className={cn('dialog', className)}
        onCloseAutoFocus={onCloseAutoFocus}
        {...(description ? {} : { 'aria-describedby': undefined })}
        {...(mustAnswer ? { onEscapeKeyDown: prevent, onInteractOutside: prevent } : {})}
        {...rest}
      >
        <div className="flex flex-col gap-1.5 pr-8">
          <RadixDialog.Title className="font-display text-xl font-semibold">{title}</RadixDialog.Title>
          {description && (
            <RadixDialog.Description className="text-base text-muted">{description}</RadixDialog.Description>
          )}
        </div>
        {children}
        {!mustAnswer && (
          <RadixDialog.Close asChild>
            <Button variant="ghost" size="icon-sm" className="absolute top-4 right-4" aria-label={COMMON.close}>
              <X aria-hidden />
            </Button>
          </RadixDialog.Close>
        )}
      </RadixDialog.Content>
    </RadixDialog.Portal>
  );
}
