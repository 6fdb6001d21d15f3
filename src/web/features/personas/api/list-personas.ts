import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { readPersonas } from '../../../lib/wire/read-persona.ts';
import { fromWire } from '../persona.ts';

export const personasQuery = queryOptions({
  queryKey: ['personas', 'list'],
  queryFn: ({ signal }) => api.get('/personas', { signal, read: readPersonas }),
  // Another tab may have made or deleted one.
  staleTime: 2_000,
  select: (personas) => personas.map(fromWire),
});

/** The user's personas, newest first. */
export function usePersonas() {
  return useQuery(personasQuery);
}
