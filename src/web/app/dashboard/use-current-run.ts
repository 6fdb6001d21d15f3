import { useCallback, useState } from 'react';

/** The run that this tab has started and not put aside, so that Dashboard leads back to it from the history. */
export function useCurrentRun(userId: string): readonly [string | null, (jobId: string | null) => void] {
  const key = `manifold.run.${userId}`;
  const [jobId, setJobId] = useState(() => read(key));
  const set = useCallback(
    (next: string | null) => {
      setJobId(next);
      write(key, next);
    },
    [key],
  );
  return [jobId, set];
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, jobId: string | null): void {
  try {
    if (jobId === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, jobId);
  } catch {
    // Storage is switched off: known as long as the page.
  }
}
