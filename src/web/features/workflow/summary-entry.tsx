import type { ReactNode } from 'react';
import { cn } from '../../lib/class-names.ts';

export interface SummaryEntryProps {
  term: string;
  value: string | null;
  otherwise?: string;
  className?: string;
  children?: ReactNode;
}

export function SummaryEntry({ term, value, otherwise, className, children }: SummaryEntryProps) {
  return (
    <div className={className}>
      <dt className="text-muted">{term}</dt>
      <dd
        className={cn('text-page-start line-clamp-4 font-medium wrap-anywhere', value === null && 'font-normal')}
        dir="auto"
      >
        {value ?? otherwise}
      </dd>
      {children && <dd>{children}</dd>}
    </div>
  );
}
