import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadWithRetries } from '../../../lib/load-with-retries.ts';
import type { Run } from '../read-run.ts';
import { draftsKey, NO_DRAFTS, type LiveDrafts } from './live-drafts.ts';

/** Where words are read as they come. */
export const importReadingPane = () => import('./reading-pane.tsx');

/** Has a run tell of itself as long as it is under way and on the screen, beside the checks. */
export function useLive(jobId: string, run: Run): void {
  const queryClient = useQueryClient();
  const isUnderWay = run.phase === 'done' ? run.again : run.phase === 'running' || run.phase === 'awaiting-opinion';
  useEffect(() => {
    if (!isUnderWay) return;
    const left = new AbortController();
    // The place to read in is there with the first words.
    importReadingPane().catch(() => undefined);
    loadWithRetries(() => import('./follow-run.ts'))
      .then(({ followRun }) => followRun({ jobId, queryClient, signal: left.signal }))
      // Without its code the run is followed by checks alone.
      .catch(() => undefined);
    return () => left.abort();
  }, [jobId, isUnderWay, queryClient]);
}

/** What is being written of a run, as far as that is told. */
export function useDrafts(jobId: string): LiveDrafts {
  const { data = NO_DRAFTS } = useQuery<LiveDrafts>({ queryKey: draftsKey(jobId), queryFn: skipToken });
  return data;
}
