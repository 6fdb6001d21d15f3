import { LoaderCircle } from '../icons.ts';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/class-names.ts';

export interface ButtonLook {
  /** `ink` is dark on the lime band. */
  variant?: 'primary' | 'outline' | 'soft' | 'ghost' | 'destructive' | 'ink';
  /** 32, 36 or 44 px high; below a finger all of them are at least 44. */
  size?: 'sm' | 'md' | 'lg' | 'icon-sm' | 'icon';
}

/** For what is not a `Button` but has to look like one. */
export function buttonStyle({ variant = 'primary', size = 'md' }: ButtonLook = {}): string {
  return `button button-${variant} button-${size}`;
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Renders the only child (a link, say) in the button's look. */
  asChild?: boolean;
  /** Shows a turning sign beside the label and refuses further clicks. */
  busy?: boolean;
}

export function Button({ variant, size, asChild, busy, className, disabled, children, ...rest }: ButtonProps) {
  const look = cn(buttonStyle({ ...(variant && { variant }), ...(size && { size }) }), className);
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
