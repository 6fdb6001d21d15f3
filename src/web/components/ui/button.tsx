import { cva, type VariantProps } from 'class-variance-authority';
import { LoaderCircle } from 'lucide-react';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/class-names.ts';

/** Also for links that look like buttons. Below a finger every size is at least 44 px high. */
export const buttonStyle = cva(
  'relative inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap select-none transition-colors disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 pointer-coarse:min-h-11 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'bg-primary text-primary-foreground not-disabled:hover:bg-primary-hover',
        outline: 'border border-input/70 bg-surface text-foreground shadow-card not-disabled:hover:bg-surface-2',
        soft: 'bg-surface-2 text-foreground not-disabled:hover:bg-border',
        ghost: 'text-muted not-disabled:hover:bg-surface-2 not-disabled:hover:text-foreground',
        destructive: 'bg-destructive text-destructive-foreground not-disabled:hover:bg-destructive/90',
        /** Dark ink on the lime band. */
        ink: 'bg-accent-foreground text-band-foreground hover:bg-accent-foreground/90',
      },
      size: {
        sm: 'h-8 px-3 text-2sm [&_svg]:size-4',
        md: 'h-9 px-4 text-sm [&_svg]:size-4',
        lg: 'h-11 px-5 text-base [&_svg]:size-4.5',
        'icon-sm': 'size-8 pointer-coarse:min-w-11 [&_svg]:size-4',
        icon: 'size-9 pointer-coarse:min-w-11 [&_svg]:size-4.5',
      },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonStyle> {
  /** Renders the only child (a link, say) in the button's look. */
  asChild?: boolean;
  /** Shows a turning sign beside the label and refuses further clicks. */
  busy?: boolean;
}

export function Button({ variant, size, asChild, busy, className, disabled, children, ...rest }: ButtonProps) {
  const look = cn(buttonStyle({ variant, size }), className);
  if (asChild) {
    return (
      <Slot.Root className={look} {...rest}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button type="button" className={look} disabled={disabled || busy} aria-busy={busy || undefined} {...rest}>
      {busy && <LoaderCircle aria-hidden className="animate-turn" />}
      {children}
    </button>
  );
}
