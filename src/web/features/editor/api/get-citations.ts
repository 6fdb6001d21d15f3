import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Citation, Output } from '../../../../core/contracts/output.ts';
import { api } from '../../../lib/api.ts';
import type { EditorPiece } from '../editor-piece.ts';

const NONE: readonly Citation[] = [];

function outputQuery(id: string) {
  return queryOptions({
    queryKey: ['outputs', id],
    queryFn: ({ signal }) => api.get<Output>(`/outputs/${id}`, { signal }),
    staleTime: Infinity,
  });
}

/** What a piece stands on; asked for where the list of pieces does not tell it yet. Without an answer it is nothing. */
export function useCitations({ id, citations }: EditorPiece): readonly Citation[] {
  const { data } = useQuery({ ...outputQuery(id), enabled: citations === null });
  return citations ?? data?.citations ?? NONE;
}
