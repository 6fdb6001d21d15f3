import { useMutation, useQueryClient } from '@tanstack/react-query';
import { serverDetail } from '../../../lib/api-error.ts';
import { api } from '../../../lib/api.ts';
import { maybeFields } from '../../../lib/wire/fields.ts';
import { readPersona } from '../../../lib/wire/read-persona.ts';
import { notify } from '../../../lib/notify.ts';
import { PERSONA_TEXTS } from '../../../texts/personas.ts';
import { toWire, type CompletePersona, type Persona } from '../persona.ts';
import { personasQuery } from './list-personas.ts';

export interface PersonaUpdate {
  persona: Persona;
  draft: CompletePersona;
}

export function useUpdatePersona(onUpdated: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ persona, draft }: PersonaUpdate) => {
      const input = toWire(draft);
      // What comes back need not tell what was sent.
      const read = (wire: unknown) => readPersona({ ...input, ...maybeFields(wire), id: persona.id });
      return api.put(`/personas/${persona.id}`, input, { read });
    },
    onSuccess: (updated) => {
      queryClient.setQueryData(personasQuery.queryKey, (known) =>
        known?.map((persona) => (persona.id === updated?.id ? updated : persona)),
      );
      notify.success(PERSONA_TEXTS.toasts.updated);
      onUpdated();
    },
    onError: (error) => notify.error(serverDetail(error, PERSONA_TEXTS.toasts.updateFailed)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['personas'] }),
  });
}
