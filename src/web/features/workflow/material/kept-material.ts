import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Material } from '../../../../core/contracts/material.ts';
import { api } from '../../../lib/api.ts';
import { readRows } from '../../../lib/wire/fields.ts';
import type { KeptNote } from '../draft.ts';

export const materialsQuery = queryOptions({
  queryKey: ['materials'],
  queryFn: ({ signal }) => api.get<Material[]>('/materials', { signal, read: readRows }),
  staleTime: 2_000,
});

/** Everything that the user keeps for later projects, newest first. */
export function useKeptMaterial() {
  return useQuery(materialsQuery);
}

export function toKept({ id, kind, title, characters }: Material): KeptNote {
  return { id, kind, title, characters };
}
