import { useCallback, useEffect, useRef, useState } from 'react';
import { changeDraft, clearSentTexts, type Draft, type DraftChange } from './draft.ts';
import { readDraft, writeDraft } from './draft-storage.ts';

const WRITE_DELAY_MS = 300;

export interface DraftControl {
  draft: Draft;
  change: (change: DraftChange) => void;
  replace: (next: Draft | ((draft: Draft) => Draft)) => void;
}

/** The setup's contents, kept in this browser for this user over reloads; what became a job is in the history. */
export function useDraft(userId: string): DraftControl {
  const [draft, setDraft] = useState(() => clearSentTexts(readDraft(userId)));
  const unwritten = useRef<Draft | null>(null);

  const write = useCallback(() => {
    if (unwritten.current) writeDraft(userId, unwritten.current);
    unwritten.current = null;
  }, [userId]);

  const first = useRef(draft);
  useEffect(() => {
    if (draft === first.current) return;
    unwritten.current = draft;
    const timer = setTimeout(write, WRITE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [draft, write]);

  useEffect(() => {
    window.addEventListener('pagehide', write);
    return () => {
      window.removeEventListener('pagehide', write);
      write();
    };
  }, [write]);

  const change = useCallback((next: DraftChange) => setDraft((known) => changeDraft(known, next)), []);
  return { draft, change, replace: setDraft };
}
