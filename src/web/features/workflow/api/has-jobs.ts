import { queryOptions } from '@tanstack/react-query';
import type { JobSummary } from '../../../../core/contracts/job.ts';
import { api } from '../../../lib/api.ts';

/** Whether the user has ever started anything that is still there. Asked for once: from then on, starting says so. */
export const hasJobsQuery = queryOptions({
  queryKey: ['jobs', 'any'],
  queryFn: async ({ signal }) => (await api.get<JobSummary[]>('/jobs/history?limit=1&offset=0', { signal })).length > 0,
  staleTime: Infinity,
});
