import { notifyManager, QueryClient } from '@tanstack/react-query';

// Before the next event, not some time after it: a button is busy by the second half of a double click.
notifyManager.setScheduler(queueMicrotask);

/** No retries here: the API client retries what may be retried, and an HTTP answer is an answer. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
