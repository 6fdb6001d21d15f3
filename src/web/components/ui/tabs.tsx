import { createContext, useContext, useId, useMemo, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { cn } from '../../lib/class-names.ts';

interface Chosen {
  /** What the ids of its parts begin with. */
  readonly id: string;
  readonly value: string;
  readonly choose: (value: string) => void;
}

const ChosenContext = createContext<Chosen | null>(null);

export interface TabsProps extends ComponentProps<'div'> {
  /** That of one of the tabs; without it they keep for themselves which is chosen, `defaultValue` at first. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}

/**
 * Tabs after the ARIA pattern: one stop for the Tab key, arrows, Home and End within, and a tab that takes the focus is
 * chosen. Only the chosen one's content is there. Built by hand: radix's bring 6 KB to the first view.
 */
export function Tabs({ value, defaultValue = '', onValueChange, ...rest }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(defaultValue);
  const shown = value ?? own;
  const chosen = useMemo(() => {
    const choose = (next: string) => {
      if (next === shown) return;
      setOwn(next);
      onValueChange?.(next);
    };
    return { id, value: shown, choose };
  }, [id, shown, onValueChange]);
  return (
    <ChosenContext value={chosen}>
      <div {...rest} />
    </ChosenContext>
  );
}

export function TabsList({ className, ...rest }: ComponentProps<'div'>) {
  return <div role="tablist" className={cn('tabs-list', className)} {...rest} />;
}

export function TabsTrigger({ value, className, ...rest }: ComponentProps<'button'> & { value: string }) {
  const { id, value: shown, choose } = useChosen();
  const isChosen = value === shown;
  return (
    <button
      type="button"
      role="tab"
      id={`${id}-tab-${value}`}
      aria-selected={isChosen}
      aria-controls={`${id}-panel-${value}`}
      tabIndex={isChosen ? 0 : -1}
      className={cn('tabs-trigger', className)}
      onKeyDown={moveFocus}
      onFocus={() => choose(value)}
      // Not every browser gives a pressed button the focus.
      onClick={() => choose(value)}
      {...rest}
    />
  );
}

export function TabsContent({ value, className, children, ...rest }: ComponentProps<'div'> & { value: string }) {
  const { id, value: shown } = useChosen();
  const isChosen = value === shown;
  return (
    <div
      role="tabpanel"
      id={`${id}-panel-${value}`}
      aria-labelledby={`${id}-tab-${value}`}
      hidden={!isChosen}
      tabIndex={0}
      className={cn('min-w-0', className)}
      {...rest}
    >
      {isChosen && children}
    </div>
  );
}

function useChosen(): Chosen {
  const chosen = useContext(ChosenContext);
  if (!chosen) throw new Error('Tabs, their list and their contents stand within <Tabs>');
  return chosen;
}

const STEPS: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowLeft: (place, last) => (place === 0 ? last : place - 1),
  ArrowRight: (place, last) => (place === last ? 0 : place + 1),
  Home: () => 0,
  End: (_, last) => last,
};

function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = STEPS[event.key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const list = event.currentTarget.closest('[role=tablist]');
  const tabs = [...(list?.querySelectorAll<HTMLElement>('[role=tab]:enabled') ?? [])];
  event.preventDefault();
  tabs[step(tabs.indexOf(event.currentTarget), tabs.length - 1)]?.focus();
}
