import { useEffect, useState, useSyncExternalStore } from 'react';
import { pieceServer } from './api/piece-server.ts';
import type { PieceDoc, PieceState } from './piece-doc.ts';
import { PieceDocs } from './piece-docs.ts';
import { createUnsavedTexts } from './unsaved-storage.ts';

/** The edits of one user, for as long as the caller is mounted; saves what is open when the page is left. */
export function usePieceDocs(userId: string): PieceDocs {
  const [docs] = useState(() => new PieceDocs({ server: pieceServer, unsaved: createUnsavedTexts(userId) }));
  useEffect(() => {
    const flush = () => docs.flushAll();
    const warn = (event: BeforeUnloadEvent) => docs.isAtRisk() && event.preventDefault();
    window.addEventListener('online', flush);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('beforeunload', warn);
    return () => {
      flush();
      window.removeEventListener('online', flush);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('beforeunload', warn);
    };
  }, [docs]);
  return docs;
}

export function usePieceState(doc: PieceDoc): PieceState {
  return useSyncExternalStore(doc.subscribe, doc.getState);
}
