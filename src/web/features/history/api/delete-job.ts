import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hasStatus } from '../../../lib/api-error.ts';
import { api } from '../../../lib/api.ts';
import { notify } from '../../../lib/notify.ts';
import { HISTORY_TEXTS } from '../../../texts/history.ts';
import { historyQuery } from './list-jobs.ts';

export function useDeleteJob(onDeleted: (id: string) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.delete(`/jobs/${id}`).catch(acceptGone),
    onSuccess: async (_, id) => {
      // A refresh under way would bring the deleted job back for a moment.
      await queryClient.cancelQueries({ queryKey: historyQuery.queryKey });
      queryClient.setQueryData(historyQuery.queryKey, (jobs) => jobs?.filter((job) => job.id !== id));
      notify.success(HISTORY_TEXTS.toasts.deletedTitle, HISTORY_TEXTS.toasts.deleted);
      onDeleted(id);
    },
    onError: () => notify.error(HISTORY_TEXTS.toasts.deleteFailed),
    onSettled: () => queryClient.invalidateQueries({ queryKey: historyQuery.queryKey }),
  });
}

/** Deleted already, in another tab perhaps: what was asked for. */
function acceptGone(error: unknown): void {
  if (!hasStatus(error, 404)) throw error;
}
