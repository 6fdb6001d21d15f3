import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Material, MaterialChange, NewMaterial } from '../../../../core/contracts/material.ts';
import { api } from '../../../lib/api.ts';
import { serverDetail } from '../../../lib/api-error.ts';
import { notify } from '../../../lib/notify.ts';
import { MATERIAL_TEXTS } from '../../../texts/material.ts';
import { newIdempotencyKey } from '../../../lib/idempotency-key.ts';
import { KEEPING } from './is-keeping.ts';
import { materialsQuery } from './kept-material.ts';

/** Keeps a note, a link or a file; a link or file is read on the way. */
export function useKeepMaterial() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: KEEPING,
    mutationFn: (item: NewMaterial | File) => (item instanceof File ? sendFile(item) : sendItem(item)),
    onSuccess: async (kept) => {
      // A list that was asked for before knows nothing of it, and would take it out of the project again.
      await queryClient.cancelQueries({ queryKey: materialsQuery.queryKey });
      queryClient.setQueryData(materialsQuery.queryKey, (known) => known && [kept, ...known]);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: materialsQuery.queryKey }),
  });
}

function sendItem(item: NewMaterial): Promise<Material> {
  return api.post<Material>('/materials', item, { idempotencyKey: newIdempotencyKey() });
}

function sendFile(file: File): Promise<Material> {
  const form = new FormData();
  form.append('file', file, file.name);
  return api.post<Material>('/materials/files', form, { idempotencyKey: newIdempotencyKey() });
}

export function useChangeMaterial() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: MaterialChange }) =>
      api.patch<Material>(`/materials/${id}`, change),
    onSettled: () => queryClient.invalidateQueries({ queryKey: materialsQuery.queryKey }),
  });
}

/** Takes down whose something is, for this project and later ones; shown at once. */
export function useSayWhose(onWhose: (id: string, ours: boolean) => void) {
  const queryClient = useQueryClient();
  const { mutate: change } = useChangeMaterial();
  return (id: string, ours: boolean) => {
    onWhose(id, ours);
    queryClient.setQueryData(materialsQuery.queryKey, (known) =>
      known?.map((material) => (material.id === id ? { ...material, ours, ours_chosen: true } : material)),
    );
    change(
      { id, change: { ours } },
      { onError: (error) => notify.error(serverDetail(error, MATERIAL_TEXTS.library.changeFailed)) },
    );
  };
}

/** `onDeleted` comes before the list without it does: what shows it is gone by then. */
export function useDeleteMaterial(onDeleted: (id: string) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.delete(`/materials/${id}`),
    onSuccess: (_, id) => onDeleted(id),
    onSettled: () => queryClient.invalidateQueries({ queryKey: materialsQuery.queryKey }),
  });
}
