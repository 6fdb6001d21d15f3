import type { PieceDocs } from '../../features/editor/piece-docs.ts';
import type { Draft } from '../../features/workflow/draft.ts';
import { draftFromJob } from '../../features/workflow/draft-from-job.ts';
import { reuseDraft } from '../../features/workflow/reuse-draft.ts';
import { useLive } from '../../features/workflow/live/use-live.ts';
import { StepIndicator } from '../../features/workflow/step-indicator.tsx';
import { useRun } from '../../features/workflow/use-run.ts';
import { OutputStep } from './output-step.tsx';

export interface OutputViewProps {
  jobId: string;
  docs: PieceDocs;
  onStartNew: () => void;
  /** Takes a draft made from this job to the setup. */
  onEditInputs: (draft: Draft) => void;
}

/** A job, just started or found again: its step is Output, its persona the one it was written for. */
export function OutputView({ jobId, docs, onStartNew, onEditInputs }: OutputViewProps) {
  const watch = useRun(jobId);
  useLive(jobId, watch.run);
  const personaName = 'job' in watch.run ? watch.run.job.persona.name : null;
  return (
    <>
      <StepIndicator step="output" personaName={personaName} />
      <OutputStep
        watch={watch}
        docs={docs}
        onStartNew={onStartNew}
        onEditInputs={(job) => onEditInputs(draftFromJob(job))}
        onReuse={(job) => onEditInputs(reuseDraft(job))}
      />
    </>
  );
}
