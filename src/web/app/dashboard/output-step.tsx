import { FilePlus } from '../../components/icons.ts';
import { useEffect, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import type { PieceDocs } from '../../features/editor/piece-docs.ts';
import { CancelRun } from '../../features/workflow/cancel-run.tsx';
import { FailedRun } from '../../features/workflow/failed-run.tsx';
import { OpinionQuestion } from '../../features/workflow/opinion-question.tsx';
import { ProgressCard } from '../../features/workflow/progress-card.tsx';
import type { Run, RunDone, RunUnderWay } from '../../features/workflow/read-run.ts';
import { RunNotice } from '../../features/workflow/run-notice.tsx';
import type { RunWatch } from '../../features/workflow/use-run.ts';
import type { Job } from '../../../core/contracts/job.ts';
import { MESSAGES } from '../../../core/rules/messages.ts';
import { hasStatus } from '../../lib/api-error.ts';
import { notify } from '../../lib/notify.ts';
import { DASHBOARD_TEXTS } from '../../texts/dashboard.ts';
import { RUN_TEXTS } from '../../texts/run.ts';
import { AskedFindings } from './asked-findings.tsx';
import { OutputSkeleton } from './output-skeleton.tsx';
import { RunContent } from './run-content.tsx';
import { PlanOfRun } from './run-plan.tsx';
import { useOutputPlace } from './use-output-place.ts';
import type { OutputPlace } from './use-view.ts';

export interface OutputStepProps {
  watch: RunWatch;
  userId: string;
  docs: PieceDocs;
  /** What is open at first. */
  start: OutputPlace;
  onTurn: (place: OutputPlace) => void;
  onStartNew: () => void;
  onEditInputs: (job: Job) => void;
  onReuse: (job: Job) => void;
}

export function OutputStep(props: OutputStepProps) {
  const { watch, userId, docs, start, onTurn, onStartNew, onEditInputs, onReuse } = props;
  const { run, checkNow } = watch;
  const { place, turn, open, placeRef } = useOutputPlace(start, onTurn);
  const [readId, setReadId] = useState<string | null>(null);
  useUnavailableToast(run);

  const startNew = (
    <Button variant="outline" onClick={onStartNew}>
      <FilePlus aria-hidden />
      {DASHBOARD_TEXTS.startNew}
    </Button>
  );
  if (run.phase === 'loading') return <OutputSkeleton />;
  if (run.phase === 'unavailable') {
    // What is gone does not come back by asking again.
    if (hasStatus(run.error, 404)) return <RunNotice title={run.error.message} startNew={startNew} />;
    return (
      <RunNotice title={DASHBOARD_TEXTS.loadFailed} detail={run.error.message} onRetry={checkNow} startNew={startNew} />
    );
  }
  if (run.phase === 'unexpected') return <RunNotice title={run.message} onRetry={checkNow} startNew={startNew} />;

  const isRunning = run.phase === 'running' || run.phase === 'awaiting-opinion';
  const isRead = isRunning && isWritten(run.job, place.piece);
  return (
    <div className="flex flex-col gap-6">
      <p role="status" className="sr-only">
        {tellEnd(run)}
      </p>
      {/* One place for running and done, above the card: a piece under edit is not torn down at the end, nor does it jump. */}
      {(run.phase === 'done' || isRead) && (
        <RunContent
          run={run}
          docs={docs}
          // Who has read a piece while it was written goes on with that one.
          place={{ ...place, piece: place.piece ?? readId }}
          onTurn={turn}
          placeRef={placeRef}
          onCheckNow={checkNow}
          startNew={startNew}
          onReuse={onReuse}
        />
      )}
      {isRunning && (
        <ProgressCard
          job={run.job}
          trouble={run.trouble}
          onCheckNow={checkNow}
          onOpenPiece={open}
          onReadPiece={setReadId}
          actions={
            <>
              <CancelRun jobId={run.job.id} />
              {!isRead && startNew}
            </>
          }
        >
          {!isRead && <PlanOfRun job={run.job} />}
          {run.phase === 'awaiting-opinion' && <AskedOpinion run={run} userId={userId} />}
        </ProgressCard>
      )}
      {run.phase === 'failed' && (
        <FailedRun
          job={run.job}
          message={run.message}
          reasons={run.reasons}
          onEdit={() => onEditInputs(run.job)}
          startNew={startNew}
        />
      )}
    </div>
  );
}

function tellEnd(run: Run): string {
  if (run.phase === 'done') return tellDone(run);
  return run.phase === 'failed' && run.message === MESSAGES.cancelled ? RUN_TEXTS.run.cancelledLead : '';
}

function tellDone({ outputs, failed, awaited }: RunDone): string {
  const all = outputs.length + failed.length + awaited.length;
  const { done, doneInPart } = RUN_TEXTS.run;
  return outputs.length === all ? done : doneInPart(outputs.length, all);
}

function isWritten({ progress: { pieces } }: Job, id: string | null): boolean {
  return pieces.some((piece) => piece.output_id === id && piece.status === 'completed');
}

/** One toast when a job cannot be loaded, however often it is tried again. */
function useUnavailableToast(run: Run): void {
  const unavailable = run.phase === 'unavailable';
  useEffect(() => {
    if (unavailable) notify.error(DASHBOARD_TEXTS.loadFailed);
  }, [unavailable]);
}

function AskedOpinion({ run: { job, refused }, userId }: { run: RunUnderWay; userId: string }) {
  return <OpinionQuestion job={job} userId={userId} refused={refused} findings={<AskedFindings job={job} />} />;
}
