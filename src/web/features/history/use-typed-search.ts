import { useEffect, useState } from 'react';

const SETTLE_MS = 250;

/**
 * What is being typed, at once; `onSettled` gets it after a short rest, for the address. Otherwise follows `search`,
 * so that the browser's Back works.
 */
export function useTypedSearch(search: string, onSettled: (search: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);

  // It has arrived: from now on the address leads again.
  if (typed !== null && typed === search) setTyped(null);

  useEffect(() => {
    if (typed === null || typed === search) return;
    const timer = setTimeout(() => onSettled(typed), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed, search, onSettled]);

  return [typed ?? search, setTyped] as const;
}
