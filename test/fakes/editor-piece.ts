import type { JobContext } from '../../src/web/features/editor/checks/piece-context.ts';
import type { EditorPiece } from '../../src/web/features/editor/editor-piece.ts';

/** A piece as the editor is given it, of which nothing more is known yet. */
export function aPiece(change: Partial<EditorPiece> & Pick<EditorPiece, 'id' | 'format'>): EditorPiece {
  return {
    variant: 1,
    name: change.format,
    content: null,
    characters: 0,
    checks: null,
    stance: null,
    grounds: null,
    outline: null,
    angle: null,
    language: null,
    citations: [],
    writtenBy: null,
    redo: null,
    redoError: null,
    versions: 0,
    usage: null,
    ...change,
  };
}

/** A job without terms and without an opinion. */
export const PLAIN_JOB: JobContext = { topic: 'Churn', terms: { banned: [], required: [] }, opinion: '', points: [] };
