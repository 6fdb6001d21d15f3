import { useCallback, useSyncExternalStore, type RefObject } from 'react';

/** What moves a caret; not every browser tells `selectionchange` of a textarea. */
const MOVES = ['selectionchange', 'select', 'input', 'keyup', 'pointerup', 'focusin'];

/** Where the caret stands in a textarea, or stood last; null where there is none. */
export function useCaret(areaRef: RefObject<HTMLTextAreaElement | null>): number | null {
  const subscribe = useCallback((onMove: () => void) => {
    for (const move of MOVES) document.addEventListener(move, onMove, { passive: true });
    return () => {
      for (const move of MOVES) document.removeEventListener(move, onMove);
    };
  }, []);
  return useSyncExternalStore(subscribe, () => areaRef.current?.selectionEnd ?? null);
}
