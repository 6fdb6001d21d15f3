import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Job, JobWriter } from '../../../../core/contracts/job.ts';
import { isSettled } from '../../../../core/rules/job-status.ts';
import { api } from '../../../lib/api.ts';
import { readJobIfTold, unknownJob } from '../../../lib/wire/read-job.ts';
import { notify } from '../../../lib/notify.ts';
import { RUN_TEXTS } from '../../../texts/run.ts';
import { WRITER_CHOICE_TEXTS } from '../../../texts/writer-choice.ts';
import { runKey } from '../run-key.ts';
import { keepOpinion } from '../typed-opinion.ts';
import { unfinishedFormats, type FormatSelection } from '../unfinished-formats.ts';
import { outputsBeside } from '../written-again.ts';
import { submitFusion, type RunSnapshot } from './check-run.ts';
import { toFusion, type GivenOpinion } from './to-fusion.ts';

/** Stops a running job; what is written stays. */
export function useCancelRun(jobId: string) {
  const read = useReader(jobId);
  return useRunChange(jobId, RUN_TEXTS.cancel.failed, () => api.post(`/jobs/${jobId}/cancel`, undefined, { read }));
}

/** Has the given formats, or everything unfinished, written again; a failed job goes on where it failed. */
export function useRestartRun(job: Job) {
  const read = useReader(job.id);
  return useRunChange(
    job.id,
    RUN_TEXTS.run.restartFailed,
    ({ selection = unfinishedFormats(job), writer }: RestartRequest) =>
      api.post(
        `/jobs/${job.id}/generate_formats`,
        { ...selection, ...(writer && { writer }) },
        { idempotencyKey: true, read },
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
  const read = useReader(jobId);
  return useRunChange(jobId, WRITER_CHOICE_TEXTS.offer.failed, () =>
    api.post(`/jobs/${jobId}/writer`, { writer: 'builtin' }, { read }),
  );
}

/** Goes on with an opinion and replies, or without what is blank. Why it failed is shown at the field, so no toast says it. */
export function useAnswerFusion(job: Job) {
  const queryClient = useQueryClient();
  return useRunChange(job.id, null, async (given: GivenOpinion) => {
    const answered = await submitFusion(job, given);
    keepOpinion(queryClient, job.id, given.opinion);
    if (given.keepsReplies) void queryClient.invalidateQueries({ queryKey: ['personas'] });
    return { ...answered, fusion: toFusion(given.opinion, given.replies) };
  });
}

/** The plan was read: has the pieces written from it. Why it failed is shown beside the plan, so no toast says it. */
export function useConfirmPlan(jobId: string) {
  const read = useReader(jobId);
  return useRunChange(jobId, null, () => api.post(`/jobs/${jobId}/plan/confirm`, {}, { read }));
}

/** Reads the job as an answer tells it, over what is known of it. */
function useReader(jobId: string): (wire: unknown) => Job {
  const queryClient = useQueryClient();
  return (wire) => readJobIfTold(wire, queryClient.getQueryData<RunSnapshot>(runKey(jobId))?.job ?? unknownJob(jobId));
}

/** `failed` heads the toast; null where the caller shows the reason itself. */
function useRunChange<Input>(jobId: string, failed: string | null, change: (input: Input) => Promise<Job>) {
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
    onError: (error) => failed !== null && notify.error(failed, error.message),
  });
}
