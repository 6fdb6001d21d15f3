import { useDeferredValue } from 'react';

/** A text to count in: behind what is typed while one types, at once where there was none before. */
export function useSettledText(text: string): string {
  const settled = useDeferredValue(text);
  return settled === '' ? text : settled;
}
