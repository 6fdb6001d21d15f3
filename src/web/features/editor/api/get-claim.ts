import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ClaimInContext } from '../../../../core/contracts/research.ts';
import { api } from '../../../lib/api.ts';

/** What was read does not change any more. */
function claimQuery(jobId: string, claimId: string) {
  return queryOptions({
    queryKey: ['jobs', jobId, 'claims', claimId],
    queryFn: ({ signal }) =>
      api.get<ClaimInContext>(`/jobs/${jobId}/claims/${encodeURIComponent(claimId)}`, { signal }),
    staleTime: Infinity,
  });
}

/** A claim with the text around its quote, asked for once it is wanted. */
export function useClaimInContext(jobId: string, claimId: string, wanted: boolean) {
  return useQuery({ ...claimQuery(jobId, claimId), enabled: wanted });
}
