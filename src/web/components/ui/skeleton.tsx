import type { ComponentProps } from 'react';
import { cn } from '../../lib/class-names.ts';

/** A place held for something on its way; the surrounding region carries `aria-busy`. */
export function Skeleton({ className, ...rest }: ComponentProps<'div'>) {
  return <div aria-hidden className={cn('animate-shimmer rounded-control bg-surface-2', className)} {...rest} />;
}
