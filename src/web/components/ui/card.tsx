import type { ComponentProps } from 'react';
import { cn } from '../../lib/class-names.ts';

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cn('card', className)} {...rest} />;
}

export function CardTitle({ className, ...rest }: ComponentProps<'h2'>) {
  return <h2 className={cn('text-md leading-snug font-semibold', className)} {...rest} />;
}
