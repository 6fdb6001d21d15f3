import type { MouseEvent } from 'react';
import { History } from '../../../components/icons.ts';
import { Button } from '../../../components/ui/button.tsx';
import { REDO_TEXTS } from '../../../texts/redo.ts';
import { usePieceState } from '../use-piece-state.ts';
import { useRedoDesk } from './redo-desk.ts';
import { WriteAgain, type WriteAgainProps } from './write-again.tsx';

export interface PieceActionsProps extends WriteAgainProps {
  onVersions: (opener: HTMLElement) => void;
}

/** What can be done about a piece as a whole: its earlier texts, and another one. */
export function PieceActions({ onVersions, ...rest }: PieceActionsProps) {
  const { told } = usePieceState(rest.doc);
  // The list was read before the last save.
  const versions = Math.max(rest.piece.versions, told?.versions ?? 0);
  if (!useRedoDesk()) return null;
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      {versions > 0 && (
        <Button variant="ghost" size="sm" onClick={(event: MouseEvent<HTMLElement>) => onVersions(event.currentTarget)}>
          <History aria-hidden />
          <span className="max-sm:sr-only">{REDO_TEXTS.versions.open(versions)}</span>
        </Button>
      )}
      <WriteAgain {...rest} />
    </div>
  );
}
