import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { savesData } from '../../lib/saves-data.ts';
import { isLoadingPart } from '../../lib/load-with-retries.ts';
import type { View } from './use-view.ts';

/**
 * Fetches what is likely to be needed before the connection may be lost, so that no press ends in nothing: the views that one
 * can go to, what they are made of, and dialogs. Not earlier than the view is there with what it shows: that has to come
 * quickly.
 */
export function useFetchAhead(view: View['name']): void {
  const isQuiet = useIsQuiet();
  const hasRuns = view !== 'setup';
  useEffect(() => {
    if (!isQuiet || savesData()) return;
    const left = new AbortController();
    // The names of all those files are not part of what the view takes.
    Promise.all([import('../../lib/fetch-ahead.ts'), import('./parts-ahead.ts')]).then(
      ([{ fetchAhead }, { OF_RUNS, OF_SETUP }]) =>
        fetchAhead(hasRuns ? [...OF_RUNS, ...OF_SETUP] : [...OF_SETUP, ...OF_RUNS], left.signal),
      () => undefined,
    );
    return () => left.abort();
  }, [isQuiet, hasRuns]);
}

/** React shows what came late up to a third of a second later. */
const QUIET_MS = 500;

/** True once nothing was on its way for a while that the view shows. */
function useIsQuiet(): boolean {
  const isFetching = useIsFetching() > 0;
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => {
    if (isFetching || isQuiet) return;
    const timer = setInterval(() => !isLoadingPart() && setIsQuiet(true), QUIET_MS);
    return () => clearInterval(timer);
  }, [isFetching, isQuiet]);
  return isQuiet;
}
