import { useQuery } from '@tanstack/react-query';
import { POLL_INTERVAL_MS } from '../../../../core/rules/limits.ts';
import { api } from '../../../lib/api.ts';
import { readOutput } from '../../../lib/wire/read-output.ts';

/** The text of a piece that is finished; undefined until it has come. */
export function useWritten(outputId: string, isFinished: boolean): string | undefined {
  const { data } = useQuery({
    queryKey: ['written', outputId],
    queryFn: ({ signal }) => api.get(`/outputs/${outputId}`, { signal, read: readOutput }),
    enabled: isFinished,
    // It may be written once more, or edited, before it is read again.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.status === 'error' ? POLL_INTERVAL_MS : false),
  });
  return isFinished ? (data?.content ?? undefined) : undefined;
}
