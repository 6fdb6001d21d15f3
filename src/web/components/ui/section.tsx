import { ChevronDown } from '../icons.ts';
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
  /** What is inside, told in place of the description while it is minimized. */
  summary?: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  className?: string;
  children: ReactNode;
}

/** A card with a heading that can be minimized. Its content stays mounted, so that nothing typed is lost. */
export function Section({ title, description, badge, summary, open, onOpenChange, className, children }: SectionProps) {
  const id = useId();
  return (
    <Card role="region" aria-labelledby={`${id}-heading`} className={className}>
      {/* On a phone what it is about has the whole width, below the title and the button. */}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 p-5 pb-4 sm:items-start sm:px-6">
        <div className="flex flex-wrap items-center gap-2">
          <h2 id={`${id}-heading`} className="text-md leading-snug font-semibold">
            {title}
          </h2>
          {badge}
        </div>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`${id}-content`}
          className={cn(
            buttonStyle({ variant: 'ghost', size: 'sm' }),
            'group -mr-2 max-sm:-my-1.5 sm:col-start-2 sm:row-span-2 sm:row-start-1',
          )}
          onClick={() => onOpenChange(!open)}
        >
          {open ? COMMON.minimize : COMMON.expand}
          <span className="sr-only"> {title}</span>
          <ChevronDown aria-hidden className="transition-transform group-aria-expanded:rotate-180" />
        </button>
        {open || !summary ? (
          description && <p className="mt-0.5 text-sm text-muted max-sm:col-span-2">{description}</p>
        ) : (
          <p dir="auto" className="text-page-start mt-0.5 line-clamp-1 text-sm wrap-anywhere max-sm:col-span-2">
            {summary}
          </p>
        )}
      </div>
      <div id={`${id}-content`} hidden={!open} className="px-5 pb-5 sm:px-6 sm:pb-6">
        {children}
      </div>
    </Card>
  );
}
