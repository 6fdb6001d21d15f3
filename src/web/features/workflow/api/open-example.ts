import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Job } from '../../../../core/contracts/job.ts';
import { api } from '../../../lib/api.ts';
import { strangeAnswer } from '../../../lib/wire/fields.ts';
import { readJob, unknownJob } from '../../../lib/wire/read-job.ts';
import { runKey } from '../run-key.ts';
import { mutationKey } from './create-job.ts';
import { hasJobsQuery } from './has-jobs.ts';

/** Opens the finished example; the copy that is there already where nothing in it was changed. */
export function useOpenExample(onOpened: (job: Job) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey,
    mutationFn: () => api.post('/jobs/example', undefined, { read: readOpened }),
    onSuccess: (job) => {
      queryClient.setQueryData(runKey(job.id), { job, outputs: null });
      queryClient.setQueryData(hasJobsQuery.queryKey, true);
      // It may have brought a persona of its own.
      void queryClient.invalidateQueries({ queryKey: ['personas'] });
      onOpened(job);
    },
  });
}

function readOpened(wire: unknown): Job {
  const job = readJob(wire, unknownJob(''));
  if (job.id === '') throw strangeAnswer();
  return job;
}
