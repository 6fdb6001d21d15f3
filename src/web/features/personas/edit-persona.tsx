import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { PERSONA_TEXTS } from '../../texts/personas.ts';
import { useUpdatePersona } from './api/update-persona.ts';
import { ShownForm } from './shown-form.tsx';
import type { Persona, PersonaDraft } from './persona.ts';

const { form } = PERSONA_TEXTS;

export function EditPersona({ persona, onClose }: { persona: Persona; onClose: () => void }) {
  const [draft, setDraft] = useState<PersonaDraft>(persona);
  const update = useUpdatePersona(onClose);
  return (
    <div className="flex flex-col gap-4">
      <h3 dir="auto" className="text-sm font-semibold wrap-anywhere">
        {form.editTitle(persona.name)}
      </h3>
      <ShownForm
        label={form.editTitle(persona.name)}
        draft={draft}
        onChange={setDraft}
        onSubmit={(complete) => update.mutate({ persona, draft: complete })}
        submitLabel={form.save}
        busyLabel={form.saving}
        busy={update.isPending}
        autoFocus
        cancel={
          <Button variant="outline" onClick={onClose} disabled={update.isPending}>
            {form.cancel}
          </Button>
        }
      />
    </div>
  );
}
