import { useId, useState } from 'react';
import type { UsageTotals } from '../../../core/contracts/usage.ts';
import { restOf } from '../../lib/sum-usage.ts';
import { describeUsage } from '../../lib/usage-words.ts';
import { USAGE_TEXTS } from '../../texts/usage.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { CallTable } from './call-table.tsx';
import { FiguresTable } from './figures-table.tsx';
import { MoreButton } from './more-button.tsx';
import { SentOfJob, useSentButton } from './what-was-sent.tsx';

const { job: texts } = USAGE_TEXTS;

/** A piece of a job. */
export interface UsagePart {
  readonly id: string;
  readonly name: string;
  readonly usage: UsageTotals;
  /** The model that wrote it, or `builtin`; null where there is no text, or nobody knows. */
  readonly writtenBy: string | null;
}

export interface JobUsageProps {
  jobId: string;
  usage: UsageTotals;
  parts: readonly UsagePart[];
  /** Whether nothing more is being added to it. */
  isOver?: boolean;
}

/**
 * What a project took in one line, and behind it what of that its pieces and its single calls took, and which texts were
 * sent for it. Nothing without a call.
 */
export function JobUsage({ jobId, usage, parts, isOver = true }: JobUsageProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const sent = useSentButton();
  if (usage.calls === 0) return null;
  const uncounted = parts.filter(isUncounted).length;
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-muted tabular-nums">
        {(isOver ? USAGE_TEXTS.inAll : USAGE_TEXTS.soFar)(describeUsage(usage))}
        {uncounted > 0 && `, ${USAGE_TEXTS.beforeCounting(uncounted)}`}
        <MoreButton isOpen={isOpen} controls={id} onToggle={() => setOpen(!isOpen)}>
          {texts.details}
        </MoreButton>
        {sent.button}
      </p>
      {isOpen && <Breakdown id={id} jobId={jobId} usage={usage} parts={parts} />}
      {sent.isOpen && <SentOfJob id={sent.id} jobId={jobId} calls={usage.calls} />}
    </div>
  );
}

/** A model's text without a call: it was written before calls were counted. */
const isUncounted = ({ usage, writtenBy }: UsagePart) =>
  usage.calls === 0 && writtenBy !== null && writtenBy !== 'builtin';

function Breakdown({ id, jobId, usage, parts }: JobUsageProps & { id: string }) {
  const [showsCalls, setShowsCalls] = useState(false);
  const rest = restOf(
    usage,
    parts.map((part) => part.usage),
  );
  const rows = [
    ...(rest.calls > 0 ? [{ id: 'shared', name: texts.shared, usage: rest }] : []),
    ...parts.filter((part) => part.usage.calls > 0),
  ];
  return (
    <Card id={id} className="mt-2 overflow-clip">
      <FiguresTable label={texts.table} who={texts.part} rows={rows} sum={{ name: texts.all, usage }} />
      {showsCalls ? (
        <CallTable jobId={jobId} calls={usage.calls} parts={parts} />
      ) : (
        <div className="border-t border-border px-5 py-3">
          <Button variant="outline" size="sm" onClick={() => setShowsCalls(true)}>
            {texts.showCalls(usage.calls)}
          </Button>
        </div>
      )}
    </Card>
  );
}
