import { ChevronDown } from '../icons.ts';
import { useId, type ReactNode } from 'react';
import { cn } from '../../lib/class-names.ts';

export interface DisclosureProps {
  title: string;
  /** What is chosen within, in one line. */
  summary: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  className?: string;
  children: ReactNode;
}

/** Folded to one line until somebody wants to change what is in it; its content is there while it is open alone. */
export function Disclosure({ title, summary, open, onOpenChange, className, children }: DisclosureProps) {
  const id = useId();
  return (
    <div className={cn('min-w-0 rounded-tile border border-border', className)}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        className="group flex min-h-11 w-full items-center justify-between gap-3 rounded-tile px-4 py-2 text-left text-sm"
        onClick={() => onOpenChange(!open)}
      >
        <span className="min-w-0">
          <span className="font-medium">{title}</span>
          <span className="ml-2 text-muted">{summary}</span>
        </span>
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-muted transition-transform group-aria-expanded:rotate-180"
        />
      </button>
      {open && (
        <div id={id} className="border-t border-border p-4">
          {children}
        </div>
      )}
    </div>
  );
}
