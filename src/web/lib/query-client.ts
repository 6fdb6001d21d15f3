import { notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';

// Before the next event, not some time after it: a button is busy by the second half of a double click.
notifyManager.setScheduler(queueMicrotask);

/**
 * No retries here: the API client retries what may be retried, and an HTTP answer is an answer. So what has failed is not
 * asked for again either because another part of the page comes to want it.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: forgetfulCache(),
    defaultOptions: {
      queries: {
        retry: false,
        retryOnMount: false,
        refetchOnMount: ({ state }) => state.status !== 'error',
        // With the network back, what failed without it is asked for again; by itself the library would not.
        refetchOnReconnect: ({ state }) => state.status === 'error' && 'always',
        staleTime: 30_000,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** An error is forgotten once nobody looks at it any more: whoever comes back wants it asked for again. */
function forgetfulCache(): QueryCache {
  const cache = new QueryCache();
  cache.subscribe(({ type, query }) => {
    if (type !== 'observerRemoved' || query.getObserversCount() > 0 || query.state.status !== 'error') return;
    query.setState({ status: query.state.data === undefined ? 'pending' : 'success', error: null });
  });
  return cache;
}
