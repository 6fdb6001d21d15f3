import type { IconComponent } from '../icon.tsx';
import type { ReactNode } from 'react';
import { cn } from '../../lib/class-names.ts';
import { useLostFocus } from '../../lib/use-lost-focus.ts';

export interface EmptyStateProps {
  icon: IconComponent;
  title: string;
  description?: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
  /** Within a section, with more to do below. */
  isSmall?: boolean;
  className?: string;
}

export function EmptyState({ icon: Icon, title, description, action, isSmall, className }: EmptyStateProps) {
  const place = useLostFocus<HTMLParagraphElement>();
  return (
    <div className={cn('flex flex-col items-center px-6 text-center', isSmall ? 'py-7' : 'py-14', className)}>
      <span className="grid size-12 place-items-center rounded-full bg-surface-2 text-muted">
        <Icon aria-hidden className="size-5.5" />
      </span>
      {/* It may come in place of what was pressed. */}
      <p ref={place} tabIndex={-1} className="mt-4 text-base font-medium focus-visible:outline-none">
        {title}
      </p>
      {description && <p className="mt-1 max-w-80 text-sm text-balance text-muted">{description}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
