import { useQuery, type QueryState } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { POLL_INTERVAL_MS } from '../../../core/rules/limits.ts';
import { checkRun, type RunSnapshot } from './api/check-run.ts';
import { keepNewer } from './live/keep-newer.ts';
import { needsChecking, readRun, type Run } from './read-run.ts';
import { runKey } from './run-key.ts';
import { typedOpinion } from './typed-opinion.ts';

export interface RunWatch {
  readonly run: Run;
  readonly checkNow: () => void;
}

/**
 * Follows a job every 2 seconds until it settles. A job that was just started is in the cache already, so its first check comes after
 * 2 seconds; one that was found by its address is looked at straight away.
 */
export function useRun(jobId: string): RunWatch {
  const [failure, setFailure] = useState<Error | null>(null);
  const [isAsked, setAsked] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: runKey(jobId),
    queryFn: async ({ signal, client }) => {
      const known = () => client.getQueryData<RunSnapshot>(runKey(jobId));
      const toldBefore = known()?.told ?? 0;
      const wasRunning = needsChecking(known(), null);
      const typed = typedOpinion(client, jobId);
      const found = keepNewer(await checkRun({ jobId, known: known(), typed, cancelled: signal }), known(), toldBefore);
      return { ...found, hasJustEnded: wasRunning && !needsChecking(found, null) };
    },
    staleTime: POLL_INTERVAL_MS,
    refetchInterval: ({ state }) =>
      needsChecking(state.data, state.error) || isStillCounted(state.data) ? untilNextCheck(state) : false,
    // The opinion is handed in and pieces arrive while the user reads something else.
    refetchIntervalInBackground: true,
  });
  // What is said, and its button, stay while it is tried again by itself.
  const said = error ?? (data === undefined && isFetching && !isAsked ? failure : null);
  if (said !== failure) setFailure(said);
  const run = useMemo(() => readRun(data, said), [data, said]);
  const checkNow = () => {
    setAsked(true);
    void refetch().finally(() => setAsked(false));
  };
  return { run, checkNow };
}

/** Calls that were broken off by the end are counted a moment after it: one more look has what they took. */
function isStillCounted(snapshot: RunSnapshot | undefined): boolean {
  if (!snapshot?.hasJustEnded) return false;
  return snapshot.job.progress.pieces.some(({ status }) => status === 'failed');
}

/** Every change of the cache starts the interval again: what is told live must not put the next check off. */
function untilNextCheck({ fetchStatus, dataUpdatedAt, errorUpdatedAt }: QueryState<RunSnapshot>): number {
  if (fetchStatus === 'fetching') return POLL_INTERVAL_MS;
  const since = Date.now() - Math.max(dataUpdatedAt, errorUpdatedAt);
  return Math.min(POLL_INTERVAL_MS, Math.max(1, POLL_INTERVAL_MS - since));
}
