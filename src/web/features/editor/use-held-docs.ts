import { useEffect, useState } from 'react';
import { saveBeforeSignOut } from '../../lib/before-sign-out.ts';
import type { PieceDocs } from './piece-docs.ts';

/** A place for the edits of one user. It is empty until there is something to edit: the editor comes with that. */
export interface HeldDocs {
  readonly userId: string;
  docs: PieceDocs | null;
}

/** The place for as long as the caller is mounted; what is open in it is saved when the page is left. */
export function useHeldDocs(userId: string): HeldDocs {
  const [held] = useState<HeldDocs>(() => ({ userId, docs: null }));
  useEffect(() => {
    const flush = () => held.docs?.flushAll();
    const warn = (event: BeforeUnloadEvent) => held.docs?.isAtRisk() && event.preventDefault();
    const stopSaving = saveBeforeSignOut(async () => held.docs?.saveAll());
    held.docs?.turn('back');
    window.addEventListener('online', flush);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('beforeunload', warn);
    return () => {
      stopSaving();
      held.docs?.turn('away');
      window.removeEventListener('online', flush);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('beforeunload', warn);
    };
  }, [held]);
  return held;
}
