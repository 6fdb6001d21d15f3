import type { UsageTotals } from '../../../core/contracts/usage.ts';
import { cn } from '../../lib/class-names.ts';
import { describeUsage } from '../../lib/usage-words.ts';
import { USAGE_TEXTS as texts } from '../../texts/usage.ts';

export interface RunUsageProps {
  usage: UsageTotals;
  /** Nothing more will be added to it. */
  isOver?: boolean;
  className?: string;
}

/** What a run has taken so far, in one line; nothing as long as no model was called. */
export function RunUsage({ usage, isOver = false, className }: RunUsageProps) {
  if (usage.calls === 0) return null;
  return (
    <p className={cn('text-2sm text-muted tabular-nums', className)}>
      {(isOver ? texts.inAll : texts.soFar)(describeUsage(usage))}
    </p>
  );
}
