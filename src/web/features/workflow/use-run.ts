import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { POLL_INTERVAL_MS } from '../../../core/rules/limits.ts';
import { checkRun } from './api/check-run.ts';
import { needsChecking, readRun, type Run } from './read-run.ts';
import { runKey } from './run-key.ts';

export interface RunWatch {
  readonly run: Run;
  readonly checkNow: () => void;
}

/**
 * Follows a job every 2 seconds until it settles. A job that was just started is in the cache already, so its first check comes after
 * 2 seconds; one that was found by its address is looked at straight away.
 */
export function useRun(jobId: string): RunWatch {
  const { data, error, refetch } = useQuery({
    queryKey: runKey(jobId),
    queryFn: ({ signal }) => checkRun(jobId, signal),
    staleTime: POLL_INTERVAL_MS,
    refetchInterval: ({ state }) => (needsChecking(state.data, state.error) ? POLL_INTERVAL_MS : false),
    // The opinion is handed in and pieces arrive while the user reads something else.
    refetchIntervalInBackground: true,
  });
  const run = useMemo(() => readRun(data, error), [data, error]);
  return { run, checkNow: () => void refetch() };
}
