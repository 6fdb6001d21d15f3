import { BookmarkPlus, Trash2 } from '../../../components/icons.ts';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { guessOurs } from '../../../../core/rules/guess-ours.ts';
import { TEXT_LIMITS } from '../../../../core/rules/limits.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { Textarea } from '../../../components/ui/textarea.tsx';
import { MATERIAL_TEXTS } from '../../../texts/material.ts';
import { WORKFLOW_TEXTS } from '../../../texts/workflow.ts';
import type { Note } from '../draft.ts';
import { WhoseChoice } from './whose-choice.tsx';

const { material: texts } = WORKFLOW_TEXTS;

export interface MaterialNoteProps {
  note: Note;
  /** 1-based place among the notes, part of its name. */
  place: number;
  /** Of the persona: it tells whose the note probably is. */
  website: string | null;
  /** For one that was just added by hand. */
  takesFocus: boolean;
  onChange: (note: Note) => void;
  onRemove: () => void;
  /** Keeps it for later projects. */
  onKeep: () => void;
  /** A note is being kept. */
  keeping: boolean;
}

export function MaterialNote({ note, place, website, takesFocus, keeping, ...on }: MaterialNoteProps) {
  const typed = useDeferredValue(note.text);
  const guessed = useMemo(() => guessOurs({ text: typed }, website), [typed, website]);
  const textField = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) textField.current?.focus();
  }, [takesFocus]);
  return (
    <div role="group" aria-label={texts.name(place)} className="rounded-tile border border-border p-4">
      <div className="flex items-end gap-2">
        <Field label={texts.noteTitle} className="flex-1">
          {(control) => (
            <Input
              {...control}
              dir="auto"
              value={note.title}
              maxLength={TEXT_LIMITS.materialTitle}
              placeholder={texts.noteTitlePlaceholder}
              onChange={(event) => on.onChange({ ...note, title: event.target.value })}
            />
          )}
        </Field>
        <Button variant="ghost" size="icon" className="h-11" aria-label={texts.remove(place)} onClick={on.onRemove}>
          <Trash2 aria-hidden />
        </Button>
      </div>
      <Field label={texts.noteText} className="mt-3">
        {(control) => (
          <Textarea
            {...control}
            ref={textField}
            rows={5}
            dir="auto"
            value={note.text}
            placeholder={texts.noteTextPlaceholder}
            className="field-sizing-content max-h-80 min-h-24 resize-y"
            onChange={(event) => on.onChange({ ...note, text: event.target.value })}
          />
        )}
      </Field>
      {note.text.trim() !== '' && (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
          <WhoseChoice
            title={note.title.trim() || texts.name(place)}
            value={note.ours ?? guessed}
            onChange={(ours) => on.onChange({ ...note, ours })}
          />
          <Button
            variant="ghost"
            size="sm"
            className="-mr-2 max-sm:-ml-2"
            disabled={keeping}
            aria-label={MATERIAL_TEXTS.keepNote(place)}
            onClick={on.onKeep}
          >
            <BookmarkPlus aria-hidden />
            {MATERIAL_TEXTS.keepNoteShort}
          </Button>
        </div>
      )}
    </div>
  );
}
