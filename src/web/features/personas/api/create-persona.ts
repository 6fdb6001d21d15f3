import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Persona as WirePersona } from '../../../../core/contracts/persona.ts';
import { serverDetail } from '../../../lib/api-error.ts';
import { api } from '../../../lib/api.ts';
import { useAttemptKey } from '../../../lib/attempt-key.ts';
import { notify } from '../../../lib/notify.ts';
import { PERSONA_TEXTS } from '../../../texts/personas.ts';
import { fromWire, toWire, type CompletePersona, type Persona } from '../persona.ts';
import { personasQuery } from './list-personas.ts';

export function useCreatePersona(onCreated: (persona: Persona) => void) {
  const queryClient = useQueryClient();
  const attempt = useAttemptKey();
  return useMutation({
    mutationFn: (draft: CompletePersona) => {
      const input = toWire(draft);
      return api.post<WirePersona>('/personas', input, { idempotencyKey: attempt.keyFor(input) });
    },
    onSuccess: (created) => {
      attempt.settle();
      queryClient.setQueryData(personasQuery.queryKey, (known) => [created, ...(known ?? [])]);
      notify.success(PERSONA_TEXTS.toasts.created);
      onCreated(fromWire(created));
    },
    onError: (error) => notify.error(serverDetail(error, PERSONA_TEXTS.toasts.createFailed)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['personas'] }),
  });
}
