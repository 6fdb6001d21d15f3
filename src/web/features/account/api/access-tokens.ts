import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AccessToken, AccessTokenInput, NewAccessToken } from '../../../../core/contracts/access-token.ts';
import { hasStatus, serverDetail } from '../../../lib/api-error.ts';
import { api } from '../../../lib/api.ts';
import { readRows } from '../../../lib/wire/fields.ts';
import { notify } from '../../../lib/notify.ts';
import { ACCOUNT_TEXTS } from '../../../texts/account.ts';

const texts = ACCOUNT_TEXTS.tokens;

const tokensQuery = queryOptions({
  queryKey: ['access-tokens'],
  queryFn: ({ signal }) => api.get<AccessToken[]>('/access-tokens', { signal, read: readRows }),
  // Scripts use them while one looks elsewhere.
  staleTime: 0,
});

export function useAccessTokens() {
  return useQuery(tokensQuery);
}

export function useMakeToken() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: AccessTokenInput) => api.post<NewAccessToken>('/access-tokens', input),
    onSettled: () => queries.invalidateQueries({ queryKey: tokensQuery.queryKey }),
    // The answer holds the token: it is forgotten with the dialog that shows it.
    gcTime: 0,
  });
}

export function useRevokeToken(onRevoked: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.delete(`/access-tokens/${id}`).catch(acceptGone),
    onSuccess: (_, id) => {
      queries.setQueryData(tokensQuery.queryKey, (known) => known?.filter((token) => token.id !== id));
      notify.success(texts.revoked);
      onRevoked();
    },
    onError: (error) => notify.error(serverDetail(error, texts.revokeFailed)),
  });
}

/** Revoked already, in another tab perhaps: what was asked for. */
function acceptGone(error: unknown): void {
  if (!hasStatus(error, 404)) throw error;
}
