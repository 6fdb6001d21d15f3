import { ChevronDown } from '../icons.ts';
import { Collapsible } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import { cn } from '../../lib/class-names.ts';
import { COMMON } from '../../texts/common.ts';
import { buttonStyle } from './button.tsx';
import { Card } from './card.tsx';

export interface SectionProps {
  title: string;
  description?: ReactNode;
  /** Stands beside the title, such as an "Optional" badge. */
  badge?: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  className?: string;
  children: ReactNode;
}

/** A card with a heading that can be minimized. Its content stays mounted, so that nothing typed is lost. */
export function Section({ title, description, badge, open, onOpenChange, className, children }: SectionProps) {
  const headingId = useId();
  return (
    <Collapsible.Root open={open} onOpenChange={onOpenChange} asChild>
      <Card role="region" aria-labelledby={headingId} className={className}>
        <div className="flex items-start justify-between gap-3 p-5 pb-4 sm:px-6">
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-2">
              <h2 id={headingId} className="text-md leading-snug font-semibold">
                {title}
              </h2>
              {badge}
            </div>
            {description && <p className="mt-0.5 text-sm text-muted">{description}</p>}
          </div>
          <Collapsible.Trigger className={cn(buttonStyle({ variant: 'ghost', size: 'sm' }), 'group -mr-2')}>
            {open ? COMMON.minimize : COMMON.expand}
            <span className="sr-only"> {title}</span>
            <ChevronDown aria-hidden className="transition-transform group-data-[state=open]:rotate-180" />
          </Collapsible.Trigger>
        </div>
        <Collapsible.Content forceMount className="px-5 pb-5 data-[state=closed]:hidden sm:px-6 sm:pb-6">
          {children}
        </Collapsible.Content>
      </Card>
    </Collapsible.Root>
  );
}
