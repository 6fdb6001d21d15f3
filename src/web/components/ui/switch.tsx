import type { ComponentProps } from 'react';
import { cn } from '../../lib/class-names.ts';

export interface SwitchProps extends ComponentProps<'button'> {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

export function Switch({ checked, onCheckedChange, className, ...rest }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      className={cn('switch group', className)}
      onClick={() => onCheckedChange(!checked)}
      {...rest}
    >
      <span className="block size-4 translate-x-0.5 rounded-full bg-white transition-transform group-aria-checked:translate-x-4.5 group-aria-checked:bg-primary-foreground" />
    </button>
  );
}
