import type { PieceDoc, SaveState } from '../piece-doc.ts';

const DONE: readonly SaveState[] = ['saved', 'blank'];
const TROUBLE: readonly SaveState[] = ['unloaded', 'refused', 'unreachable', 'conflict'];

/** Saves what is not saved yet. False where that takes more than a call: a choice, another text, a connection. */
export async function whenSaved(doc: PieceDoc): Promise<boolean> {
  if (DONE.includes(doc.getState().state)) return true;
  if (doc.getState().state === 'conflict') return false;
  return await new Promise((resolve) => {
    const stop = doc.subscribe(() => {
      const { state } = doc.getState();
      if (!DONE.includes(state) && !TROUBLE.includes(state)) return;
      stop();
      resolve(DONE.includes(state));
    });
    void doc.flush();
  });
}
