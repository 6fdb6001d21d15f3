import { useCallback } from 'react';
import { shorten } from '../../../core/rules/text.ts';
import type { PieceDocs } from '../../features/editor/piece-docs.ts';
import type { Draft } from '../../features/workflow/draft.ts';
import { draftFromJob } from '../../features/workflow/draft-from-job.ts';
import { reuseDraft } from '../../features/workflow/reuse-draft.ts';
import { useLive } from '../../features/workflow/live/use-live.ts';
import { StepIndicator } from '../../features/workflow/step-indicator.tsx';
import type { Run } from '../../features/workflow/read-run.ts';
import { useRun } from '../../features/workflow/use-run.ts';
import { awaitsReview } from '../../lib/awaits-author.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { DASHBOARD_TEXTS } from '../../texts/dashboard.ts';
import { RUN_TEXTS } from '../../texts/run.ts';
import { OutputStep } from './output-step.tsx';
import type { OutputPlace } from './use-view.ts';

export interface OutputViewProps {
  jobId: string;
  userId: string;
  /** What is open at first. */
  start: OutputPlace;
  onTurn: (jobId: string, place: OutputPlace) => void;
  docs: PieceDocs;
  onStartNew: () => void;
  /** Takes a draft made from this job to the setup. */
  onEditInputs: (draft: Draft) => void;
}

/** A job, just started or found again: its step is Output, its persona the one it was written for. */
export function OutputView({ jobId, userId, start, onTurn, docs, onStartNew, onEditInputs }: OutputViewProps) {
  const watch = useRun(jobId);
  const tellTurn = useCallback((place: OutputPlace) => onTurn(jobId, place), [onTurn, jobId]);
  useDocumentTitle(titleOf(watch.run));
  useLive(jobId, watch.run);
  const personaName = 'job' in watch.run ? watch.run.job.persona.name || null : null;
  return (
    <>
      <StepIndicator step="output" personaName={personaName} isSlim />
      <div className="col-span-full min-w-0">
        <OutputStep
          watch={watch}
          userId={userId}
          docs={docs}
          start={start}
          onTurn={tellTurn}
          onStartNew={onStartNew}
          onEditInputs={(job) => onEditInputs(draftFromJob(job))}
          onReuse={(job) => onEditInputs(reuseDraft(job))}
        />
      </div>
    </>
  );
}

/** A tab shows its first words. */
const LONGEST_TITLE = 70;

/** Tells in the row of tabs how a run goes that was left to itself. */
function titleOf(run: Run): string {
  const { titles } = RUN_TEXTS;
  if (!('job' in run)) return DASHBOARD_TEXTS.titles.output;
  const topic = shorten(run.job.topic, LONGEST_TITLE);
  if (run.phase === 'awaiting-opinion') return titles.opinionWaits(topic);
  if (run.phase === 'running') return (awaitsReview(run.job) ? titles.planWaits : titles.running)(topic);
  return run.phase === 'failed' ? titles.failed(topic) : topic;
}
