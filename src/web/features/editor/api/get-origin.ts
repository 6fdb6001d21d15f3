import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Citation, Output } from '../../../../core/contracts/output.ts';
import { api } from '../../../lib/api.ts';
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
}

const NONE: readonly Citation[] = [];

function outputQuery(id: string) {
  return queryOptions({
    queryKey: ['outputs', id],
    queryFn: ({ signal }) => api.get<Output>(`/outputs/${id}`, { signal }),
    staleTime: Infinity,
  });
}

/** Asked for where the list of pieces does not tell it yet. Without an answer it is nothing. */
export function usePieceOrigin({ id, citations, writtenBy, angle, language }: EditorPiece): PieceOrigin {
  const { data } = useQuery({ ...outputQuery(id), enabled: citations === null });
  return {
    citations: citations ?? data?.citations ?? NONE,
    writtenBy: writtenBy ?? data?.written_by ?? null,
    angle: angle ?? data?.angle ?? null,
    language: language ?? data?.language ?? null,
  };
}
