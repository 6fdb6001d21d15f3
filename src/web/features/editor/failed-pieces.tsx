import { LoaderCircle, RotateCcw } from '../../components/icons.ts';
import type { ReactNode } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { EDITOR_TEXTS } from '../../texts/editor.ts';
import { REDO_TEXTS } from '../../texts/redo.ts';

const { failed: texts } = EDITOR_TEXTS;

export interface FailedPiece {
  readonly id: string;
  readonly name: string;
  readonly reason: string | null;
  /** Its author stopped the run before it was written. */
  readonly isStopped: boolean;
  /** It is being written once more. */
  readonly isUnderWay: boolean;
}

export interface FailedPiecesProps {
  pieces: readonly FailedPiece[];
  /** Has one of them written once more; the others are not touched. */
  onRetry: (id: string) => void;
  /** What is known of the text of one that is under way. */
  draftOf: (id: string) => ReactNode;
  /** The one whose order is on its way. */
  startingId: string | null;
  /** Stands below several: ways to have all of them written. */
  allAtOnce?: ReactNode;
}

/** Names each piece that could not be written, and why. The others are not touched by it. */
export function FailedPieces({ pieces, onRetry, draftOf, startingId, allAtOnce }: FailedPiecesProps) {
  const still = pieces.filter((piece) => !piece.isUnderWay);
  const isStopped = still.every((piece) => piece.isStopped);
  if (pieces.length === 0) return null;
  return (
    <Notice
      tone={isStopped ? 'info' : 'warning'}
      title={still.length === 0 ? texts.underWay : (isStopped ? texts.stopped : texts.title)(still.length)}
    >
      <ul className="mt-1.5 flex flex-col gap-3">
        {pieces.map((piece) => (
          <li key={piece.id} className="wrap-anywhere">
            {piece.isUnderWay ? (
              <>
                <p className="flex items-center gap-1.5">
                  <LoaderCircle aria-hidden className="size-3.5 shrink-0 animate-turn" />
                  <span>
                    <span className="font-medium">{piece.name}</span>: {REDO_TEXTS.running.menu}
                  </span>
                </p>
                {draftOf(piece.id)}
              </>
            ) : (
              <>
                <p>
                  <span className="font-medium">{piece.name}</span>
                  {!piece.isStopped && `: ${piece.reason || texts.noReason}`}
                </p>
                <Button
                  variant="outline"
                  size="sm"
                  className="mt-1.5"
                  aria-label={texts.tryAgainOf(piece.name)}
                  busy={startingId === piece.id}
                  onClick={() => onRetry(piece.id)}
                >
                  {startingId !== piece.id && <RotateCcw aria-hidden />}
                  {texts.tryAgain}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      {allAtOnce && <div className="mt-3 flex flex-wrap gap-2 empty:hidden">{allAtOnce}</div>}
    </Notice>
  );
}
