import { useDeferredValue } from 'react';
import { usePaused } from '../../lib/use-paused.ts';

/** From here on, counting takes so long that the next key would wait for it. */
const LONG_TEXT = 5_000;
/** A little longer than between two keys. */
const PAUSE_MS = 150;

/** A text to count in: behind what is typed while one types, in a long text once one pauses, at once where there was none before. */
export function useSettledText(text: string): string {
  const deferred = useDeferredValue(text);
  const rested = usePaused(text, PAUSE_MS);
  const settled = text.length > LONG_TEXT ? rested : deferred;
  return settled === '' ? text : settled;
}
