import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { readSent } from '../../lib/wire/read-sent.ts';

function sentQuery(jobId: string, calls: number) {
  return queryOptions({
    // With another call more may have been sent.
    queryKey: ['jobs', jobId, 'sent', calls],
    queryFn: ({ signal }) => api.get(`/jobs/${jobId}/sent`, { signal, read: readSent }),
    staleTime: Infinity,
    placeholderData: (known) => known,
  });
}

/** Which texts of a job went to which vendor. */
export function useSent(jobId: string, calls: number) {
  return useQuery(sentQuery(jobId, calls));
}
