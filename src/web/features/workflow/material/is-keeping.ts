import { useIsMutating } from '@tanstack/react-query';

export const KEEPING = ['materials', 'keep'];

/** Whether material is still on its way to the project: a run that starts now would do without it. */
export function useIsKeeping(): boolean {
  return useIsMutating({ mutationKey: KEEPING }) > 0;
}
