import { queryOptions, useQuery } from '@tanstack/react-query';
import type { UsageCall } from '../../../core/contracts/usage.ts';
import { api } from '../../lib/api.ts';
import { readRows } from '../../lib/wire/fields.ts';

function callsQuery(jobId: string, calls: number) {
  return queryOptions({
    // With another call they are another list.
    queryKey: ['jobs', jobId, 'usage', calls],
    queryFn: ({ signal }) => api.get<UsageCall[]>(`/jobs/${jobId}/usage`, { signal, read: readRows }),
    staleTime: Infinity,
  });
}

/** Every call that was made for a job, in their order. */
export function useCalls(jobId: string, calls: number) {
  return useQuery(callsQuery(jobId, calls));
}
