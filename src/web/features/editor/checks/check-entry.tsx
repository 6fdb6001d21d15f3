import type { ReactNode } from 'react';
import type { CheckResult } from '../../../../core/checks/check-result.ts';
import { CircleAlert, TriangleAlert } from '../../../components/icons.ts';
import { cn } from '../../../lib/class-names.ts';
import { EDITOR_TEXTS } from '../../../texts/editor.ts';

const { checks: texts } = EDITOR_TEXTS;

const LOOK = {
  fail: { icon: CircleAlert, word: texts.must, ink: 'text-destructive' },
  warn: { icon: TriangleAlert, word: texts.should, ink: 'text-warning' },
} as const;

export interface CheckEntryProps {
  check: CheckResult;
  /** Leads to its next place in the text. */
  onPress: () => void;
}

/** A rule that is not met; a way to where, if there is one. */
export function CheckEntry({ check, onPress }: CheckEntryProps) {
  const { label, detail, spans } = check;
  const { icon: Icon, word, ink } = LOOK[check.status === 'fail' ? 'fail' : 'warn'];
  return (
    <li>
      <Row onPress={spans.length > 0 ? onPress : null}>
        <Icon aria-hidden className={cn('mt-0.5 size-4 shrink-0', ink)} />
        <span className="min-w-0 flex-1 wrap-anywhere">
          <span className="flex items-baseline justify-between gap-2">
            <span
              className={cn(
                'text-2sm font-medium',
                spans.length > 0 && 'underline decoration-muted/50 underline-offset-3',
              )}
            >
              {label}
            </span>
            <span className={cn('text-xs', check.status === 'fail' ? 'font-semibold text-destructive' : 'text-muted')}>
              {word}
            </span>
          </span>
          <span dir="auto" className="block text-2sm text-muted tabular-nums">
            {detail}
          </span>
          {/* Where they are counted already, once is enough. */}
          {spans.length > 1 && !detail.startsWith(`${spans.length} `) && (
            <span className="mt-0.5 block text-xs text-muted">{texts.places(spans.length)}</span>
          )}
        </span>
        {spans.length > 0 && <span className="sr-only">{texts.show}</span>}
      </Row>
    </li>
  );
}

function Row({ onPress, children }: { onPress: (() => void) | null; children: ReactNode }) {
  const look = 'flex w-full gap-2.5 rounded-control px-2.5 py-2 text-left';
  if (!onPress) return <div className={look}>{children}</div>;
  return (
    <button type="button" className={cn(look, 'transition-colors hover:bg-surface-2')} onClick={onPress}>
      {children}
    </button>
  );
}
