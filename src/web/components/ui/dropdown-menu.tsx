import { Check } from 'lucide-react';
import { DropdownMenu as RadixMenu } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/class-names.ts';

/** Not modal: the page behind stays usable, and no style is injected to lock its scrolling. */
export function DropdownMenu(props: ComponentProps<typeof RadixMenu.Root>) {
  return <RadixMenu.Root modal={false} {...props} />;
}

export const DropdownMenuTrigger = RadixMenu.Trigger;
export const DropdownMenuRadioGroup = RadixMenu.RadioGroup;

export function DropdownMenuContent({ className, align = 'end', ...rest }: ComponentProps<typeof RadixMenu.Content>) {
  return (
    <RadixMenu.Portal>
      <RadixMenu.Content
        align={align}
        sideOffset={8}
        collisionPadding={12}
        className={cn(
          'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 animate-rise-in overflow-y-auto rounded-tile border border-border bg-surface p-1.5 shadow-raised focus-visible:outline-none',
          className,
        )}
        {...rest}
      />
    </RadixMenu.Portal>
  );
}

const itemStyle =
  'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-control px-2.5 text-sm text-foreground outline-none select-none data-disabled:cursor-not-allowed data-disabled:opacity-55 data-highlighted:bg-surface-2 pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0';

export function DropdownMenuItem({ className, ...rest }: ComponentProps<typeof RadixMenu.Item>) {
  return <RadixMenu.Item className={cn(itemStyle, className)} {...rest} />;
}

export function DropdownMenuRadioItem({ className, children, ...rest }: ComponentProps<typeof RadixMenu.RadioItem>) {
  return (
    <RadixMenu.RadioItem className={cn(itemStyle, className)} {...rest}>
      {children}
      <RadixMenu.ItemIndicator className="ml-auto text-primary">
        <Check aria-hidden />
      </RadixMenu.ItemIndicator>
    </RadixMenu.RadioItem>
  );
}

export function DropdownMenuLabel({ className, ...rest }: ComponentProps<typeof RadixMenu.Label>) {
  return <RadixMenu.Label className={cn('px-2.5 pt-2 pb-1 text-xs text-muted', className)} {...rest} />;
}

export function DropdownMenuSeparator({ className, ...rest }: ComponentProps<typeof RadixMenu.Separator>) {
  return <RadixMenu.Separator className={cn('-mx-1.5 my-1.5 h-px bg-border', className)} {...rest} />;
}
