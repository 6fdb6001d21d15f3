import { pieceServer } from './api/piece-server.ts';
import { PieceDocs } from './piece-docs.ts';
import { createUnsavedTexts } from './unsaved-storage.ts';
import type { HeldDocs } from './use-held-docs.ts';

/** The edits that are held there, from the first call on. */
export function pieceDocsOf(held: HeldDocs): PieceDocs {
  held.docs ??= new PieceDocs({ server: pieceServer, unsaved: createUnsavedTexts(held.userId) });
  return held.docs;
}
