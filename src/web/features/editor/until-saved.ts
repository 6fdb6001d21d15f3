import type { PieceDoc, SaveState } from './piece-doc.ts';

const ON_ITS_WAY: readonly SaveState[] = ['waiting', 'saving'];

/** Saves a text now, and ends when the server has the whole of it or a try has failed. */
export async function untilSaved(doc: PieceDoc): Promise<void> {
  void doc.flush();
  const isOnItsWay = () => ON_ITS_WAY.includes(doc.getState().state);
  if (!isOnItsWay()) return;
  await new Promise<void>((resolve) => {
    const unsubscribe = doc.subscribe(() => {
      if (isOnItsWay()) return;
      unsubscribe();
      resolve();
    });
  });
}
