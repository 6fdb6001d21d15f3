import type { SiblingTexts } from '../writing/writer.ts';

/** What the pieces of a run say so far, so that those of one format can be kept apart while they are written. */
export interface DraftBoard {
  of(piece: { readonly id: string; readonly format: string }): SiblingTexts;
}

export function createDraftBoard(): DraftBoard {
  const drafts = new Map<string, { readonly format: string; readonly text: string }>();
  return {
    of: ({ id, format }) => ({
      texts: () => [...drafts].flatMap(([other, draft]) => (other !== id && draft.format === format ? draft.text : [])),
      drafted(text) {
        drafts.set(id, { format, text });
      },
    }),
  };
}
