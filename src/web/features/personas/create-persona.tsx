import { PERSONA_TEXTS } from '../../texts/personas.ts';
import { useCreatePersona } from './api/create-persona.ts';
import { usePersonaStatus } from './api/get-persona-status.ts';
import { ShownForm } from './shown-form.tsx';
import { PersonaUsage } from './persona-usage.tsx';
import { usePersonas } from './api/list-personas.ts';
import type { Persona, PersonaDraft } from './persona.ts';

export interface CreatePersonaProps {
  draft: PersonaDraft;
  onChange: (draft: PersonaDraft) => void;
  onCreated: (persona: Persona) => void;
  autoFocus?: boolean;
}

export function CreatePersona({ draft, onChange, onCreated, autoFocus = false }: CreatePersonaProps) {
  const status = usePersonaStatus();
  const creation = useCreatePersona(onCreated);
  const personas = usePersonas();
  const atLimit = status.data?.can_create === false;
  return (
    <div className="flex flex-col gap-5">
      <PersonaUsage className="lg:hidden" />
      <ShownForm
        label={PERSONA_TEXTS.tabs.create}
        draft={draft}
        otherNames={personas.data?.map(({ name }) => name) ?? []}
        onChange={onChange}
        onSubmit={(complete) => creation.mutate(complete)}
        submitLabel={PERSONA_TEXTS.form.create}
        busyLabel={PERSONA_TEXTS.form.creating}
        busy={creation.isPending}
        autoFocus={autoFocus}
        blocked={atLimit ? PERSONA_TEXTS.limit.reached : null}
      />
    </div>
  );
}
