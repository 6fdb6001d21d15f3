import { useEffect, useState } from 'react';

/** A value as it stood when it last rested for so many milliseconds; the first one that is not empty at once. */
export function usePaused(value: string, ms: number): string {
  const [rested, setRested] = useState(value);
  const isFirst = rested === '';
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), isFirst ? 0 : ms);
    return () => clearTimeout(timer);
  }, [value, ms, isFirst]);
  return isFirst ? value : rested;
}
