import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';
import { readRows } from '../../../../lib/wire/fields.ts';

/** As `GET /api/auth/list-sessions` has it. */
export interface OpenSignIn {
  id: string;
  /** The one of this browser. */
  current: boolean;
  ipAddress: string | null;
  userAgent: string | null;
  updatedAt: string;
}

export const openSignInsQuery = queryOptions({
  queryKey: ['open-sign-ins'],
  queryFn: ({ signal }) => api.get<OpenSignIn[]>('/auth/list-sessions', { signal, read: readRows }),
  staleTime: 0,
});
