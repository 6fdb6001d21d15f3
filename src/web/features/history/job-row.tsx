import { Eye, Trash2 } from '../../components/icons.ts';
import type { JobSummary } from '../../../core/contracts/job.ts';
import type { UsageTotals } from '../../../core/contracts/usage.ts';
import { Button } from '../../components/ui/button.tsx';
import { describeShortly, describeTokens } from '../../lib/usage-words.ts';
import { HISTORY_TEXTS } from '../../texts/history.ts';
import { dateFormat, row } from '../../texts/words.ts';
import { StatusBadge } from './status-badge.tsx';

const FORMATS_SHOWN = 3;

export interface JobRowProps {
  job: JobSummary;
  onOpen: (job: JobSummary) => void;
  onDelete: (job: JobSummary) => void;
}

export function JobRow({ job, onOpen, onDelete }: JobRowProps) {
  return (
    <li className="flex flex-col gap-3 px-5 py-4 md:flex-row md:items-center md:gap-6">
      <div className="min-w-0 flex-1">
        <p dir="auto" className="line-clamp-2 text-base font-medium wrap-anywhere">
          {job.topic}
        </p>
        <p className="mt-0.5 text-sm text-muted">
          <CreatedAt time={job.created_at} />
          <span aria-hidden> · </span>
          {summarizeFormats(job.desired_formats)}
          <JobCost usage={job.usage} />
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="md:w-36">
          <StatusBadge status={job.status} />
        </span>
        <div className="ml-auto flex items-center gap-2">
          <Button variant="outline" size="sm" onClick={() => onOpen(job)}>
            <Eye aria-hidden />
            {HISTORY_TEXTS.view}
            <span className="sr-only">: {job.topic}</span>
          </Button>
          <Button variant="ghost" size="sm" className="px-2" onClick={() => onDelete(job)}>
            <Trash2 aria-hidden />
            <span className="max-sm:sr-only">{HISTORY_TEXTS.delete}</span>
            <span className="sr-only">: {job.topic}</span>
          </Button>
        </div>
      </div>
    </li>
  );
}

/** Nothing where no model was called. */
function JobCost({ usage }: { usage: UsageTotals }) {
  if (usage.calls === 0) return null;
  return (
    <>
      {/* Where the line ends before it, the dot stays with what it follows. */}
      <span aria-hidden>{'\u00a0· '}</span>
      <span className="tabular-nums" title={describeTokens(usage)}>
        {describeShortly(usage)}
      </span>
    </>
  );
}

function CreatedAt({ time }: { time: string }) {
  return (
    <time
      dateTime={time}
      title={dateFormat({ dateStyle: 'long', timeStyle: 'short' }).format(new Date(time))}
      className="whitespace-nowrap"
    >
      {formatDay(new Date(time))}
    </time>
  );
}

/** The year is left out while it goes without saying. */
function formatDay(date: Date): string {
  const sameYear = date.getFullYear() === new Date().getFullYear();
  return dateFormat({
    day: 'numeric',
    month: 'short',
    ...(sameYear ? {} : { year: 'numeric' }),
  }).format(date);
}

function summarizeFormats(formats: readonly string[]): string {
  const shown = row(formats.slice(0, FORMATS_SHOWN));
  return formats.length > FORMATS_SHOWN ? shown + HISTORY_TEXTS.moreFormats : shown;
}
