import { queryOptions, useQuery } from '@tanstack/react-query';
import type { PersonaStatus } from '../../../../core/contracts/persona.ts';
import { api } from '../../../lib/api.ts';

export const personaStatusQuery = queryOptions({
  queryKey: ['personas', 'status'],
  queryFn: ({ signal }) => api.get<PersonaStatus>('/personas/status', { signal }),
});

/** How many personas there are and may be. */
export function usePersonaStatus() {
  return useQuery(personaStatusQuery);
}
