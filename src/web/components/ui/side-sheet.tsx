import { X } from '../icons.ts';
import { Dialog as RadixDialog } from 'radix-ui';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { cn } from '../../lib/class-names.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { COMMON } from '../../texts/common.ts';
import { Button } from './button.tsx';
import { DialogBackdrop } from './dialog.tsx';
import type { SheetOpener } from './sheet-opener.ts';
import './side-sheet.css';

export interface SideSheetProps {
  title: ReactNode;
  opener: SheetOpener;
  onClose: () => void;
  children: ReactNode;
}

const WIDE = '(min-width: 80rem)';

/**
 * Something to look up while one goes on reading: beside the page on a wide window, which stays in use; else a dialog
 * over its lower part. A new opener takes the focus into it again.
 */
export function SideSheet({ title, opener, onClose, children }: SideSheetProps) {
  const docked = useMediaQuery(WIDE);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => content.current?.focus({ preventScroll: true }), [opener]);
  useLayoutEffect(() => {
    if (docked && opener.element.isConnected) {
      window.scrollBy(0, opener.element.getBoundingClientRect().top - opener.top);
    }
  }, [docked, opener]);

  return (
    <RadixDialog.Root open modal={!docked} onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        {!docked && <DialogBackdrop />}
        <RadixDialog.Content
          ref={content}
          aria-describedby={undefined}
          data-docked-sheet={docked || undefined}
          className={cn(
            'fixed z-50 flex animate-rise-in flex-col border-border bg-surface shadow-overlay focus-visible:outline-none',
            docked ? 'sheet-docked' : 'sheet-bottom',
          )}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            content.current?.focus({ preventScroll: true });
          }}
          onInteractOutside={(event) => docked && event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // Whoever is at work elsewhere by now stays there.
            const { activeElement } = document;
            if (activeElement === null || activeElement === document.body) opener.element.focus();
          }}
        >
          <div className="flex items-center justify-between gap-3 border-b border-border px-5 py-2.5">
            <RadixDialog.Title className="text-sm font-semibold">{title}</RadixDialog.Title>
            <RadixDialog.Close asChild>
              <Button variant="ghost" size="icon-sm" className="-mr-2" aria-label={COMMON.close}>
                <X aria-hidden />
              </Button>
            </RadixDialog.Close>
          </div>
          <div className="sheet-body">{children}</div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
