import { queryOptions, useQuery } from '@tanstack/react-query';
import type { JobStatus } from '../../../../core/rules/job-status.ts';
import { hasStatus } from '../../../lib/api-error.ts';
import { api } from '../../../lib/api.ts';
import { readPlan } from '../../../lib/wire/read-plan.ts';

/** Where the cache keeps the plan of a job, as it was in each of its stages. */
export const planKey = (jobId: string) => ['plans', jobId] as const;

/** Null where none was made. A new angle for a piece changes it, so each stage has its own. */
function planQuery(jobId: string, status: JobStatus) {
  return queryOptions({
    queryKey: [...planKey(jobId), status],
    queryFn: async ({ signal }) =>
      api.get(`/jobs/${jobId}/plan`, { signal, read: readPlan }).catch((error: unknown) => {
        if (hasStatus(error, 404)) return null;
        throw error;
      }),
    // What is read stays on the screen while the next stage's is on its way.
    placeholderData: (known) => known,
  });
}

export function usePlan(jobId: string, status: JobStatus) {
  return useQuery(planQuery(jobId, status));
}
