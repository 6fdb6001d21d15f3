import type { JobSummary } from '../../../core/contracts/job.ts';
import type { JobStatus } from '../../../core/rules/job-status.ts';
import { MESSAGES } from '../../../core/rules/messages.ts';
import { Badge, type BadgeTone } from '../../components/ui/badge.tsx';
import { awaitsReview } from '../../lib/awaits-author.ts';
import { HISTORY_TEXTS } from '../../texts/history.ts';
import { spelledOut } from '../../texts/words.ts';

const TONES: Record<JobStatus, BadgeTone> = {
  researching: 'info',
  fusion_pending: 'warning',
  drafting: 'info',
  generating_formats: 'info',
  completed: 'positive',
  failed: 'negative',
};

export function StatusBadge({ job }: { job: JobSummary }) {
  const { status } = job;
  const isStopped = isCancelled(job);
  return (
    <Badge dot tone={toneOf(job)}>
      {isStopped ? HISTORY_TEXTS.cancelled : (HISTORY_TEXTS.status[status] ?? spelledOut(status))}
    </Badge>
  );
}

/** What waits for its author stands out. */
function toneOf(job: JobSummary): BadgeTone {
  if (isCancelled(job)) return 'neutral';
  return awaitsReview(job) ? 'warning' : (TONES[job.status] ?? 'neutral');
}

/** Stopped by its user: failed, as far as the wire knows. */
export function isCancelled({ status, error_message }: JobSummary): boolean {
  return status === 'failed' && error_message === MESSAGES.cancelled;
}
