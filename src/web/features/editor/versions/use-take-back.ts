import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hasStatus } from '../../../lib/api-error.ts';
import { notify } from '../../../lib/notify.ts';
import { REDO_TEXTS } from '../../../texts/redo.ts';
import { versionsQuery } from '../api/get-versions.ts';
import { pieceServer } from '../api/piece-server.ts';
import type { PieceDoc } from '../piece-doc.ts';
import { useRedoDesk } from '../redo/redo-desk.ts';
import { whenSaved } from '../redo/when-saved.ts';

const { versions: texts, unsaved } = REDO_TEXTS;

/**
 * Puts an earlier text in the place of the present one: that of a number, or for null the last one. What was typed is
 * saved first, and nothing is replaced that the reader has not seen.
 */
export function useTakeBack(pieceId: string, doc: PieceDoc) {
  const queryClient = useQueryClient();
  const desk = useRedoDesk();
  return useMutation({
    mutationFn: async (number: number | null) => {
      if (!desk) return;
      if (!(await whenSaved(doc))) throw new Error(unsaved.leadRestore);
      doc.giveWay();
      const stood = await pieceServer.load(pieceId);
      if (stood.content !== doc.getState().text) throw new Error(texts.changed);
      const [last] = number === null ? await queryClient.query(versionsQuery(pieceId)) : [{ number }];
      if (!last) throw new Error(texts.none);
      const { data, etag } = await desk.restore({ pieceId, number: last.number, etag: stood.etag });
      const { content, checks, stance, grounds } = data;
      doc.replace({ content: content ?? '', etag, checks, stance, grounds });
      desk.outcomes.note(pieceId, 'restored');
    },
    onError: (error) => notify.error(texts.restoreFailed, hasStatus(error, 412) ? texts.changed : error.message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: versionsQuery(pieceId).queryKey }),
  });
}
