import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Account } from '../../../../core/contracts/account.ts';
import { api } from '../../../lib/api.ts';

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => api.get<Account>('/account', { signal }),
  // Projects are made while one looks elsewhere: asked again whenever the screen is opened.
  staleTime: 0,
});

export function useAccount() {
  return useQuery(accountQuery);
}
