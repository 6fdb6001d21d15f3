import { createContext, useCallback, useContext, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { cn } from '../../lib/class-names.ts';

export interface DropdownProps {
  /** What the button does, for screen readers. */
  label: string;
  /** The button's content. */
  trigger: ReactNode;
  triggerClassName?: string;
  className?: string;
  children: ReactNode;
}

const CloseContext = createContext(() => {});

/** Closes the dropdown that the caller stands in, for what is done by one press: its button has the focus again. */
export function useCloseDropdown(): () => void {
  return useContext(CloseContext);
}

/**
 * A button that shows a small panel of ordinary controls below it, and leads into it. Closes on Escape, on a click elsewhere, when
 * focus moves on and when a link in it is followed. Built by hand: radix's menu brings a positioning engine of 20 KB for
 * what one CSS rule does here.
 */
export function Dropdown({ label, trigger, triggerClassName, className, children }: DropdownProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    const onElsewhere = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const onFollow = (event: Event) => {
      if (event.target instanceof Element && root.current?.contains(event.target.closest('a'))) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        setOpen(false);
        button.current?.focus();
      } else if (root.current?.contains(document.activeElement)) moveWithin(panel.current, event);
    };
    itemsOf(panel.current)[0]?.focus();
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('click', onFollow);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('click', onFollow);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);
  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        data-state={open ? 'open' : 'closed'}
        className={cn('group', triggerClassName)}
        onClick={() => setOpen(!open)}
      >
        <span className="sr-only">{label}</span>
        {trigger}
      </button>
      {open && (
        <div
          ref={panel}
          id={id}
          className={cn(
            'absolute top-full right-0 z-40 mt-2 animate-rise-in rounded-tile border border-border bg-surface p-1.5 shadow-raised',
            className,
          )}
        >
          <CloseContext value={close}>{children}</CloseContext>
        </div>
      )}
    </div>
  );
}

function itemsOf(panel: HTMLElement | null): HTMLElement[] {
  return [...(panel?.querySelectorAll<HTMLElement>('a[href], button:enabled, input:checked') ?? [])];
}

/** Up and down from one to the next, beside the Tab key; a field has these keys for itself, as radios do. */
function moveWithin(panel: HTMLElement | null, event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (document.activeElement?.matches('input, textarea')) return;
  const items = itemsOf(panel);
  const place = items.findIndex((item) => item === document.activeElement);
  event.preventDefault();
  items.at((place + step + items.length) % items.length)?.focus();
}
