import { notify } from '../../../lib/notify.ts';
import { REDO_TEXTS } from '../../../texts/redo.ts';
import type { EditorPiece } from '../editor-piece.ts';
import type { PieceDoc } from '../piece-doc.ts';
import { useRedoDesk, type RedoOrder } from './redo-desk.ts';
import { whenSaved } from './when-saved.ts';

/** Whether another text of the piece is on its way: what stands is to be read meanwhile, and not to be edited. */
export function useIsWrittenAgain({ id, redo }: Pick<EditorPiece, 'id' | 'redo'>): boolean {
  const desk = useRedoDesk();
  return redo !== null || desk?.startingId === id;
}

/** Has a piece written once more, once what was typed in it is saved. */
export function useRedo(pieceId: string, doc: PieceDoc): (order: Omit<RedoOrder, 'pieceId'>) => Promise<void> {
  const desk = useRedoDesk();
  return async (order) => {
    if (!(await whenSaved(doc))) return notify.error(REDO_TEXTS.unsaved.title, REDO_TEXTS.unsaved.lead);
    doc.giveWay();
    // Why it was refused has been told by then.
    await desk?.start({ pieceId, ...order }).catch(() => undefined);
  };
}
