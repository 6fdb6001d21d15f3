import { notify } from '../../../lib/notify.ts';
import { MATERIAL_TEXTS as texts } from '../../../texts/material.ts';
import type { KeptNote, Note } from '../draft.ts';
import { useKeepMaterial } from './change-material.ts';
import { toKept } from './kept-material.ts';
import { MaterialNote } from './material-note.tsx';

export interface NoteListProps {
  notes: readonly Note[];
  /** The note that was just added by hand. */
  addedId: string | null;
  /** Of the persona; null where it has none. */
  website: string | null;
  onChange: (notes: readonly Note[]) => void;
  /** A note was taken away, and the focus with it. */
  onEmptied: () => void;
  /** A note was kept: it gives way to what is kept of it. */
  onKept: (noteId: string, kept: KeptNote) => void;
}

/** Notes that are pasted for this project; each can be kept for later ones. */
export function NoteList({ notes, addedId, website, onChange, onEmptied, onKept }: NoteListProps) {
  const keep = useKeepMaterial();
  if (notes.length === 0) return null;
  const without = (note: Note) => notes.filter((known) => known.id !== note.id);
  return (
    <div className="mt-3 flex flex-col gap-3">
      {notes.map((note, index) => (
        <MaterialNote
          key={note.id}
          note={note}
          place={index + 1}
          website={website}
          takesFocus={note.id === addedId}
          keeping={keep.isPending}
          onChange={(changed) => onChange(notes.map((known) => (known.id === changed.id ? changed : known)))}
          onRemove={() => {
            onChange(without(note));
            onEmptied();
          }}
          onKeep={() =>
            keep.mutate(
              {
                title: note.title.trim(),
                text: note.text.trim(),
                ...(note.ours === undefined ? {} : { ours: note.ours }),
              },
              {
                onSuccess: (kept) => {
                  onKept(note.id, toKept(kept));
                  onEmptied();
                },
                onError: (error) => notify.error(texts.failed, error.message),
              },
            )
          }
        />
      ))}
    </div>
  );
}
