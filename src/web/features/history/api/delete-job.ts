import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
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
      takeOut(id, queryClient);
      notify.success(HISTORY_TEXTS.toasts.deletedTitle, HISTORY_TEXTS.toasts.deleted);
      onDeleted(id);
    },
    onError: () => notify.error(HISTORY_TEXTS.toasts.deleteFailed),
    onSettled: () => queryClient.invalidateQueries({ queryKey: HISTORY_KEY }),
  });
}

/** One less, too, in the other hundreds of a search that held the job: from them one tells where the pages end. */
function takeOut(id: string, queryClient: QueryClient): void {
  const isIt = (job: { id: string }) => job.id === id;
  const answers = queryClient.getQueriesData<HistoryAnswer>({ queryKey: HISTORY_KEY });
  const searches = new Set(answers.map(([, answer]) => answer?.jobs.some(isIt) && answer.search)).add('');
  queryClient.setQueriesData<HistoryAnswer>({ queryKey: HISTORY_KEY }, (answer) => {
    if (!answer || !searches.has(answer.search)) return answer;
    return { ...answer, jobs: answer.jobs.filter((job) => !isIt(job)), total: answer.total - 1 };
  });
}

/** Deleted already, in another tab perhaps: what was asked for. */
function acceptGone(error: unknown): void {
  if (!hasStatus(error, 404)) throw error;
}
