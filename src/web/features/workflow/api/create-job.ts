import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Job, JobInput } from '../../../../core/contracts/job.ts';
import type { ResearchOptionsInput } from '../../../../core/contracts/research.ts';
import { ApiError, hasStatus } from '../../../lib/api-error.ts';
import { api } from '../../../lib/api.ts';
import { loadWithRetries } from '../../../lib/load-with-retries.ts';
import { COMMON } from '../../../texts/common.ts';
import { useAttemptKey } from '../../../lib/attempt-key.ts';
import { todayQuery } from '../../../lib/use-today.ts';
import { ANY_RESEARCH, chosenFormats, readSites, type Draft, type ResearchChoice } from '../draft.ts';
import { describeChoice } from '../research/choices.ts';
import { runKey } from '../run-key.ts';
import { keepOpinion } from '../typed-opinion.ts';
import { toFusion } from './to-fusion.ts';
import { hasJobsQuery } from './has-jobs.ts';

const mutationKey = ['jobs', 'create'];

/** Whether a start is on its way, even from a screen that was left meanwhile. */
export function useIsStarting(): boolean {
  return useIsMutating({ mutationKey }) > 0;
}

/** Creates the job of a draft. Pressing start again after a lost answer never makes a second job. */
export function useCreateJob(onCreated: (job: Job, sent: Draft) => void) {
  const queryClient = useQueryClient();
  const attempt = useAttemptKey();
  return useMutation({
    mutationKey,
    mutationFn: async (draft: Draft) => {
      const input = toJobInput(draft);
      // Before the job is made: it must not be lost for want of what reads the answer.
      const { readStarted } = await loadWithRetries(() => import('./read-started.ts')).catch(() => {
        throw new ApiError({ status: 0, message: COMMON.offline });
      });
      const read = (wire: unknown) => readStarted(wire, input);
      return api.post('/jobs', input, { idempotencyKey: attempt.keyFor(input), read });
    },
    onSuccess: (job, sent) => {
      attempt.settle();
      keepOpinion(queryClient, job.id, sent.opinion);
      queryClient.setQueryData(runKey(job.id), { job, outputs: null });
      queryClient.setQueryData(hasJobsQuery.queryKey, true);
      void queryClient.invalidateQueries({ queryKey: todayQuery.queryKey });
      onCreated(job, sent);
    },
    // The persona or kept material may be gone: what is shown to choose from is asked for again.
    onError: (error) => {
      // Another window may have started the last project of the day.
      if (hasStatus(error, 429)) void queryClient.invalidateQueries({ queryKey: todayQuery.queryKey });
      if (!hasStatus(error, 422)) return;
      void queryClient.invalidateQueries({ queryKey: ['personas'] });
      void queryClient.invalidateQueries({ queryKey: ['materials'] });
    },
  });
}

type MaterialItem = NonNullable<JobInput['material']>[number];

/** What stands by default is not sent. */
function researchOf({ researchFrom, research }: Draft): Pick<JobInput, 'research_from' | 'research'> {
  if (researchFrom) return { research_from: researchFrom.jobId };
  return research === ANY_RESEARCH || describeChoice(research) === describeChoice(ANY_RESEARCH)
    ? {}
    : { research: toOptions(research) };
}

function toOptions({ allowSites, denySites, recency, language }: ResearchChoice): ResearchOptionsInput {
  return {
    allow_sites: readSites(allowSites).sites,
    deny_sites: readSites(denySites).sites,
    recency,
    language,
  };
}

export function toJobInput(draft: Draft): JobInput {
  const material = draft.notes
    .filter((note) => note.text.trim() !== '')
    .map((note): MaterialItem => ({ title: note.title.trim(), text: note.text.trim() }))
    .concat(draft.kept.map(({ id }) => ({ id })));
  return {
    persona_id: draft.personaId ?? '',
    topic: draft.topic.trim(),
    ...chosenFormats(draft.formats),
    fusion: toFusion(draft.opinion),
    ...(draft.language === null ? {} : { language: draft.language }),
    ...(draft.writer === 'builtin' ? { writer: draft.writer } : {}),
    ...(material.length > 0 ? { material } : {}),
    ...researchOf(draft),
  };
}
