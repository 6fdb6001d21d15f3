import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Job } from '../../../../core/contracts/job.ts';
import { ApiError, hasStatus } from '../../../lib/api-error.ts';
import { api } from '../../../lib/api.ts';
import { loadWithRetries } from '../../../lib/load-with-retries.ts';
import { COMMON } from '../../../texts/common.ts';
import { useAttemptKey } from '../../../lib/attempt-key.ts';
import { useConfig } from '../../../lib/use-config.ts';
import { todayQuery } from '../../../lib/use-today.ts';
import type { Draft } from '../draft.ts';
import { runKey } from '../run-key.ts';
import { keepOpinion } from '../typed-opinion.ts';
import { hasJobsQuery } from './has-jobs.ts';

/** What a start takes comes with the first one. */
const importStarting = async () => {
  const [{ readStarted }, { toJobInput }] = await Promise.all([
    import('./read-started.ts'),
    import('./to-job-input.ts'),
  ]);
  return { readStarted, toJobInput };
};

/** Of whatever brings a project: one at a time. */
export const mutationKey = ['jobs', 'create'];

/** Whether a start is on its way, even from a screen that was left meanwhile. */
export function useIsStarting(): boolean {
  return useIsMutating({ mutationKey }) > 0;
}

/** Creates the job of a draft. Pressing start again after a lost answer never makes a second job. */
export function useCreateJob(onCreated: (job: Job, sent: Draft) => void) {
  const queryClient = useQueryClient();
  const attempt = useAttemptKey();
  const hasModel = useConfig()?.writer.id === 'model';
  return useMutation({
    mutationKey,
    mutationFn: async (draft: Draft) => {
      // Before the job is made: it must not be lost for want of what reads the answer.
      const { readStarted, toJobInput } = await loadWithRetries(importStarting).catch(() => {
        throw new ApiError({ status: 0, message: COMMON.offline });
      });
      const input = toJobInput(draft, { hasModel });
      const read = (wire: unknown) => readStarted(wire, input);
      return api.post('/jobs', input, { idempotencyKey: attempt.keyFor(input), read });
    },
    onSuccess: (job, sent) => {
      attempt.settle();
      // One that asks first waits for its author.
      if (job.fusion !== null) keepOpinion(queryClient, job.id, sent.opinion);
      queryClient.setQueryData(runKey(job.id), { job, outputs: null });
      queryClient.setQueryData(hasJobsQuery.queryKey, true);
      void queryClient.invalidateQueries({ queryKey: todayQuery.queryKey });
      onCreated(job, sent);
    },
    // The persona or kept material may be gone: what is shown to choose from is asked for again.
    onError: (error) => {
      // Another window may have started the last project of the day.
      if (hasStatus(error, 429)) void queryClient.invalidateQueries({ queryKey: todayQuery.queryKey });
      if (!hasStatus(error, 422)) return;
      void queryClient.invalidateQueries({ queryKey: ['personas'] });
      void queryClient.invalidateQueries({ queryKey: ['materials'] });
    },
  });
}
