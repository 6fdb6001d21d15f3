import type { JobSummary } from '../../../core/contracts/job.ts';
import type { JobStatus } from '../../../core/rules/job-status.ts';
import { MESSAGES } from '../../../core/rules/messages.ts';
import { Badge, type BadgeTone } from '../../components/ui/badge.tsx';
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
    <Badge dot tone={isStopped ? 'neutral' : (TONES[status] ?? 'neutral')}>
      {isStopped ? HISTORY_TEXTS.cancelled : (HISTORY_TEXTS.status[status] ?? spelledOut(status))}
    </Badge>
  );
}

/** Stopped by its user: failed, as far as the wire knows. */
export function isCancelled({ status, error_message }: JobSummary): boolean {
  return status === 'failed' && error_message === MESSAGES.cancelled;
}
