import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Material } from '../../../../core/contracts/material.ts';
import { isKeptOurs } from '../../../../core/rules/guess-ours.ts';
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

/** Whether each of it is the brand's own, as far as is known without the project. */
export function useWhoseKept(website: string | null): (item: KeptNote) => boolean {
  const { data } = useKeptMaterial();
  return ({ id, ours }) => {
    const material = data?.find((known) => known.id === id);
    return ours ?? (material ? isOurs(material, website) : false);
  };
}

export function isOurs(material: Material, website: string | null): boolean {
  // An older server does not say.
  return isKeptOurs({ ...material, ours: Boolean(material.ours), chosen: Boolean(material.ours_chosen) }, website);
}

export function toKept({ id, kind, title, characters }: Material): KeptNote {
  return { id, kind, title, characters };
}
