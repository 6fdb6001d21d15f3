import type { ReactNode } from 'react';
import type { Job } from '../../../core/contracts/job.ts';
import { PenLine } from '../../components/icons.ts';
import { Button } from '../../components/ui/button.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { useNow } from '../../lib/use-now.ts';
import { PLAN_TEXTS } from '../../texts/plan.ts';
import { dateFormat, timeUntil } from '../../texts/words.ts';
import { useConfirmPlan } from './api/change-run.ts';

const { review: texts } = PLAN_TEXTS;

const DAY = dateFormat({ weekday: 'long' });
const TIME = dateFormat({ timeStyle: 'short' });

export interface PlanReviewProps {
  job: Job;
  /** Shows the plan; what it is given stands below it while it is read. */
  children: (confirmation: ReactNode) => ReactNode;
}

/** A run that stands still until its author has read the plan: the plan, and the word that has the pieces written. */
export function PlanReview({ job, children }: PlanReviewProps) {
  const confirm = useConfirmPlan(job.id);
  return (
    <div className="mt-5 rounded-tile border border-border p-4 sm:p-6">
      {children(
        // Stays in sight below a long plan.
        <div
          data-sticky-bar
          className="sticky bottom-0 z-10 -mx-4 -mb-4 mt-6 rounded-b-tile border-t border-border bg-surface px-4 py-3 sm:-mx-6 sm:-mb-6 sm:px-6 sm:py-4"
        >
          {confirm.isError && (
            <Notice tone="error" title={texts.failed} className="mb-3">
              {confirm.error.message}
            </Notice>
          )}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button busy={confirm.isPending} onClick={() => confirm.mutate(undefined)}>
              {!confirm.isPending && <PenLine aria-hidden />}
              {texts.confirm}
            </Button>
            <BeginsAt due={job.plan_due_at} />
          </div>
        </div>,
      )}
    </div>
  );
}

/** When the pieces are written all the same. */
function BeginsAt({ due }: { due: string | null }) {
  const now = useNow();
  const moment = new Date(due ?? '');
  if (Number.isNaN(moment.getTime())) return null;
  return (
    <p className="min-w-0 flex-1 basis-60 text-2sm text-muted">
      {moment > now
        ? texts.begins({ left: timeUntil(moment, now), day: DAY.format(moment), time: TIME.format(moment) })
        : texts.beginsSoon}
    </p>
  );
}
