import type { Executor } from '../storage/database.ts';
import { lockOutput, updateOutput } from './outputs.store.ts';
import type { OutputHead } from './outputs.store.ts';
import { keepVersion } from './versions.store.ts';
import type { TextOfPiece } from './versions.store.ts';

const SAME_TEXT = 'The text came out the same.';

/**
 * A finished text takes its place; the one that stood there becomes a version. What came out the same leaves all as it was,
 * and says so. The caller holds the job.
 */
export async function saveText(
  tx: Executor,
  piece: Pick<OutputHead, 'id' | 'userId'>,
  written: { text: Omit<TextOfPiece, 'edited'>; at: Date },
): Promise<void> {
  const row = await lockOutput(tx, piece.userId, piece.id);
  if (!row) return;
  const done = {
    status: 'completed' as const,
    errorMessage: null,
    redo: null,
    redoWriter: null,
    nextTryAt: null,
    updatedAt: written.at,
  };
  if (row.content === written.text.content) {
    await updateOutput(tx, row.id, { ...done, redoError: SAME_TEXT });
    return;
  }
  await keepVersion(tx, row, { at: written.at });
  await updateOutput(tx, row.id, {
    ...written.text,
    ...done,
    edited: false,
    redoError: null,
    revision: row.revision + 1,
  });
}
