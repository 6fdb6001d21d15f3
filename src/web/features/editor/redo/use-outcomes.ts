import { useEffect, useMemo, useRef, useState } from 'react';
import { notify } from '../../../lib/notify.ts';
import { takeBackToast } from '../../../lib/take-back-toast.ts';
import { REDO_TEXTS } from '../../../texts/redo.ts';
import type { EditorPiece } from '../editor-piece.ts';

/** A piece that may be written once more, with a text or without. */
export type FollowedPiece = Pick<EditorPiece, 'id' | 'name' | 'redo' | 'redoError' | 'versions'>;

/** What has become of a piece's text; `read` is what the reader has put away. */
export type Outcome = 'written' | 'restored' | 'read';

export interface Outcomes {
  /** The angle that the last try took; null where this page has seen none. */
  readonly angleOf: (pieceId: string) => 'same' | 'new' | null;
  readonly of: (pieceId: string) => Outcome | null;
  readonly note: (pieceId: string, outcome: Outcome) => void;
  /** To be called where the outcome of this piece is on the screen; answers how to take that back. */
  readonly watch: (pieceId: string) => () => void;
}

interface Known {
  readonly outcomes: ReadonlyMap<string, Outcome>;
  readonly angles: ReadonlyMap<string, 'same' | 'new'>;
}

/** Follows how pieces that are written once more end. Of one that is not on the screen then, a toast tells. */
export function useOutcomes(pieces: readonly FollowedPiece[]): Outcomes {
  const [seen, setSeen] = useState(pieces);
  const [known, setKnown] = useState<Known>({ outcomes: new Map(), angles: new Map() });
  const [ended, setEnded] = useState<readonly FollowedPiece[]>([]);
  const onScreen = useRef(new Set<string>());
  const toasts = useRef(new Set<string>());
  if (seen !== pieces) {
    const before = new Map(seen.map((piece) => [piece.id, piece]));
    const over = pieces.filter((piece) => piece.redo === null && (before.get(piece.id)?.redo ?? null) !== null);
    setSeen(pieces);
    setKnown(afterwards(known, pieces, over));
    if (over.length > 0) setEnded(over);
  }
  useEffect(() => {
    for (const piece of ended) {
      if (onScreen.current.has(piece.id)) continue;
      tell(piece);
      toasts.current.add(piece.id);
    }
  }, [ended]);
  return useMemo(
    () => ({
      of: (pieceId) => known.outcomes.get(pieceId) ?? null,
      angleOf: (pieceId) => known.angles.get(pieceId) ?? null,
      note: (pieceId, outcome) =>
        setKnown(({ outcomes, ...rest }) => ({ ...rest, outcomes: new Map(outcomes).set(pieceId, outcome) })),
      watch: (pieceId) => {
        const ids = onScreen.current.add(pieceId);
        // It would cover the very text that it tells of.
        if (toasts.current.delete(pieceId)) void takeBackToast(toastOf(pieceId));
        return () => ids.delete(pieceId);
      },
    }),
    [known],
  );
}

function afterwards(known: Known, pieces: readonly FollowedPiece[], over: readonly FollowedPiece[]): Known {
  const outcomes = new Map(known.outcomes);
  const angles = new Map(known.angles);
  for (const { id, redo } of pieces) {
    if (redo === null) continue;
    outcomes.delete(id);
    angles.set(id, redo);
  }
  for (const { id, redoError, versions } of over) {
    if (redoError === null && versions > 0) outcomes.set(id, 'written');
  }
  return { outcomes, angles };
}

function tell({ id, name, redoError, versions }: FollowedPiece): void {
  const toast = toastOf(id);
  if (redoError !== null) notify.error(REDO_TEXTS.failed.elsewhere(name), redoError, toast);
  else if (versions === 0) notify.success(REDO_TEXTS.done.first(name), undefined, toast);
  else notify.success(REDO_TEXTS.done.elsewhere(name), REDO_TEXTS.done.elsewhereLead, toast);
}

function toastOf(pieceId: string): string {
  return `outcome-${pieceId}`;
}
