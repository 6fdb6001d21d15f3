import { Progress as RadixProgress } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/class-names.ts';

/** `value` in percent, 0 to 100; give it an `aria-label`. */
export function Progress({ value, className, ...rest }: ComponentProps<typeof RadixProgress.Root> & { value: number }) {
  const percent = Math.min(100, Math.max(0, value));
  return (
    <RadixProgress.Root
      value={percent}
      className={cn('h-2 w-full overflow-hidden rounded-full bg-surface-2', className)}
      {...rest}
    >
      <RadixProgress.Indicator
        className="h-full rounded-full bg-primary transition-[width] duration-500"
        style={{ width: `${percent}%` }}
      />
    </RadixProgress.Root>
  );
}
