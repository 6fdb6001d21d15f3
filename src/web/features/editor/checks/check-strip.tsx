import { useEffect } from 'react';
import type { Span } from '../../../../core/text/span.ts';
import { ChevronDown } from '../../../components/icons.ts';
import { CheckList, type CheckListProps } from './check-list.tsx';
import { CheckSummary } from './check-summary.tsx';

export interface CheckToggleProps extends Pick<CheckListProps, 'checks'> {
  listId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A line that opens what it counts. */
export function CheckToggle({ checks, listId, open, onOpenChange }: CheckToggleProps) {
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={listId}
      onClick={() => onOpenChange(!open)}
      className="group -mx-1.5 inline-flex min-h-8 items-center gap-1.5 rounded-control px-1.5 font-medium tabular-nums hover:bg-surface-2 pointer-coarse:min-h-11"
    >
      <CheckSummary checks={checks} isShortOnPhone />
      <ChevronDown
        aria-hidden
        className="size-4 text-muted transition-transform group-aria-[expanded=false]:rotate-180"
      />
    </button>
  );
}

export interface CheckDrawerProps extends CheckListProps {
  id: string;
  open: boolean;
  onClose: () => void;
}

/** Opens above the line, over the text; out of the way of a place that it leads to. */
export function CheckDrawer({ id, open, onClose, checks, onShow }: CheckDrawerProps) {
  const show = (span: Span) => {
    onClose();
    onShow(span);
  };
  useEffect(() => {
    if (!open) return undefined;
    const close = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open, onClose]);
  return (
    <div id={id} hidden={!open} className="max-h-[45dvh] overflow-y-auto border-b border-border px-5 py-3 sm:px-6">
      <CheckList checks={checks} onShow={show} />
    </div>
  );
}
