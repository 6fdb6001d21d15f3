import { useCallback, useEffect, useRef, useState } from 'react';

const SETTLE_MS = 250;

/**
 * What is being typed, at once; `onSettled` gets it after a short rest, for the address. Otherwise follows `search`,
 * so that the browser's Back works. Whoever leads elsewhere calls `leave` first: what was typed then lands in the
 * address now, where Back finds it, and not later, when the address is no longer ours.
 */
export function useTypedSearch(search: string, onSettled: (search: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const settleNow = useRef<() => void>(undefined);
  const leave = useCallback(() => settleNow.current?.(), []);

  // It has arrived: from now on the address leads again.
  if (typed !== null && typed === search) setTyped(null);

  useEffect(() => {
    if (typed === null || typed === search) return;
    const timer = setTimeout(() => onSettled(typed), SETTLE_MS);
    const forget = () => {
      clearTimeout(timer);
      settleNow.current = undefined;
    };
    settleNow.current = () => {
      forget();
      onSettled(typed);
    };
    return forget;
  }, [typed, search, onSettled]);

  return [typed ?? search, setTyped, leave] as const;
}
