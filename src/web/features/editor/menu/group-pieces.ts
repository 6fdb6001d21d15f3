import type { EditorPiece } from '../editor-piece.ts';

export interface PieceGroup {
  readonly format: string;
  readonly pieces: readonly EditorPiece[];
}

/** The variants of a format belong together; formats stay in the order of their first piece. */
export function groupPieces(pieces: readonly EditorPiece[]): PieceGroup[] {
  const groups = Map.groupBy(pieces, ({ format }) => format);
  return [...groups].map(([format, ofFormat]) => ({ format, pieces: ofFormat }));
}
