import { queryOptions, useQuery } from '@tanstack/react-query';
import type { DayUsage } from '../../../../core/contracts/usage.ts';
import { api } from '../../../lib/api.ts';

const todayQuery = queryOptions({
  queryKey: ['usage', 'today'],
  queryFn: ({ signal }) => api.get<DayUsage>('/usage/today', { signal }),
  // Calls are made while one looks elsewhere.
  staleTime: 0,
});

/** What is used of today's limits. */
export function useToday() {
  return useQuery(todayQuery);
}
