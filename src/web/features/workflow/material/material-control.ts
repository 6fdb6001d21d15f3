import type { Draft, KeptNote, Note } from '../draft.ts';

/** The material of a draft and the ways to change it. */
export interface MaterialControl {
  draft: Draft;
  /** Its website tells what is probably the brand's own. */
  persona: { id: string; name: string; website: string | null } | null;
  onNotesChange: (notes: readonly Note[]) => void;
  onNoteKept: (noteId: string, kept: KeptNote) => void;
  /** Material arrives while other things change, so it is laid into whatever the draft is by then. */
  onAdd: (kept: readonly KeptNote[]) => void;
  onLeaveOut: (id: string) => void;
  /** The user said whose kept material is. */
  onWhose: (id: string, ours: boolean) => void;
  /** The persona's own material was laid in. */
  onPersonaServed: (personaId: string, kept: readonly KeptNote[]) => void;
}
