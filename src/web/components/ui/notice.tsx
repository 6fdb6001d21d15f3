import { CircleAlert, Info, TriangleAlert } from '../icons.ts';
import type { ReactNode } from 'react';
import { cn } from '../../lib/class-names.ts';

const LOOK = {
  error: { icon: CircleAlert, className: 'border-destructive/35 bg-destructive-soft', ink: 'text-destructive' },
  warning: { icon: TriangleAlert, className: 'border-warning/35 bg-warning-soft', ink: 'text-warning' },
  info: { icon: Info, className: 'border-info/30 bg-info-soft', ink: 'text-info' },
} as const;

export interface NoticeProps {
  tone: keyof typeof LOOK;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
}

/** An inline message that stays until its cause is gone. Errors are announced at once, the rest when there is a pause. */
export function Notice({ tone, title, children, action, className }: NoticeProps) {
  const { icon: Icon, className: look, ink } = LOOK[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={cn('flex flex-wrap items-start gap-x-4 gap-y-2 rounded-tile border px-4 py-3', look, className)}
    >
      <div className="flex min-w-0 flex-1 basis-60 items-start gap-2.5">
        <Icon aria-hidden className={cn('mt-0.5 size-4.5 shrink-0', ink)} />
        <div className="min-w-0">
          <p className="text-sm font-medium">{title}</p>
          {children && <div className="mt-0.5 text-sm text-foreground/80">{children}</div>}
        </div>
      </div>
      {action}
    </div>
  );
}
