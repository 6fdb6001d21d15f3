import { queryOptions } from '@tanstack/react-query';
import type { OutputVersion } from '../../../../core/contracts/version.ts';
import { api } from '../../../lib/api.ts';
import { readRows } from '../../../lib/wire/fields.ts';

/** The earlier texts of a piece, the newest first. None ever changes, but another may join them. */
export function versionsQuery(id: string) {
  return queryOptions({
    queryKey: ['outputs', id, 'versions'],
    queryFn: ({ signal }) => api.get<OutputVersion[]>(`/outputs/${id}/versions`, { signal, read: readRows }),
    staleTime: 0,
  });
}
