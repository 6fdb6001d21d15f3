import { useState } from 'react';
import type { PieceProgress } from '../../../../core/contracts/job.ts';
import { wordsOf, type LiveDrafts } from './live-drafts.ts';

/**
 * Which piece is shown to be read while others are written: the one that was asked for, else the first that had words, of
 * several that begin together the one with the most. It stays when it is finished, since people read slower than models
 * write; null as long as there is nothing to read.
 */
export function useReading(
  pieces: readonly PieceProgress[],
  drafts: LiveDrafts,
  asked: string | null,
): PieceProgress | null {
  const [shownId, setShownId] = useState<string | null>(null);
  const readable = (id: string | null) => pieces.find((piece) => piece.output_id === id && isReadable(piece, drafts));
  const shown = readable(asked) ?? readable(shownId) ?? mostWords(pieces, drafts);
  const nextId = shown?.output_id ?? null;
  if (nextId !== shownId) setShownId(nextId);
  return shown;
}

function mostWords(pieces: readonly PieceProgress[], drafts: LiveDrafts): PieceProgress | null {
  const lengthOf = (piece: PieceProgress) => wordsOf(piece, drafts)?.characters ?? 0;
  const [first = null] = pieces.toSorted((one, other) => lengthOf(other) - lengthOf(one));
  return first && lengthOf(first) > 0 ? first : null;
}

/** One that starts over, or waits for its next try, has its words still, or will have some in a moment. */
function isReadable({ output_id, status }: PieceProgress, drafts: LiveDrafts): boolean {
  return status === 'completed' || (status !== 'failed' && drafts.has(output_id));
}
