import { Switch as RadixSwitch } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/class-names.ts';

export function Switch({ className, ...rest }: ComponentProps<typeof RadixSwitch.Root>) {
  return (
    <RadixSwitch.Root
      className={cn(
        'relative inline-flex h-5 w-9 shrink-0 items-center rounded-full bg-input transition-colors after:absolute after:-inset-x-1 after:-inset-y-3 disabled:cursor-not-allowed disabled:opacity-55 data-[state=checked]:bg-primary',
        className,
      )}
      {...rest}
    >
      <RadixSwitch.Thumb className="block size-4 translate-x-0.5 rounded-full bg-white transition-transform data-[state=checked]:translate-x-4.5 data-[state=checked]:bg-primary-foreground" />
    </RadixSwitch.Root>
  );
}
