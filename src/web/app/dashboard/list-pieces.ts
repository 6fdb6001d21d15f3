import type { Job } from '../../../core/contracts/job.ts';
import { MESSAGES } from '../../../core/rules/messages.ts';
import type { UsagePart } from '../../components/usage/job-usage.tsx';
import type { EditorPiece } from '../../features/editor/editor-piece.ts';
import type { FailedPiece } from '../../features/editor/failed-pieces.tsx';
import type { RunDone, RunUnderWay } from '../../features/workflow/read-run.ts';
import { pieceName } from '../../lib/piece-name.ts';

/** The pieces that can be read: of a finished run those with content, of one under way those that are written. */
export function listPieces(run: RunDone | RunUnderWay): EditorPiece[] {
  const { job } = run;
  if (run.phase === 'done') {
    return run.outputs.map((output) => ({
      id: output.id,
      format: output.format,
      variant: output.variant,
      name: nameIn(job, output),
      content: output.content,
      characters: 0,
      checks: output.checks,
      stance: output.stance,
      grounds: output.grounds,
      outline: output.outline,
      angle: output.angle,
      language: output.language,
      citations: output.citations,
      writtenBy: output.written_by,
      redo: output.redo,
      redoError: output.redo_error,
      versions: output.versions,
      usage: output.usage,
    }));
  }
  return job.progress.pieces
    .filter((piece) => piece.status === 'completed')
    .map((piece) => ({
      id: piece.output_id,
      format: piece.format,
      variant: piece.variant,
      name: nameIn(job, piece),
      content: null,
      characters: piece.characters,
      checks: null,
      stance: null,
      grounds: null,
      outline: null,
      angle: null,
      language: null,
      citations: null,
      writtenBy: null,
      redo: null,
      redoError: null,
      versions: 0,
      usage: null,
    }));
}

/** Pieces without a text: those that failed, and those of them that are being written once more. */
export function failedPieces({ job, failed, awaited }: RunDone): FailedPiece[] {
  return [...failed, ...awaited].map((output) => ({
    id: output.id,
    name: nameIn(job, output),
    reason: output.error_message,
    isStopped: output.error_message === MESSAGES.cancelled,
    isUnderWay: output.redo !== null,
  }));
}

/** What each piece took, the ones without a text too: their tries were paid for. */
export function usageParts({ job, outputs, failed, awaited }: RunDone): UsagePart[] {
  return [...outputs, ...failed, ...awaited].map((output) => ({
    id: output.id,
    name: nameIn(job, output),
    usage: output.usage,
    // What came with the example took nothing here.
    writtenBy: output.written_by === job.example?.written_by ? null : output.written_by,
  }));
}

function nameIn(job: Job, piece: { format: string; variant: number }): string {
  // Not every server tells how many there are.
  return pieceName(piece.format, piece.variant, Math.max(job.batch_formats[piece.format] ?? 1, piece.variant));
}
