import type { ComponentProps } from 'react';
import { cn } from '../../../../lib/class-names.ts';

/** A button that reads as a part of a sentence. */
export function TextButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={cn('rounded-sm px-1 py-2 font-medium text-primary underline underline-offset-4', className)}
      {...rest}
    />
  );
}
