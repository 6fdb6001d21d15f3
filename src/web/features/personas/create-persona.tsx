import type { PersonaStatus } from '../../../core/contracts/persona.ts';
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
        blocked={whyNone(status.data)}
      />
    </div>
  );
}

/** Why no persona can be made at present. A server may have another reason than its limit. */
function whyNone(status: PersonaStatus | undefined): string | null {
  if (status === undefined || status.can_create) return null;
  const { reached, closed } = PERSONA_TEXTS.limit;
  return status.remaining === null || status.remaining > 0 ? closed : reached;
}
