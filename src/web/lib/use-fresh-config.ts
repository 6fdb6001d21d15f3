import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ClientConfig } from '../../core/contracts/client-config.ts';
import { api } from './api.ts';

/** A model in trouble can be well again before anybody loads the page anew, and the other way round. */
const ASK_EVERY_MS = 30_000;

/** Keeps the run-time configuration up to date for as long as its caller is on the screen. */
export function useFreshConfig(): void {
  const queryClient = useQueryClient();
  useQuery({
    queryKey: ['config-now'],
    queryFn: async ({ signal }) => {
      const config = await api.get<ClientConfig>('/config', { anonymous: true, signal });
      queryClient.setQueryData(['config'], config);
      return config;
    },
    // Whoever comes back from a run that met trouble sees what is true now.
    staleTime: 0,
    refetchInterval: ASK_EVERY_MS,
  });
}
