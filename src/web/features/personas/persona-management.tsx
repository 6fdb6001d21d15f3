import { useEffect, useRef, useState } from 'react';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../components/ui/tabs.tsx';
import { notify } from '../../lib/notify.ts';
import { PERSONA_TEXTS } from '../../texts/personas.ts';
import { usePersonas } from './api/list-personas.ts';
import { CreatePersona } from './create-persona.tsx';
import { PersonaList } from './persona-list.tsx';
import { EMPTY_PERSONA } from './persona.ts';
import { isUntouched, usePersonaDraft } from './use-persona-draft.ts';

export interface PersonaManagementProps {
  userId: string;
  selectedId: string | null;
  onSelect: (id: string | null) => void;
}

export function PersonaManagement({ userId, selectedId, onSelect }: PersonaManagementProps) {
  const [draft, setDraft] = usePersonaDraft(userId);
  const [tab, setTab] = useState(() => (isUntouched(draft) ? 'select' : 'create'));
  const [makesFirst, setMakesFirst] = useState(false);
  const selectTab = useRef<HTMLButtonElement>(null);
  useLoadToast();
  const createFirst = () => {
    setMakesFirst(true);
    setTab('create');
  };

  return (
    <Tabs value={tab} onValueChange={setTab}>
      <TabsList aria-label={PERSONA_TEXTS.title}>
        <TabsTrigger ref={selectTab} value="select">
          {PERSONA_TEXTS.tabs.select}
        </TabsTrigger>
        <TabsTrigger value="create">{PERSONA_TEXTS.tabs.create}</TabsTrigger>
      </TabsList>
      <TabsContent value="select" tabIndex={-1} className="mt-4">
        <PersonaList userId={userId} selectedId={selectedId} onSelect={onSelect} onCreateFirst={createFirst} />
      </TabsContent>
      <TabsContent value="create" tabIndex={-1} className="mt-4">
        <CreatePersona
          draft={draft}
          onChange={setDraft}
          // The button that led here is gone with its tab.
          autoFocus={makesFirst}
          onCreated={(persona) => {
            setDraft(EMPTY_PERSONA);
            onSelect(persona.id);
            setMakesFirst(false);
            setTab('select');
            // The form that had the focus is gone with its tab.
            selectTab.current?.focus();
          }}
        />
      </TabsContent>
    </Tabs>
  );
}

/** One toast for each load that failed. */
function useLoadToast(): void {
  const { isError, errorUpdatedAt } = usePersonas();
  useEffect(() => {
    if (isError) notify.error(PERSONA_TEXTS.list.loadFailed, undefined, 'personas-not-loaded');
  }, [isError, errorUpdatedAt]);
}
