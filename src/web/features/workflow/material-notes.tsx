import { Plus } from 'lucide-react';
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { TEXT_LIMITS } from '../../../core/rules/limits.ts';
import { Button } from '../../components/ui/button.tsx';
import { FieldError } from '../../components/ui/field.tsx';
import { WORKFLOW_TEXTS } from '../../texts/workflow.ts';
import { newNote, type Note } from './draft.ts';
import { MaterialNote } from './material-note.tsx';
import { countMaterial } from './start-rule.ts';

const { material: texts, start } = WORKFLOW_TEXTS;

/** As many as the server takes. */
const MAX_NOTES = 50;

export interface MaterialNotesProps {
  notes: readonly Note[];
  onChange: (notes: readonly Note[]) => void;
}

/** The user's own sources, pasted as text. */
export function MaterialNotes({ notes, onChange }: MaterialNotesProps) {
  const titleId = useId();
  const [addedId, setAddedId] = useState<string | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const deferred = useDeferredValue(notes);
  const count = useMemo(() => countMaterial(deferred), [deferred]);
  const replace = (note: Note) => onChange(notes.map((known) => (known.id === note.id ? note : known)));
  const add = () => {
    const note = newNote(notes);
    setAddedId(note.id);
    onChange([...notes, note]);
  };
  const remove = (note: Note) => {
    onChange(notes.filter((known) => known.id !== note.id));
    addButton.current?.focus();
  };
  return (
    <div role="group" aria-labelledby={titleId} className="mt-5 border-t border-border pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 id={titleId} className="text-sm font-medium">
          {texts.title} <span className="font-normal text-muted">({texts.optional.toLowerCase()})</span>
        </h3>
        {count > 0 && (
          <span className="text-xs text-muted tabular-nums">{texts.ofLimit(count, TEXT_LIMITS.material)}</span>
        )}
      </div>
      <p className="mt-0.5 text-sm text-muted">{texts.lead}</p>
      {notes.length > 0 && (
        <div className="mt-3 flex flex-col gap-3">
          {notes.map((note, index) => (
            <MaterialNote
              key={note.id}
              note={note}
              place={index + 1}
              takesFocus={note.id === addedId}
              onChange={replace}
              onRemove={() => remove(note)}
            />
          ))}
        </div>
      )}
      <FieldError message={count > TEXT_LIMITS.material ? start.tooLong.material : null} />
      {notes.length < MAX_NOTES && (
        <Button ref={addButton} variant="outline" size="sm" className="mt-3" onClick={add}>
          <Plus aria-hidden />
          {notes.length > 0 ? texts.addMore : texts.add}
        </Button>
      )}
    </div>
  );
}
