import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { readRows } from '../../../lib/wire/fields.ts';

/** Whether the user has ever started anything that is still there. Asked for once: from then on, starting says so. */
export const hasJobsQuery = queryOptions({
  queryKey: ['jobs', 'any'],
  queryFn: async ({ signal }) =>
    (await api.get('/jobs/history?limit=1&offset=0', { signal, read: readRows })).length > 0,
  staleTime: Infinity,
});
