import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Job, JobWriter } from '../../../../core/contracts/job.ts';
import { isSettled } from '../../../../core/rules/job-status.ts';
import { api } from '../../../lib/api.ts';
import { notify } from '../../../lib/notify.ts';
import { WORKFLOW_TEXTS } from '../../../texts/workflow.ts';
import { WRITER_CHOICE_TEXTS } from '../../../texts/writer-choice.ts';
import { runKey } from '../run-key.ts';
import { unfinishedFormats, type FormatSelection } from '../unfinished-formats.ts';
import { outputsBeside } from '../written-again.ts';
import { submitFusion, type RunSnapshot } from './check-run.ts';

/** Stops a running job; what is written stays. */
export function useCancelRun(jobId: string) {
  return useRunChange(jobId, WORKFLOW_TEXTS.cancel.failed, () => api.post<Job>(`/jobs/${jobId}/cancel`));
}

/** Has the given formats, or everything unfinished, written again; a failed job goes on where it failed. */
export function useRestartRun(job: Job) {
  return useRunChange(
    job.id,
    WORKFLOW_TEXTS.run.restartFailed,
    ({ selection = unfinishedFormats(job), writer }: RestartRequest) =>
      api.post<Job>(
        `/jobs/${job.id}/generate_formats`,
        { ...selection, ...(writer && { writer }) },
        { idempotencyKey: true },
      ),
  );
}

export interface RestartRequest {
  readonly selection?: FormatSelection;
  /** Writes them in place of the one that the job has. */
  readonly writer?: JobWriter;
}

/** Has what is not written yet written by the built-in writer, at once. */
export function useBuiltinWriter(jobId: string) {
  return useRunChange(jobId, WRITER_CHOICE_TEXTS.offer.failed, () =>
    api.post<Job>(`/jobs/${jobId}/writer`, { writer: 'builtin' }),
  );
}

/** Goes on with an opinion, or without one when it is blank. */
export function useAnswerFusion(job: Job) {
  return useRunChange(job.id, WORKFLOW_TEXTS.run.checkFailed, (opinion: string) => submitFusion(job, opinion));
}

function useRunChange<Input>(jobId: string, failed: string, change: (input: Input) => Promise<Job>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (job) => {
      await queryClient.cancelQueries({ queryKey: runKey(jobId) });
      // Where pieces are, or were, written once more, what is on the screen stays until there is something newer.
      queryClient.setQueryData<RunSnapshot>(runKey(jobId), (known) => ({
        job,
        outputs: outputsBeside(job, known?.outputs ?? null),
        hasJustEnded: isSettled(job.status),
      }));
      // A settled job is not polled, so its outputs have to be asked for.
      if (job.status === 'completed') await queryClient.invalidateQueries({ queryKey: runKey(jobId) });
    },
    onError: (error) => notify.error(failed, error.message),
  });
}
