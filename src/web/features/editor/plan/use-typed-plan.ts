import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { PlanDraft, PlannedPiece } from './plan-draft.ts';

/** A plan under edit. */
export interface TypedPlan {
  readonly draft: PlanDraft;
  /** The pieces as they were planned when the edit began. */
  readonly before: readonly PlannedPiece[];
  readonly isChanged: boolean;
}

const TYPED = ['typed plans'];

/**
 * What is typed of a job's plan, null while it is not under edit. It outlives the form, as the editor's texts do: the
 * form closes with its tab, and where the run goes on.
 */
export function useTypedPlan(jobId: string): [TypedPlan | null, (typed: TypedPlan | null) => void] {
  const queryClient = useQueryClient();
  const { data: typed = null } = useQuery<TypedPlan | null>({
    queryKey: [...TYPED, jobId],
    queryFn: skipToken,
    gcTime: Infinity,
  });
  const setTyped = useCallback(
    (next: TypedPlan | null) => void queryClient.setQueryData<TypedPlan | null>([...TYPED, jobId], next),
    [queryClient, jobId],
  );
  const isAtRisk = typed?.isChanged ?? false;
  useEffect(() => {
    if (!isAtRisk) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isAtRisk]);
  return [typed, setTyped];
}
