import type { QueryClient } from '@tanstack/react-query';

const OPINIONS = ['opinions'];

/** Remembers with what opinion a run was started here, for as long as the page: not every server tells it of its jobs. */
export function keepOpinion(queryClient: QueryClient, jobId: string, opinion: string): void {
  queryClient.setQueryDefaults(OPINIONS, { gcTime: Infinity });
  queryClient.setQueryData([...OPINIONS, jobId], opinion);
}

/** Undefined for a run that was started elsewhere; blank where nothing was typed. */
export function typedOpinion(queryClient: QueryClient, jobId: string): string | undefined {
  return queryClient.getQueryData<string>([...OPINIONS, jobId]);
}
