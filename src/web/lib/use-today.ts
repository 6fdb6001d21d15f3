import { queryOptions, useQuery } from '@tanstack/react-query';
import type { DayUsage } from '../../core/contracts/usage.ts';
import { api } from './api.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export const todayQuery = queryOptions({
  queryKey: ['usage', 'today'],
  queryFn: ({ signal }) => api.get<DayUsage>('/usage/today', { signal }),
  // Calls are made while one looks elsewhere.
  staleTime: 0,
  // Asked again when the next day begins, by a clock that may be wrong here, and in between.
  refetchInterval: ({ state: { data } }) =>
    data ? Math.min(HOUR_MS, Math.max(MINUTE_MS, new Date(data.ends_at).getTime() - Date.now())) : false,
});

/** What is used of today's limits. */
export function useToday() {
  return useQuery(todayQuery);
}
