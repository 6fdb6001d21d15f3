import type { ComponentProps } from 'react';
import { cn } from '../../lib/class-names.ts';

export type BadgeTone = 'neutral' | 'positive' | 'info' | 'warning' | 'negative';

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: BadgeTone;
  /** A small dot in the text's colour, for states. */
  dot?: boolean;
}

export function Badge({ tone = 'neutral', dot, className, children, ...rest }: BadgeProps) {
  return (
    <span className={cn('badge', `badge-${tone}`, className)} {...rest}>
      {dot && <span aria-hidden className="size-1.5 rounded-full bg-current" />}
      {children}
    </span>
  );
}
