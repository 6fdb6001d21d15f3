import { notifyManager, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Job } from '../../../../core/contracts/job.ts';
import { LiveJob } from '../../../../../test/fakes/live-job.ts';
import { ScriptedApi } from '../../../../../test/fakes/scripted-api.ts';
import { aJob, anOutput } from '../../../../../test/fakes/wire-job.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { runKey } from '../run-key.ts';
import { useRun } from '../use-run.ts';
import './follow-run.ts';
import { useDrafts, useLive } from './use-live.ts';

const OUTPUTS = 'GET /jobs/job-1/outputs';
const [first, second] = [anOutput({ id: 'o1' }), anOutput({ id: 'o2', variant: 2 })];

beforeEach(() => {
  vi.useFakeTimers();
  notifyManager.setScheduler(queueMicrotask);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Lets what is on its way arrive; no check is due by then. */
const arrive = () => act(() => vi.advanceTimersByTimeAsync(20));

/** A finished job of two posts, of which those named are written once more. */
function writtenAgain(...again: string[]): Job {
  const pieces = ['o1', 'o2'].map((output_id, index) => ({
    output_id,
    format: 'X Post',
    variant: index + 1,
    status: again.includes(output_id) ? ('writing' as const) : ('completed' as const),
    redo: again.includes(output_id) ? ('same' as const) : null,
    characters: 18,
  }));
  const stage = again.length > 0 ? 'generating_formats' : 'completed';
  return aJob({ status: stage, progress: { stage, percent: 72, message: '', waiting: null, pieces } });
}

test('pieces that are written once more are told of beside the others, and each new text is read as soon as it stands', async () => {
  const live = new LiveJob(writtenAgain('o1', 'o2'));
  const server = new ScriptedApi()
    .on('GET /jobs/job-1', () => ({ body: live.job }))
    .on('GET /jobs/job-1/events', live.answer)
    .on(OUTPUTS, { body: [first, second] });
  vi.stubGlobal('fetch', server.fetch);
  const queryClient = createQueryClient();
  queryClient.setQueryData(runKey('job-1'), { job: live.job, outputs: [first, second] });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () => {
      const { run } = useRun('job-1');
      useLive('job-1', run);
      return { run, draft: useDrafts('job-1').get('o1')?.text };
    },
    { wrapper },
  );

  await arrive();
  live.write({ output_id: 'o1', draft: '2.1', begins: 'redo', text: 'Another ' });
  await arrive();
  expect(result.current.draft).toBe('Another ');
  expect(result.current.run).toMatchObject({ phase: 'done', again: true, outputs: [{ id: 'o1' }, { id: 'o2' }] });

  server.on(OUTPUTS, { body: [{ ...first, content: 'Another text.' }, second] });
  live.become(writtenAgain('o2'));
  await arrive();
  expect(result.current.run).toMatchObject({ again: true, outputs: [{ content: 'Another text.' }, {}] });

  live.become(writtenAgain());
  await arrive();
  expect(result.current.run).toMatchObject({ phase: 'done', again: false });
  expect(live.streams.map(({ isOpen }) => isOpen)).toEqual([false]);
});
