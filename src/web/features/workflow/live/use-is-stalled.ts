import { useEffect, useState } from 'react';

/** Models pause between two words, but not that long. */
const STALLED_AFTER_MS = 20_000;

/** Whether a text that is being written has had no new word for a while. */
export function useIsStalled(text: string, grows: boolean): boolean {
  const [stalledAt, setStalledAt] = useState<string | null>(null);
  useEffect(() => {
    if (!grows) return undefined;
    const timer = setTimeout(() => setStalledAt(text), STALLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, grows]);
  return grows && stalledAt === text;
}
