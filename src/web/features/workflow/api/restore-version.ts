import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { readOutput } from '../../../lib/wire/read-output.ts';
import { runKey } from '../run-key.ts';
import type { RunSnapshot } from './check-run.ts';

export interface RestoreRequest {
  readonly pieceId: string;
  /** Of the version that shall stand again. */
  readonly number: number;
  /** Names the text that it replaces: a newer one answers 412. */
  readonly etag: string | null;
}

/** Puts an earlier text of a piece in the place of the present one, which becomes a version in turn. */
export function useRestoreVersion(jobId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ pieceId, number, etag }: RestoreRequest) =>
      call('POST', `/outputs/${pieceId}/versions/${number}/restore`, undefined, {
        ifMatch: etag ?? undefined,
        read: readOutput,
      }),
    onSuccess: async ({ data }) => {
      await queryClient.cancelQueries({ queryKey: runKey(jobId) });
      queryClient.setQueryData<RunSnapshot>(
        runKey(jobId),
        (known) =>
          known && { ...known, outputs: known.outputs?.map((one) => (one.id === data.id ? data : one)) ?? null },
      );
    },
    // The siblings are judged beside it, and after a lost answer it may stand there all the same.
    onSettled: () => queryClient.invalidateQueries({ queryKey: runKey(jobId) }),
  });
}
