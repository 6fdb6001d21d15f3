import { useSyncExternalStore } from 'react';
import type { PieceDoc, PieceState } from './piece-doc.ts';

export function usePieceState(doc: PieceDoc): PieceState {
  return useSyncExternalStore(doc.subscribe, doc.getState);
}
