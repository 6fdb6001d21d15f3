import { useMemo, useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** The present minute, so that what is said of the time until something stays true on a page that is left open. */
export function useNow(): Date {
  const minute = useSyncExternalStore(onEachMinute, presentMinute);
  return useMemo(() => new Date(minute * MINUTE_MS), [minute]);
}

const presentMinute = (): number => Math.floor(Date.now() / MINUTE_MS);

/** Looks more often than once a minute: a timer does not begin with the minute. */
function onEachMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS / 4);
  return () => clearInterval(timer);
}
