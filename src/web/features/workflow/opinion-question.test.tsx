import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Job } from '../../../core/contracts/job.ts';
import { RESEARCHED } from '../../../../test/fakes/researched.ts';
import { aJob } from '../../../../test/fakes/wire-job.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { OpinionQuestion } from './opinion-question.tsx';

configure({ asyncUtilTimeout: 10_000 });

const waiting = aJob({ status: 'fusion_pending', fusion: null, research_results: RESEARCHED });
const FOUND_NOTHING =
  'Research found nothing that can be quoted. Without your opinion, each piece will be an outline with gaps for you to fill.';

let queries = createQueryClient();

beforeEach(() => {
  sessionStorage.clear();
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
      <OpinionQuestion job={job} userId="maya" />
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

test('an opinion that could not be sent is kept, and the field says why', async () => {
  ask(waiting);
  fireEvent.change(screen.getByRole('textbox', { name: 'Your opinion' }), { target: { value: 'Emails are theatre.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Go on with my opinion' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Your opinion was not saved.');
  expect(alert.textContent).toContain('What you typed is kept here.');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your opinion' }).value).toBe('Emails are theatre.');
});

test('a run that could not go on without an opinion says so, and nothing of an opinion', async () => {
  ask(waiting);
  fireEvent.click(screen.getByRole('button', { name: 'Go on without' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The run could not go on.');
  expect(alert.textContent).not.toContain('opinion');
});
