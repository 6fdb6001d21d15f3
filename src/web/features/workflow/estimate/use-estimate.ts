import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { EstimateInput } from '../../../../core/contracts/estimate.ts';
import type { CostEstimate } from '../../../../core/contracts/usage.ts';
import { api } from '../../../lib/api.ts';
import { useConfig } from '../../../lib/use-config.ts';
import { usePaused } from '../../../lib/use-paused.ts';
import { countPieces, type Draft } from '../draft.ts';
import { toEstimateInput } from './estimate-input.ts';

/** Nobody wants an estimate for every letter. */
const PAUSE_MS = 400;

export type Estimate =
  | { readonly kind: 'builtin' }
  | { readonly kind: 'model'; readonly figures: CostEstimate; readonly isOld: boolean };

/** What a start would take; null as long as that is not known, and where it could not be told. */
export function useEstimate(draft: Draft): Estimate | null {
  const config = useConfig();
  const writer = config?.writer.id;
  const isAsked = writer === 'model' && draft.writer !== 'builtin' && countPieces(draft.formats) > 0;
  const wanted = isAsked ? JSON.stringify(toEstimateInput({ ...draft, mode: draft.mode ?? config?.mode ?? null })) : '';
  const rested = usePaused(wanted, PAUSE_MS);
  const { data, isPlaceholderData } = useQuery({ ...estimateQuery(rested), enabled: isAsked && rested !== '' });
  if (countPieces(draft.formats) === 0 || !writer) return null;
  if (!isAsked) return { kind: 'builtin' };
  if (!data) return null;
  return data.model === null
    ? { kind: 'builtin' }
    : { kind: 'model', figures: data, isOld: isPlaceholderData || wanted !== rested };
}

function estimateQuery(input: string) {
  return queryOptions({
    queryKey: ['estimate', input],
    queryFn: ({ signal }) => api.post<CostEstimate>('/jobs/estimate', JSON.parse(input) as EstimateInput, { signal }),
    placeholderData: keepPreviousData,
  });
}
