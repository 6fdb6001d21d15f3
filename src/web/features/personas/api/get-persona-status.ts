import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { readPersonaStatus } from '../../../lib/wire/read-persona.ts';

export const personaStatusQuery = queryOptions({
  queryKey: ['personas', 'status'],
  queryFn: ({ signal }) => api.get('/personas/status', { signal, read: readPersonaStatus }),
});

/** How many personas there are and may be. */
export function usePersonaStatus() {
  return useQuery(personaStatusQuery);
}
