import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hasStatus } from '../../../lib/api-error.ts';
import { api } from '../../../lib/api.ts';
import { notify } from '../../../lib/notify.ts';
import { PERSONA_TEXTS } from '../../../texts/personas.ts';
import { personasQuery } from './list-personas.ts';

export function useDeletePersona(onDeleted: (id: string) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.delete(`/personas/${id}`).catch(acceptGone),
    onSuccess: (_, id) => {
      queryClient.setQueryData(personasQuery.queryKey, (known) => known?.filter((persona) => persona.id !== id));
      notify.success(PERSONA_TEXTS.toasts.deletedTitle, PERSONA_TEXTS.toasts.deleted);
      onDeleted(id);
    },
    onError: () => notify.error(PERSONA_TEXTS.toasts.deleteFailed),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['personas'] }),
  });
}

/** Deleted already, in another tab perhaps: what was asked for. */
function acceptGone(error: unknown): void {
  if (!hasStatus(error, 404)) throw error;
}
