import { Suspense, useState } from 'react';
import type { Job } from '../../../core/contracts/job.ts';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { ClaimLookup } from '../../features/editor/claims/claim-lookup.tsx';
import { awaitsReview } from '../../lib/awaits-author.ts';
import { PlanReview } from '../../features/workflow/plan-review.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useConfig } from '../../lib/use-config.ts';
import { PLAN_TEXTS as texts } from '../../texts/plan.ts';

export const PlanPanel = lazyPart(() =>
  import('../../features/editor/plan/plan-panel.tsx').then((module) => module.PlanPanel),
);

/** Whether a model has planned the job: the built-in writer makes no plan that could be read. */
export function useIsPlanned({ status, writer, mode, plan_due_at }: Job, isWrittenByModel = false): boolean {
  const isModels = useConfig()?.writer.id === 'model' || isWrittenByModel;
  if (writer === 'builtin') return false;
  if (status === 'drafting') return plan_due_at !== null;
  if (!isModels) return false;
  return status === 'completed' || status === 'failed' || (status === 'generating_formats' && mode === 'best');
}

/** The plan of a run under way: open as long as it waits to be read, folded while the pieces are written. */
export function PlanOfRun({ job }: { job: Job }) {
  const [open, setOpen] = useState(false);
  if (!useIsPlanned(job)) return null;
  return (
    <ClaimLookup jobId={job.id} results={job.research_results}>
      {awaitsReview(job) ? (
        <PlanReview job={job}>
          {(confirmation) => (
            <Suspense fallback={<Skeleton className="h-64" />}>
              <PlanPanel
                job={job}
                title={texts.review.title}
                lead={texts.review.lead}
                savedLead={null}
                footer={confirmation}
              />
            </Suspense>
          )}
        </PlanReview>
      ) : (
        job.status === 'generating_formats' && (
          <Disclosure title={texts.title} summary={texts.lead} open={open} onOpenChange={setOpen} className="mt-5">
            <Suspense fallback={<Skeleton className="h-64" />}>
              <PlanPanel
                job={job}
                title={texts.title}
                hidesTitle
                lead={texts.leadWhileWritten}
                savedLead={texts.saved.writing}
              />
            </Suspense>
          </Disclosure>
        )
      )}
    </ClaimLookup>
  );
}
