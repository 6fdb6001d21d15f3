import { Suspense, useDeferredValue, useId, useMemo, useRef, useState, type DragEvent } from 'react';
import { MATERIAL_LIMITS, TEXT_LIMITS } from '../../../../core/rules/limits.ts';
import { FieldError } from '../../../components/ui/field.tsx';
import { cn } from '../../../lib/class-names.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { WORKFLOW_TEXTS } from '../../../texts/workflow.ts';
import { newNote, type Draft, type KeptNote, type Note } from '../draft.ts';
import { countMaterial } from '../start-rule.ts';
import { MaterialButtons, type MaterialDialog } from './material-buttons.tsx';
import { KeptList } from './kept-list.tsx';
import { NoteList } from './note-list.tsx';
import { useMaterialOfPersona } from './use-material-of-persona.ts';
import { useUploads } from './use-uploads.ts';

const { material: texts, kept: keptTexts, start } = WORKFLOW_TEXTS;

const LinkDialog = lazyPart(() => import('./link-dialog.tsx').then((module) => module.LinkDialog));
const LibraryDialog = lazyPart(() => import('./library-dialog.tsx').then((module) => module.LibraryDialog));

export interface MaterialSectionProps {
  draft: Draft;
  persona: { id: string; name: string } | null;
  onNotesChange: (notes: readonly Note[]) => void;
  onNoteKept: (noteId: string, kept: KeptNote) => void;
  /** Material arrives while other things change, so it is laid into whatever the draft is by then. */
  onAdd: (kept: readonly KeptNote[]) => void;
  onLeaveOut: (id: string) => void;
  /** The persona's own material was laid in. */
  onPersonaServed: (personaId: string, kept: readonly KeptNote[]) => void;
}

/** The user's own sources: notes that are pasted, and links and files that are kept. */
export function MaterialSection(props: MaterialSectionProps) {
  const { draft, persona, onNotesChange, onNoteKept, onAdd, onLeaveOut } = props;
  const { notes, kept } = draft;
  const titleId = useId();
  const [dialog, setDialog] = useState<MaterialDialog | null>(null);
  const [addedId, setAddedId] = useState<string | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const uploads = useUploads((item) => onAdd([item]));
  useMaterialOfPersona(props);
  const deferred = useDeferredValue(notes);
  const count = useMemo(() => countMaterial(deferred), [deferred]);
  const isFull = notes.length + kept.length >= MATERIAL_LIMITS.perJob;
  const addFiles = (files: FileList | null) => {
    const standing = kept.filter(({ kind }) => kind === 'file').length;
    if (files) uploads.add([...files], standing);
  };
  const drop = useFileDrop(addFiles);
  return (
    <div
      role="group"
      aria-labelledby={titleId}
      className={cn(
        'mt-5 border-t border-border pt-4',
        drop.isOver && 'rounded-tile outline-2 outline-primary outline-dashed',
      )}
      {...drop.handlers}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 id={titleId} className="text-sm font-medium">
          {texts.title} <span className="font-normal text-muted">({texts.optional.toLowerCase()})</span>
        </h3>
        {count > 0 && (
          <span className="text-xs text-muted tabular-nums">{texts.ofLimit(count, TEXT_LIMITS.material)}</span>
        )}
      </div>
      <p className="mt-0.5 text-sm text-muted">{texts.lead}</p>
      <KeptList kept={kept} uploads={uploads} onRemove={onLeaveOut} />
      <NoteList
        notes={notes}
        addedId={addedId}
        onChange={onNotesChange}
        onEmptied={() => addButton.current?.focus()}
        onKept={onNoteKept}
      />
      <FieldError message={count > TEXT_LIMITS.material ? start.tooLong.material : null} />
      {!isFull && (
        <MaterialButtons
          noteButton={addButton}
          addNote={notes.length > 0 ? texts.addMore : texts.add}
          onNote={() => {
            const note = newNote(notes);
            setAddedId(note.id);
            onNotesChange([...notes, note]);
          }}
          onFiles={addFiles}
          onDialog={setDialog}
        />
      )}
      <p className="mt-2 text-xs text-muted">{drop.isOver ? keptTexts.dropHere : keptTexts.filesHint}</p>
      <Suspense>
        {dialog === 'link' && <LinkDialog onKept={(item) => onAdd([item])} onClose={() => setDialog(null)} />}
        {dialog === 'library' && (
          <LibraryDialog
            chosen={new Set(kept.map(({ id }) => id))}
            persona={persona}
            onChoose={(item) => onAdd([item])}
            onLeaveOut={onLeaveOut}
            onClose={() => setDialog(null)}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Files that are dropped on an element; whatever else is dragged over it stays the browser's. */
function useFileDrop(onFiles: (files: FileList) => void) {
  const [isOver, setOver] = useState(false);
  const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave(event: DragEvent) {
        const { relatedTarget, currentTarget } = event;
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop(event: DragEvent) {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles(event.dataTransfer.files);
      },
    },
  };
}
