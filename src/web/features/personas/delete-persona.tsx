import { ConfirmDialog } from '../../components/ui/alert-dialog.tsx';
import { PERSONA_TEXTS } from '../../texts/personas.ts';
import { useDeletePersona } from './api/delete-persona.ts';
import type { Persona } from './persona.ts';

const { remove } = PERSONA_TEXTS;

export interface DeletePersonaProps {
  /** The one to be asked about; null keeps the dialog closed. */
  persona: Persona | null;
  onClose: () => void;
  onDeleted: (id: string) => void;
}

export function DeletePersona({ persona, onClose, onDeleted }: DeletePersonaProps) {
  const deletion = useDeletePersona(onDeleted);
  return (
    <ConfirmDialog
      open={persona !== null}
      onOpenChange={(open) => !open && onClose()}
      title={
        <span dir="auto" className="wrap-anywhere">
          {persona && remove.title(persona.name)}
        </span>
      }
      description={remove.lead}
      confirmLabel={deletion.isPending ? remove.deleting : remove.confirm}
      busy={deletion.isPending}
      onConfirm={() => persona && deletion.mutate(persona.id, { onSettled: onClose })}
    />
  );
}
