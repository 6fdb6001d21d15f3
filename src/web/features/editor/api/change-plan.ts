import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { JobPlan, PlanInput } from '../../../../core/contracts/plan.ts';
import { api } from '../../../lib/api.ts';
import { withInput } from '../plan/plan-draft.ts';
import { planKey } from './get-plan.ts';

/** Saves a changed plan. Why it failed is shown at the form, so no toast says it. */
export function useChangePlan(jobId: string, onSaved: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: PlanInput) => api.put(`/jobs/${jobId}/plan`, input),
    onSuccess: async (_, input) => {
      await queryClient.cancelQueries({ queryKey: planKey(jobId) });
      queryClient.setQueriesData<JobPlan | null>(
        { queryKey: planKey(jobId) },
        (known) => known && withInput(known, input),
      );
      // The server tidies texts up.
      void queryClient.invalidateQueries({ queryKey: planKey(jobId) });
      onSaved();
    },
  });
}
