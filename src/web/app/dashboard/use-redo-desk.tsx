import { useMemo } from 'react';
import type { EditorPiece } from '../../features/editor/editor-piece.ts';
import { NewText } from '../../features/editor/redo/new-text.tsx';
import type { RedoDesk } from '../../features/editor/redo/redo-desk.ts';
import { useOutcomes, type FollowedPiece } from '../../features/editor/redo/use-outcomes.ts';
import { useCancelRun } from '../../features/workflow/api/change-run.ts';
import { useRedoPiece } from '../../features/workflow/api/redo-piece.ts';
import { useRestoreVersion } from '../../features/workflow/api/restore-version.ts';
import { useDrafts } from '../../features/workflow/live/use-live.ts';
import type { RunDone, RunUnderWay } from '../../features/workflow/read-run.ts';
import { useConfig } from '../../lib/use-config.ts';
import { EDITOR_TEXTS } from '../../texts/editor.ts';
import { failedPieces } from './list-pieces.ts';

/** What has pieces of this run written once more; null where none can be. */
export function useRedoDeskOf(run: RunDone | RunUnderWay, pieces: readonly EditorPiece[]): RedoDesk | null {
  const { id: jobId, writer: chosen } = run.job;
  const { mutateAsync: start, isPending: isStarting, variables: order } = useRedoPiece(jobId);
  const { mutate: stop, isPending: isStopping } = useCancelRun(jobId);
  const { mutateAsync: restore } = useRestoreVersion(jobId);
  const followed = useMemo(() => [...pieces, ...withoutText(run)], [pieces, run]);
  const outcomes = useOutcomes(followed);
  const underWay = followed.filter(({ redo }) => redo !== null).length;
  const writer = useConfig()?.writer;
  const startingId = isStarting ? order.pieceId : null;
  const isOpen = run.phase === 'done' && !run.gone;
  return useMemo(
    () =>
      isOpen
        ? {
            isBuiltin: chosen === 'builtin' || writer?.id === 'builtin',
            trouble: writer?.trouble ?? null,
            start,
            startingId,
            stop: () => stop(undefined),
            underWay,
            isStopping,
            restore,
            outcomes,
            draftOf: (pieceId) => <Draft jobId={jobId} pieceId={pieceId} isFirst={!hasText(pieces, pieceId)} />,
          }
        : null,
    [isOpen, chosen, writer, start, startingId, stop, underWay, isStopping, restore, outcomes, jobId, pieces],
  );
}

function hasText(pieces: readonly EditorPiece[], id: string): boolean {
  return pieces.some((piece) => piece.id === id);
}

function withoutText(run: RunDone | RunUnderWay): FollowedPiece[] {
  if (run.phase !== 'done') return [];
  return failedPieces(run).map(({ id, name, reason, isUnderWay }) => ({
    id,
    name,
    redo: isUnderWay ? 'same' : null,
    redoError: isUnderWay ? null : (reason ?? EDITOR_TEXTS.failed.noReason),
    versions: 0,
  }));
}

/** Apart, so that each new word is set here alone. */
function Draft({ jobId, pieceId, isFirst }: { jobId: string; pieceId: string; isFirst: boolean }) {
  const draft = useDrafts(jobId).get(pieceId);
  return draft && <NewText text={draft.text} isFirst={isFirst} />;
}
