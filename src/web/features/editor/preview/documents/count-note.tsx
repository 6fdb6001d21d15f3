import { statusOf, type Bounds } from '../../../../../core/checks/judge.ts';
import type { Format } from '../../../../../core/formats/format.ts';
import { cn } from '../../../../lib/class-names.ts';
import { DOCUMENT_TEXTS } from '../../../../texts/preview-documents.ts';
import type { PreviewProps } from '../drawn.tsx';

export interface Count extends Bounds {
  readonly found: number;
}

/** What a rule of the format counts, each with the rule's bounds. */
export function countsOf<Parts>(format: Format<Parts>, ruleId: string, reading: PreviewProps<Parts>): Count[] {
  const limit = format.rules.find(({ id }) => id === ruleId)?.limit;
  return limit?.measure({ ...reading, unparsed: '' }).map(({ found }) => ({ ...limit, found })) ?? [];
}

/** How long something is, and what it should be. */
export function CountNote({ count }: { count: Count | undefined }) {
  if (!count) return null;
  const isKept = statusOf(count.found, count) === 'pass';
  return (
    <bdi className={cn('text-xs tabular-nums', isKept ? 'text-muted' : 'font-medium text-warning')}>
      {DOCUMENT_TEXTS.count(count)}
    </bdi>
  );
}
