import type { ComponentProps } from 'react';
import { cn } from '../../lib/class-names.ts';

export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input type={type} className={cn('input h-11 px-3', className)} {...rest} />;
}
