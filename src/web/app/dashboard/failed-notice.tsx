import { RotateCcw } from '../../components/icons.ts';
import { Button } from '../../components/ui/button.tsx';
import { FailedPieces } from '../../features/editor/failed-pieces.tsx';
import { useRedoDesk } from '../../features/editor/redo/redo-desk.ts';
import type { JobWriter } from '../../../core/contracts/job.ts';
import { useRestartRun } from '../../features/workflow/api/change-run.ts';
import type { RunDone } from '../../features/workflow/read-run.ts';
import { toSelection } from '../../features/workflow/unfinished-formats.ts';
import { OfferBuiltin } from '../../features/workflow/writer/offer-builtin.tsx';
import { EDITOR_TEXTS } from '../../texts/editor.ts';
import { failedPieces } from './list-pieces.ts';

/** The pieces of a finished run that have no text, and the ways to one: each by itself, or all at once. */
export function FailedNotice({ run }: { run: RunDone }) {
  const { job, failed } = run;
  const desk = useRedoDesk();
  const restart = useRestartRun(job);
  const pieces = failedPieces(run);
  if (pieces.length === 0) return null;

  const again = (pieceId: string, writer?: JobWriter) =>
    // Why it was refused has been told by then.
    void desk?.start({ pieceId, angle: 'same', ...(writer && { writer }) }).catch(() => undefined);
  const [one, other] = failed;
  const all = (writer?: JobWriter) => {
    if (one && !other) again(one.id, writer);
    else restart.mutate({ selection: toSelection(failed), ...(writer && { writer }) });
  };
  const isBusy = restart.isPending || run.again;
  return (
    <FailedPieces
      pieces={pieces}
      startingId={desk?.startingId ?? null}
      draftOf={(pieceId) => desk?.draftOf(pieceId)}
      onRetry={(pieceId) => again(pieceId)}
      allAtOnce={
        one && (
          <>
            {other && (
              <Button variant="outline" size="sm" busy={restart.isPending} disabled={isBusy} onClick={() => all()}>
                {!restart.isPending && <RotateCcw aria-hidden />}
                {EDITOR_TEXTS.failed.tryAllAgain}
              </Button>
            )}
            <OfferBuiltin
              job={job}
              size="sm"
              busy={restart.isPending && restart.variables.writer === 'builtin'}
              disabled={isBusy}
              onAccept={() => all('builtin')}
            />
          </>
        )
      }
    />
  );
}
