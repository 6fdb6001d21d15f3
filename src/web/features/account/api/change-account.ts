import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AccountDeleted } from '../../../../core/contracts/account.ts';
import { serverDetail } from '../../../lib/api-error.ts';
import { api, fetchFile } from '../../../lib/api.ts';
import { downloadBlob } from '../../../lib/download.ts';
import { notify } from '../../../lib/notify.ts';
import { ACCOUNT_TEXTS } from '../../../texts/account.ts';
import { accountQuery } from './get-account.ts';

const { profile, data } = ACCOUNT_TEXTS;

/** Of an account that the product keeps itself. */
export function useRename(onRenamed: (name: string) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => api.post<unknown>('/auth/update-user', { name }),
    onSuccess: (_, name) => {
      queries.setQueryData(accountQuery.queryKey, (known) => known && { ...known, name });
      notify.success(profile.saved);
      onRenamed(name);
    },
  });
}

export function useDownloadData() {
  return useMutation({
    mutationFn: () => fetchFile('/account/export'),
    onSuccess: (archive) => downloadBlob(data.fileName(new Date().toISOString().slice(0, 10)), archive),
    onError: (error) => notify.error(serverDetail(error, data.failed)),
  });
}

export function useDeleteAccount(onDeleted: (answer: AccountDeleted) => void) {
  return useMutation({
    mutationFn: (confirm: string) => api.post<AccountDeleted>('/account/delete', { confirm }),
    onSuccess: onDeleted,
    gcTime: 0,
  });
}
