import { Button } from '../../components/ui/button.tsx';
import { PERSONA_TEXTS } from '../../texts/personas.ts';
import { usePersonas } from './api/list-personas.ts';
import { useUpdatePersona } from './api/update-persona.ts';
import { ShownForm } from './shown-form.tsx';
import type { Persona } from './persona.ts';
import { forgetEdits, usePersonaDraft } from './use-persona-draft.ts';

const { form } = PERSONA_TEXTS;

export interface EditPersonaProps {
  userId: string;
  persona: Persona;
  /** Whether somebody has just asked for the form. */
  autoFocus: boolean;
  onClose: () => void;
}

export function EditPersona({ userId, persona, autoFocus, onClose }: EditPersonaProps) {
  const personas = usePersonas();
  const others = personas.data?.filter(({ id }) => id !== persona.id) ?? [];
  const [draft, setDraft] = usePersonaDraft(userId, persona);
  const close = () => {
    forgetEdits(userId, persona.id);
    onClose();
  };
  const update = useUpdatePersona(close);
  return (
    <div className="flex flex-col gap-4">
      <h3 dir="auto" className="text-sm font-semibold wrap-anywhere">
        {form.editTitle(persona.name)}
      </h3>
      <ShownForm
        label={form.editTitle(persona.name)}
        draft={draft}
        otherNames={others.map(({ name }) => name)}
        onChange={setDraft}
        onSubmit={(complete) => update.mutate({ persona, draft: complete })}
        submitLabel={form.save}
        busyLabel={form.saving}
        busy={update.isPending}
        autoFocus={autoFocus}
        cancel={
          <Button variant="outline" onClick={close} disabled={update.isPending}>
            {form.cancel}
          </Button>
        }
      />
    </div>
  );
}
