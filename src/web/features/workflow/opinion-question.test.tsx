import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Job } from '../../../core/contracts/job.ts';
import { RESEARCHED } from '../../../../test/fakes/researched.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { OpinionQuestion } from './opinion-question.tsx';

configure({ asyncUtilTimeout: 10_000 });
const MOMENT = '2031-05-04T10:00:00.000Z';

const waiting: Job = {
  id: 'job-1',
  topic: 'Churn',
  status: 'fusion_pending',
  created_at: MOMENT,
  updated_at: MOMENT,
  completed_at: null,
  persona_id: 'p1',
  persona: { name: 'Northkit', business_description: 'Operations leads', tone_voice: 'casual' },
  desired_formats: ['X Post'],
  batch_formats: { 'X Post': 1 },
  initial_desired_formats: ['X Post'],
  material: [],
  research_options: { allow_sites: [], deny_sites: [], recency: 'any', language: null },
  research_from: null,
  research_results: RESEARCHED,
  error_message: null,
  progress: { stage: 'fusion_pending', percent: 30, message: '', pieces: [] },
  fusion: null,
};
const FOUND_NOTHING =
  'Research found nothing that can be quoted. Without your opinion, each piece will be an outline with gaps for you to fill.';

let queries = createQueryClient();

beforeEach(() => {
  queries = createQueryClient();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function ask(job: Job, writer: 'builtin' | 'model' = 'builtin') {
  queries.setQueryData(['config'], { writer: { id: writer } });
  render(
    <QueryClientProvider client={queries}>
      <OpinionQuestion job={job} />
    </QueryClientProvider>,
  );
}

const nothing: Job = { ...waiting, research_results: { ...RESEARCHED, sources: [], ledger: [] } };

test('a run that waits for an opinion says so when its research found nothing', () => {
  ask(nothing);
  expect(screen.getByText(FOUND_NOTHING)).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Go on without' }).disabled).toBe(false);
});

test('and not when there are sources', () => {
  ask(waiting);
  expect(screen.queryByText(FOUND_NOTHING)).toBeNull();
});

test('a model writes no outline', () => {
  ask(nothing, 'model');
  expect(screen.queryByText(FOUND_NOTHING)).toBeNull();
  expect(screen.getByText(/the pieces will rest on your topic alone/)).toBeDefined();
});
