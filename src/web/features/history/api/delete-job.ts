import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hasStatus } from '../../../lib/api-error.ts';
import { api } from '../../../lib/api.ts';
import { notify } from '../../../lib/notify.ts';
import { HISTORY_TEXTS } from '../../../texts/history.ts';
import { HISTORY_KEY, type HistoryAnswer } from './list-jobs.ts';

export function useDeleteJob(onDeleted: (id: string) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.delete(`/jobs/${id}`).catch(acceptGone),
    onSuccess: async (_, id) => {
      // A refresh under way would bring the deleted job back for a moment.
      await queryClient.cancelQueries({ queryKey: HISTORY_KEY });
      queryClient.setQueriesData<HistoryAnswer>({ queryKey: HISTORY_KEY }, (answer) => answer && without(id, answer));
      notify.success(HISTORY_TEXTS.toasts.deletedTitle, HISTORY_TEXTS.toasts.deleted);
      onDeleted(id);
    },
    onError: () => notify.error(HISTORY_TEXTS.toasts.deleteFailed),
    onSettled: () => queryClient.invalidateQueries({ queryKey: HISTORY_KEY }),
  });
}

/** Answers that did not hold the job keep their count until they are asked for again, which is at once. */
function without(id: string, answer: HistoryAnswer): HistoryAnswer {
  const jobs = answer.jobs.filter((job) => job.id !== id);
  return { ...answer, jobs, total: answer.total - (answer.jobs.length - jobs.length) };
}

/** Deleted already, in another tab perhaps: what was asked for. */
function acceptGone(error: unknown): void {
  if (!hasStatus(error, 404)) throw error;
}
