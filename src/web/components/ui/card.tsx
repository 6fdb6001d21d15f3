import type { ComponentProps } from 'react';
import { cn } from '../../lib/class-names.ts';

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cn('card', className)} {...rest} />;
}
