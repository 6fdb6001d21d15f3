import { useCallback, useEffect, useRef, useState } from 'react';

const SETTLE_MS = 250;

/**
 * What is being typed, at once; `onSettled` gets it after a short rest, for the address. Otherwise follows `search`,
 * so that the browser's Back works. Whoever leads elsewhere calls `leave` first: the address is no longer ours then.
 */
export function useTypedSearch(search: string, onSettled: (search: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = useCallback(() => clearTimeout(timer.current), []);

  // It has arrived: from now on the address leads again.
  if (typed !== null && typed === search) setTyped(null);

  useEffect(() => {
    if (typed === null || typed === search) return;
    timer.current = setTimeout(() => onSettled(typed), SETTLE_MS);
    return leave;
  }, [typed, search, onSettled, leave]);

  return [typed ?? search, setTyped, leave] as const;
}
