import { useEffect } from 'react';
import type { PieceDoc } from './piece-doc.ts';

/** Reads a piece that is opened, and saves it when it is left; Ctrl or Cmd and S saves at once. */
export function useOpenDoc(doc: PieceDoc): void {
  useEffect(() => {
    void doc.load();
    return () => void doc.flush();
  }, [doc]);
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      // The browser would save the page instead.
      event.preventDefault();
      void doc.flush();
    };
    document.addEventListener('keydown', save);
    return () => document.removeEventListener('keydown', save);
  }, [doc]);
}
