import { queryOptions, useQuery } from '@tanstack/react-query';
import type { JobSummary } from '../../../../core/contracts/job.ts';
import { isSettled } from '../../../../core/rules/job-status.ts';
import { HISTORY } from '../../../../core/rules/limits.ts';
import { api } from '../../../lib/api.ts';

/** How often statuses are looked at again while a job in the list is at work. */
const REFRESH_MS = 5_000;

export const historyQuery = queryOptions({
  queryKey: ['jobs', 'history'],
  queryFn: ({ signal }) => api.get<JobSummary[]>(`/jobs/history?limit=${HISTORY.fetchLimit}&offset=0`, { signal }),
  // Jobs move on while one works elsewhere: look again whenever the screen is opened.
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.error === null && state.data?.some((job) => !isSettled(job.status)) ? REFRESH_MS : false,
});

/** The user's newest jobs, newest first. */
export function useHistory() {
  return useQuery(historyQuery);
}
