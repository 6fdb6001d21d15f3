import { queryOptions, useQuery } from '@tanstack/react-query';
import type { UsageReport } from '../../../../core/contracts/usage.ts';
import { api } from '../../../lib/api.ts';

const MONTHS = 12;

const usageQuery = queryOptions({
  queryKey: ['usage', MONTHS],
  queryFn: ({ signal }) => api.get<UsageReport>(`/usage?months=${MONTHS}`, { signal }),
  // Calls are made while one looks elsewhere: asked again whenever the screen is opened.
  staleTime: 0,
});

/** What the calls of the last twelve months took, the present one included. */
export function useUsage() {
  return useQuery(usageQuery);
}
