import type { ComponentProps } from 'react';
import { cn } from '../../lib/class-names.ts';

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={cn('input min-h-24 resize-y px-3 py-2.5', className)} {...rest} />;
}
