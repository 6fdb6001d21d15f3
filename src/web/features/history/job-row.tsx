import { Eye, Trash2 } from '../../components/icons.ts';
import type { JobSummary } from '../../../core/contracts/job.ts';
import type { UsageTotals } from '../../../core/contracts/usage.ts';
import { isSettled } from '../../../core/rules/job-status.ts';
import { NamedFormatTile } from '../../components/named-format-tile.tsx';
import { Button } from '../../components/ui/button.tsx';
import { awaitsOpinion, awaitsReview } from '../../lib/awaits-author.ts';
import { describeShortly, describeTokens } from '../../lib/usage-words.ts';
import { HISTORY_TEXTS } from '../../texts/history.ts';
import { dateFormat, row } from '../../texts/words.ts';
import { isCancelled, StatusBadge } from './status-badge.tsx';

const FORMATS_SHOWN = 3;

const MOMENT = dateFormat({ dateStyle: 'long', timeStyle: 'short' });
const DAY = dateFormat({ day: 'numeric', month: 'short' });
const DAY_OF_A_YEAR = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' });

export interface JobRowProps {
  job: JobSummary;
  onOpen: (job: JobSummary) => void;
  onDelete: (job: JobSummary) => void;
}

/** Of a row, also while it is on its way. */
export const ROW = 'flex flex-col gap-3 px-5 py-4 md:flex-row md:items-center md:gap-6';
export const ROW_END = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-2';

export function JobRow({ job, onOpen, onDelete }: JobRowProps) {
  const topic = job.topic || HISTORY_TEXTS.untitled;
  return (
    <li className={ROW}>
      <div className="min-w-0 flex-1">
        <p dir="auto" className="text-page-start line-clamp-2 text-base font-medium wrap-anywhere">
          {topic}
        </p>
        <div className="mt-1 flex items-start gap-2">
          <FormatTiles formats={job.desired_formats} />
          <p className="min-w-0 text-sm text-muted">
            {summarizeFormats(job.desired_formats)}
            <CreatedAt time={job.created_at} isFirst={job.desired_formats.length === 0} />
            <JobCost usage={job.usage} />
          </p>
        </div>
        <Reason job={job} />
      </div>
      <div className={ROW_END}>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 md:w-36 md:flex-col md:items-start">
          <StatusBadge job={job} />
          <PiecesReady job={job} />
          <WaitsForYou job={job} />
        </span>
        <div className="ml-auto flex items-center gap-2">
          <Button variant="outline" size="sm" onClick={() => onOpen(job)}>
            <Eye aria-hidden />
            {HISTORY_TEXTS.view}
            <span className="sr-only">: {topic}</span>
          </Button>
          <Button variant="ghost" size="sm" className="px-2" onClick={() => onDelete(job)}>
            <Trash2 aria-hidden />
            <span className="max-sm:sr-only">{HISTORY_TEXTS.delete}</span>
            <span className="sr-only">: {topic}</span>
          </Button>
        </div>
      </div>
    </li>
  );
}

/** The signs of the formats that are named beside them. */
function FormatTiles({ formats }: { formats: readonly string[] }) {
  if (formats.length === 0) return null;
  return (
    <span aria-hidden className="flex shrink-0 gap-0.5">
      {formats.slice(0, FORMATS_SHOWN).map((format) => (
        <NamedFormatTile key={format} format={format} className="size-5!" />
      ))}
    </span>
  );
}

/** Where something is missing, or still being written, how much there is. */
function PiecesReady({ job: { progress, status } }: { job: JobSummary }) {
  const all = progress.pieces.length;
  const ready = progress.pieces.filter((piece) => piece.characters > 0).length;
  const isWorthTelling = status === 'generating_formats' || (isSettled(status) && ready < all && ready > 0);
  if (!isWorthTelling || all === 0) return null;
  return <span className="text-2sm text-muted tabular-nums">{HISTORY_TEXTS.pieces(ready, all)}</span>;
}

/** A project that stands still until its author has a word. */
function WaitsForYou({ job }: { job: JobSummary }) {
  const word = awaitsReview(job) ? HISTORY_TEXTS.planWaits : awaitsOpinion(job) ? HISTORY_TEXTS.opinionWaits : null;
  return word && <span className="text-2sm text-muted">{word}</span>;
}

/** Why a project came to nothing, as the server says it. */
function Reason({ job }: { job: JobSummary }) {
  if (job.status !== 'failed' || !job.error_message || isCancelled(job)) return null;
  return (
    <p dir="auto" className="mt-1 line-clamp-2 text-2sm text-muted wrap-anywhere">
      {job.error_message}
    </p>
  );
}

/** Nothing where no model was called. */
function JobCost({ usage }: { usage: UsageTotals }) {
  if (usage.calls === 0) return null;
  return (
    <>
      <span aria-hidden>{'\u00a0· '}</span>
      <span className="tabular-nums" title={describeTokens(usage)}>
        {describeShortly(usage)}
      </span>
    </>
  );
}

/** Nothing where that is not known. */
function CreatedAt({ time, isFirst }: { time: string; isFirst: boolean }) {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return null;
  return (
    <>
      {/* Where the line ends before it, the dot stays with what it follows. */}
      {!isFirst && <span aria-hidden>{'\u00a0· '}</span>}
      <time dateTime={time} title={MOMENT.format(date)} className="whitespace-nowrap">
        {formatDay(date)}
      </time>
    </>
  );
}

/** The year is left out while it goes without saying. */
function formatDay(date: Date): string {
  const sameYear = date.getFullYear() === new Date().getFullYear();
  return (sameYear ? DAY : DAY_OF_A_YEAR).format(date);
}

function summarizeFormats(formats: readonly string[]): string {
  const shown = row(formats.slice(0, FORMATS_SHOWN));
  return formats.length > FORMATS_SHOWN ? shown + HISTORY_TEXTS.moreFormats : shown;
}
