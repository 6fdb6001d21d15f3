import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Persona as WirePersona } from '../../../../core/contracts/persona.ts';
import { serverDetail } from '../../../lib/api-error.ts';
import { api } from '../../../lib/api.ts';
import { useAttemptKey } from '../../../lib/attempt-key.ts';
import { isFields, strangeAnswer } from '../../../lib/wire/fields.ts';
import { readPersona, readPersonas } from '../../../lib/wire/read-persona.ts';
import { notify } from '../../../lib/notify.ts';
import { PERSONA_TEXTS } from '../../../texts/personas.ts';
import { fromWire, toWire, type CompletePersona, type Persona } from '../persona.ts';
import { personasQuery } from './list-personas.ts';

/** For a server that makes a persona and does not tell of it. */
async function findLike(name: string): Promise<WirePersona> {
  const found = (await api.get('/personas', { read: readPersonas })).find((persona) => persona.name === name);
  if (!found) throw strangeAnswer();
  return found;
}

export function useCreatePersona(onCreated: (persona: Persona) => void) {
  const queryClient = useQueryClient();
  const attempt = useAttemptKey();
  return useMutation({
    mutationFn: async (draft: CompletePersona) => {
      const input = toWire(draft);
      const read = (wire: unknown) => readPersona(isFields(wire) ? { ...input, ...wire } : null);
      const idempotencyKey = attempt.keyFor(input);
      return (await api.post('/personas', input, { idempotencyKey, read })) ?? (await findLike(input.name));
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
