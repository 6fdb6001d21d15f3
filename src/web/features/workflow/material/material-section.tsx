import { Suspense, useDeferredValue, useId, useMemo, useRef, useState, type RefObject } from 'react';
import { MATERIAL_LIMITS, TEXT_LIMITS } from '../../../../core/rules/limits.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { FieldError } from '../../../components/ui/field.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { cn } from '../../../lib/class-names.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { WORKFLOW_TEXTS } from '../../../texts/workflow.ts';
import { newNote } from '../draft.ts';
import { countMaterial } from '../start-rule.ts';
import { MaterialButtons } from './material-buttons.tsx';
import type { MaterialControl } from './material-control.ts';
import type { MaterialWish } from './material-items.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { useMaterialOfPersona } from './use-material-of-persona.ts';

const { material: texts, kept: keptTexts, start } = WORKFLOW_TEXTS;

/** What has to do with single items comes when there are some. */
const MaterialItems = lazyPart(() => import('./material-items.tsx').then((module) => module.MaterialItems));

export interface MaterialSectionProps extends MaterialControl {
  /** The first of the ways to bring material along, for whoever leads here. */
  addButton?: RefObject<HTMLButtonElement | null>;
}

/** The user's own sources: notes that are pasted, and links and files that are kept. */
export function MaterialSection({ addButton: givenButton, ...props }: MaterialSectionProps) {
  const { notes, kept } = props.draft;
  const titleId = useId();
  const [wish, setWish] = useState<MaterialWish | null>(null);
  const [addedId, setAddedId] = useState<string | null>(null);
  const ownButton = useRef<HTMLButtonElement>(null);
  const addButton = givenButton ?? ownButton;
  useMaterialOfPersona(props);
  const deferred = useDeferredValue(notes);
  const count = useMemo(() => countMaterial(deferred), [deferred]);
  const addFiles = (files: readonly File[]) => setWish({ kind: 'files', files });
  const drop = useFileDrop(addFiles);
  return (
    <div
      role="group"
      aria-labelledby={titleId}
      className={cn(
        'mt-5 border-t border-border pt-4',
        drop.isOver && 'rounded-tile outline-2 outline-offset-8 outline-primary',
      )}
      {...drop.handlers}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <div className="flex flex-wrap items-center gap-2">
          <h3 id={titleId} className="text-sm font-medium">
            {texts.title}
          </h3>
          <Badge>{texts.optional}</Badge>
        </div>
        {count > 0 && (
          <span className="text-xs text-muted tabular-nums">{texts.ofLimit(count, TEXT_LIMITS.material)}</span>
        )}
      </div>
      <p className="mt-0.5 text-sm text-muted">{texts.lead}</p>
      {(notes.length + kept.length > 0 || wish) && (
        <Suspense fallback={<Skeleton className="mt-3 h-14" />}>
          <MaterialItems
            {...props}
            wish={wish}
            addedId={addedId}
            onWishMet={() => setWish(null)}
            onEmptied={() => addButton.current?.focus()}
          />
        </Suspense>
      )}
      <FieldError message={count > TEXT_LIMITS.material ? start.tooLong.material : null} />
      {notes.length + kept.length < MATERIAL_LIMITS.perJob && (
        <MaterialButtons
          noteButton={addButton}
          addNote={notes.length > 0 ? texts.addMore : texts.add}
          onNote={() => {
            const note = newNote(notes);
            setAddedId(note.id);
            props.onNotesChange([...notes, note]);
          }}
          onFiles={addFiles}
          onDialog={(kind) => setWish({ kind })}
        />
      )}
      <p className="mt-2 text-xs text-muted">{drop.isOver ? keptTexts.dropHere : keptTexts.filesHint}</p>
    </div>
  );
}
