import type { ComponentProps } from 'react';
import { cn } from '../../lib/class-names.ts';

/** 16 px on touch screens, where anything smaller makes the browser zoom in. */
export const inputStyle =
  'w-full min-w-0 rounded-control border border-input/80 bg-surface text-base text-foreground shadow-card transition-colors pointer-coarse:text-md placeholder:text-muted hover:border-input disabled:cursor-not-allowed disabled:opacity-60 read-only:bg-surface-2 aria-invalid:border-destructive';

export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input type={type} className={cn(inputStyle, 'h-11 px-3', className)} {...rest} />;
}
