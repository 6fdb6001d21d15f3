import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { JobWriter } from '../../../../core/contracts/job.ts';
import type { Output } from '../../../../core/contracts/output.ts';
import type { RedoInput } from '../../../../core/contracts/version.ts';
import { api } from '../../../lib/api.ts';
import { readOutput } from '../../../lib/wire/read-output.ts';
import { useAttemptKey } from '../../../lib/attempt-key.ts';
import { notify } from '../../../lib/notify.ts';
import { RUN_TEXTS } from '../../../texts/run.ts';
import { runKey } from '../run-key.ts';
import type { RunSnapshot } from './check-run.ts';

export interface RedoRequest {
  readonly pieceId: string;
  readonly angle: 'same' | 'new';
  /** The writer of the job unless given. */
  readonly writer?: JobWriter;
}

/** Has one piece written once more; the others, and its own text until there is another, stay as they are. */
export function useRedoPiece(jobId: string) {
  const queryClient = useQueryClient();
  const attempt = useAttemptKey();
  return useMutation({
    mutationFn: (request: RedoRequest) => {
      const { pieceId, angle, writer } = request;
      const body: RedoInput = { angle, ...(writer && { writer }) };
      return api.post(`/outputs/${pieceId}/redo`, body, { idempotencyKey: attempt.keyFor(request), read: readOutput });
    },
    onSuccess: async (output) => {
      attempt.settle();
      await queryClient.cancelQueries({ queryKey: runKey(jobId) });
      queryClient.setQueryData<RunSnapshot>(runKey(jobId), (known) => known && withRedo(known, output));
    },
    onError: (error) => notify.error(RUN_TEXTS.redo.failed, error.message),
    // After a lost answer it may be under way all the same.
    onSettled: () => queryClient.invalidateQueries({ queryKey: runKey(jobId) }),
  });
}

/** What stands in the cache until the next check has told more. */
function withRedo({ job, outputs }: RunSnapshot, output: Output): RunSnapshot {
  const { status, redo } = output;
  const pieces = job.progress.pieces.map((piece) =>
    piece.output_id === output.id ? { ...piece, status, redo } : piece,
  );
  return {
    job: { ...job, status: 'generating_formats', progress: { ...job.progress, stage: 'generating_formats', pieces } },
    outputs: outputs?.map((one) => (one.id === output.id ? output : one)) ?? null,
  };
}
