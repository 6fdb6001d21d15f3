import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/class-names.ts';

const badgeStyle = cva(
  'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-medium whitespace-nowrap',
  {
    variants: {
      tone: {
        neutral: 'bg-surface-2 text-muted',
        positive: 'bg-primary-soft text-primary',
        info: 'bg-info-soft text-info',
        warning: 'bg-warning-soft text-warning',
        negative: 'bg-destructive-soft text-destructive',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export type BadgeTone = NonNullable<VariantProps<typeof badgeStyle>['tone']>;

export interface BadgeProps extends ComponentProps<'span'>, VariantProps<typeof badgeStyle> {
  /** A small dot in the text's colour, for states. */
  dot?: boolean;
}

export function Badge({ tone, dot, className, children, ...rest }: BadgeProps) {
  return (
    <span className={cn(badgeStyle({ tone }), className)} {...rest}>
      {dot && <span aria-hidden className="size-1.5 rounded-full bg-current" />}
      {children}
    </span>
  );
}
