import type { JobStatus } from '../../../core/rules/job-status.ts';
import { Badge, type BadgeTone } from '../../components/ui/badge.tsx';
import { HISTORY_TEXTS } from '../../texts/history.ts';

const TONES: Record<JobStatus, BadgeTone> = {
  researching: 'info',
  fusion_pending: 'warning',
  drafting: 'info',
  generating_formats: 'info',
  completed: 'positive',
  failed: 'negative',
};

export function StatusBadge({ status }: { status: JobStatus }) {
  return (
    <Badge dot tone={TONES[status] ?? 'neutral'}>
      {HISTORY_TEXTS.status[status] ?? status}
    </Badge>
  );
}
