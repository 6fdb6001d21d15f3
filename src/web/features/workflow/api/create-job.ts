import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Job, JobInput } from '../../../../core/contracts/job.ts';
import { api } from '../../../lib/api.ts';
import { newIdempotencyKey } from '../../../lib/idempotency-key.ts';
import { chosenFormats, type Draft } from '../draft.ts';
import { runKey } from '../run-key.ts';
import { toFusion } from './check-run.ts';

/** Creates the job of a draft. Pressing start again after a lost answer never makes a second job. */
export function useCreateJob(onCreated: (job: Job) => void) {
  const queryClient = useQueryClient();
  const attempt = useRef({ body: '', key: '' });
  return useMutation({
    mutationFn: (draft: Draft) => {
      const input = toJobInput(draft);
      const body = JSON.stringify(input);
      if (attempt.current.body !== body) attempt.current = { body, key: newIdempotencyKey() };
      return api.post<Job>('/jobs', input, { idempotencyKey: attempt.current.key });
    },
    onSuccess: (job) => {
      attempt.current = { body: '', key: '' };
      queryClient.setQueryData(runKey(job.id), { job, outputs: null });
      onCreated(job);
    },
  });
}

export function toJobInput(draft: Draft): JobInput {
  const material = draft.notes
    .filter((note) => note.text.trim() !== '')
    .map((note) => ({ title: note.title.trim(), text: note.text.trim() }));
  return {
    persona_id: draft.personaId ?? '',
    topic: draft.topic.trim(),
    ...chosenFormats(draft.formats),
    fusion: toFusion(draft.opinion),
    ...(material.length > 0 ? { material } : {}),
  };
}
