import { UserRoundPlus } from '../../components/icons.ts';
import { useId, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { PERSONA_TEXTS } from '../../texts/personas.ts';
import { usePersonas } from './api/list-personas.ts';
import { DeletePersona } from './delete-persona.tsx';
import { EditPersona } from './edit-persona.tsx';
import { PersonaCard } from './persona-card.tsx';
import type { Persona } from './persona.ts';
import { hasEdits } from './use-persona-draft.ts';

const { list } = PERSONA_TEXTS;

export interface PersonaListProps {
  userId: string;
  selectedId: string | null;
  onSelect: (id: string | null) => void;
  onCreateFirst: () => void;
}

export function PersonaList({ userId, selectedId, onSelect, onCreateFirst }: PersonaListProps) {
  const personas = usePersonas();
  const group = useId();
  /** Undefined until somebody presses something: an edit that a reload has cut short goes on then. */
  const [pressed, setPressed] = useState<Persona | null>();
  const [deleting, setDeleting] = useState<Persona | null>(null);
  const editButtons = useRef(new Map<string, HTMLButtonElement>());

  if (personas.data === undefined) {
    return personas.isError ? (
      <LoadFailed onRetry={() => void personas.refetch()} />
    ) : (
      <PersonaSkeleton isEmpty={selectedId === null} />
    );
  }
  if (personas.data.length === 0) {
    return (
      <EmptyState
        isSmall
        icon={UserRoundPlus}
        title={list.emptyTitle}
        description={list.emptyLead}
        action={<Button onClick={onCreateFirst}>{list.emptyAction}</Button>}
        className="rounded-tile border border-dashed border-input/70"
      />
    );
  }
  const editing = pressed === undefined ? personas.data.find((persona) => hasEdits(userId, persona)) : pressed;
  if (editing) {
    const close = () => {
      setPressed(null);
      // The button comes back with the list, one frame later.
      requestAnimationFrame(() => editButtons.current.get(editing.id)?.focus());
    };
    return <EditPersona userId={userId} persona={editing} autoFocus={pressed !== undefined} onClose={close} />;
  }
  return (
    <>
      <div role="radiogroup" aria-label={list.legend} className="grid gap-3 sm:grid-cols-2">
        {personas.data.map((persona) => (
          <PersonaCard
            key={persona.id}
            persona={persona}
            group={group}
            selected={persona.id === selectedId}
            onSelect={() => onSelect(persona.id)}
            onEdit={() => setPressed(persona)}
            onDelete={() => setDeleting(persona)}
            editRef={(button) => {
              if (button) editButtons.current.set(persona.id, button);
              return () => void editButtons.current.delete(persona.id);
            }}
          />
        ))}
      </div>
      <DeletePersona
        persona={deleting}
        onClose={() => setDeleting(null)}
        onDeleted={(id) => id === selectedId && onSelect(null)}
      />
    </>
  );
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="error"
      title={list.loadFailed}
      action={
        <Button variant="outline" size="sm" onClick={onRetry}>
          {list.retry}
        </Button>
      }
    />
  );
}

/** Who has chosen none has none, most likely: as high as what says so. */
function PersonaSkeleton({ isEmpty }: { isEmpty: boolean }) {
  if (isEmpty) {
    return (
      <div aria-busy>
        <Skeleton className="h-76 rounded-tile" />
      </div>
    );
  }
  return (
    <div aria-busy className="grid gap-3 sm:grid-cols-2">
      <Skeleton className="h-28 rounded-tile" />
      <Skeleton className="h-28 rounded-tile" />
    </div>
  );
}
