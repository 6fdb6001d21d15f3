import { RotateCcw } from '../../components/icons.ts';
import type { ReactNode } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { EDITOR_TEXTS } from '../../texts/editor.ts';

const { failed: texts } = EDITOR_TEXTS;

export interface FailedPiece {
  readonly id: string;
  readonly name: string;
  readonly reason: string | null;
}

export interface FailedPiecesProps {
  pieces: readonly FailedPiece[];
  onRetry: () => void;
  busy: boolean;
  /** Stands beside Try again: another way to have them written. */
  otherWay?: ReactNode;
}

/** Names each piece that could not be written, and why. The others are not touched by it. */
export function FailedPieces({ pieces, onRetry, busy, otherWay }: FailedPiecesProps) {
  if (pieces.length === 0) return null;
  return (
    <Notice tone="warning" title={texts.title(pieces.length)}>
      <ul className="mt-1 flex flex-col gap-1.5">
        {pieces.map((piece) => (
          <li key={piece.id} className="wrap-anywhere">
            <span className="font-medium">{piece.name}</span>: {piece.reason || texts.noReason}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="outline" size="sm" busy={busy} onClick={onRetry}>
          {!busy && <RotateCcw aria-hidden />}
          {texts.tryAgain}
        </Button>
        {otherWay}
      </div>
    </Notice>
  );
}
