import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Citation, Output } from '../../../../core/contracts/output.ts';
import type { UsageTotals } from '../../../../core/contracts/usage.ts';
import { api } from '../../../lib/api.ts';
import { readOutput } from '../../../lib/wire/read-output.ts';
import type { EditorPiece } from '../editor-piece.ts';

/** Where a piece comes from. */
export interface PieceOrigin {
  /** What it stands on, in the order of its text. */
  readonly citations: readonly Citation[];
  /** The model's name, or `builtin`; null as long as that is not known. */
  readonly writtenBy: string | null;
  /** Its angle, by name; null where it has none, and as long as that is not known. */
  readonly angle: string | null;
  /** BCP 47 tag of the language it was asked for in; null for that of the topic. */
  readonly language: string | null;
  /** What the calls for it took; null as long as that is not known. */
  readonly usage: UsageTotals | null;
}

const UNKNOWN: PieceOrigin = { citations: [], writtenBy: null, angle: null, language: null, usage: null };

function outputQuery(id: string) {
  return queryOptions({
    queryKey: ['outputs', id],
    queryFn: ({ signal }) => api.get(`/outputs/${id}`, { signal, read: readOutput }),
    staleTime: Infinity,
  });
}

/** Asked for where the list of pieces does not tell it yet. Without an answer it is nothing. */
export function usePieceOrigin(piece: EditorPiece): PieceOrigin {
  const { data } = useQuery({ ...outputQuery(piece.id), enabled: piece.citations === null });
  const asked = data ? originOf(data) : UNKNOWN;
  return {
    citations: piece.citations ?? asked.citations,
    writtenBy: piece.writtenBy ?? asked.writtenBy,
    angle: piece.angle ?? asked.angle,
    language: piece.language ?? asked.language,
    usage: piece.usage ?? asked.usage,
  };
}

function originOf({ citations, written_by, angle, language, usage }: Output): PieceOrigin {
  return { citations, writtenBy: written_by, angle, language, usage };
}
