import { useEffect, useState } from 'react';

const SETTLE_MS = 250;

/**
 * What is being typed, at once; `onSettled` gets it after a short rest, for the address. Otherwise follows `search`,
 * so that the browser's Back works.
 */
export function useTypedSearch(search: string, onSettled: (search: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);

  useEffect(() => {
    if (typed === null) return;
    if (typed === search) {
      setTyped(null);
      return;
    }
    const timer = setTimeout(() => onSettled(typed), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed, search, onSettled]);

  return [typed ?? search, setTyped] as const;
}
