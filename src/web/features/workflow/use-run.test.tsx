import { notifyManager, QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Job } from '../../../core/contracts/job.ts';
import { NO_USAGE } from '../../../core/rules/no-usage.ts';
import { ScriptedApi } from '../../../../test/fakes/scripted-api.ts';
import { aJob, anOutput } from '../../../../test/fakes/wire-job.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import type { RunDone } from './read-run.ts';
import { runKey } from './run-key.ts';
import { keepOpinion } from './typed-opinion.ts';
import { useRun } from './use-run.ts';

const JOB = 'GET /jobs/job-1';
const FUSION = 'POST /jobs/job-1/fusion';
const OUTPUTS = 'GET /jobs/job-1/outputs';

let server: ScriptedApi;
let queryClient: QueryClient;

beforeEach(() => {
  vi.useFakeTimers();
  notifyManager.setScheduler(queueMicrotask);
  server = new ScriptedApi()
    .on(JOB, { body: aJob() })
    .on(FUSION, { body: aJob({ status: 'drafting' }) })
    .on(OUTPUTS, { body: [anOutput()] });
  queryClient = createQueryClient();
  vi.stubGlobal('fetch', server.fetch);
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const calls = () => server.calls.map(({ call }) => call);
const checks = () => server.callsOf(JOB).length;
const fusions = () => server.callsOf(FUSION).map(({ body }) => body);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function follow(started?: Job) {
  if (started) queryClient.setQueryData(runKey('job-1'), { job: started, outputs: null });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result, unmount } = renderHook(() => useRun('job-1'), { wrapper });
  return { run: () => result.current.run, checkNow: () => result.current.checkNow(), unmount };
}

describe('a run that was just started', () => {
  test('is first checked after 2 seconds, then every 2 seconds', async () => {
    const { run } = follow(aJob());
    expect(run().phase).toBe('running');
    await pass(1_999);
    expect(checks()).toBe(0);
    await pass(1);
    expect(checks()).toBe(1);
    await pass(6_000);
    expect(checks()).toBe(4);
  });

  test('shows the outputs once it is completed, leaves out those without content, and stops asking', async () => {
    const { run } = follow(aJob());
    server.on(JOB, { body: aJob({ status: 'completed' }) });
    const failed = anOutput({ id: 'out-2', variant: 2, status: 'failed', content: null, error_message: 'Too long' });
    server.on(OUTPUTS, { body: [anOutput(), failed, anOutput({ id: 'out-3', content: ' \n' })] });
    await pass(2_000);
    expect(run()).toMatchObject({ phase: 'done', outputs: [{ id: 'out-1' }], failed: [{ id: 'out-2' }] });
    await pass(60_000);
    expect(calls()).toEqual([JOB, OUTPUTS]);
  });

  test('keeps checking while it is researched, drafted and written', async () => {
    const { run } = follow(aJob());
    for (const status of ['researching', 'drafting', 'generating_formats'] as const) {
      server.on(JOB, { body: aJob({ status }) });
      await pass(2_000);
      expect(run()).toMatchObject({ phase: 'running', job: { status } });
    }
    expect(calls()).toEqual([JOB, JOB, JOB]);
  });
});

describe('a run that waits for the opinion', () => {
  test('is given the one that stands in the job, once, and is followed on', async () => {
    const { run } = follow(aJob());
    server.on(JOB, { body: aJob({ status: 'fusion_pending' }) });
    await pass(2_000);
    expect(fusions()).toEqual([{ fusion_type: 'light', answers: { fusion_content: 'Emails are theatre.' } }]);
    expect(run()).toMatchObject({ phase: 'running', job: { status: 'drafting' } });

    server.on(JOB, { body: aJob({ status: 'drafting' }) });
    await pass(4_000);
    expect(calls()).toEqual([JOB, FUSION, JOB, JOB]);
  });

  test('is given zero when the opinion is blank', async () => {
    follow(aJob());
    const fusion = { fusion_type: 'zero' as const, answers: { fusion_content: '  ' } };
    server.on(JOB, { body: aJob({ status: 'fusion_pending', fusion }) });
    await pass(2_000);
    expect(fusions()).toEqual([{ fusion_type: 'zero', answers: { fusion_content: '' } }]);
  });

  test('goes on when another tab was quicker', async () => {
    const { run } = follow(aJob());
    const looks = [aJob({ status: 'fusion_pending' }), aJob({ status: 'drafting' })];
    server.on(JOB, () => ({ body: looks.shift() ?? aJob({ status: 'drafting' }) }));
    server.on(FUSION, { status: 409, body: { detail: 'The job is not waiting for an opinion.' } });
    await pass(2_000);
    expect(run()).toMatchObject({ phase: 'running', job: { status: 'drafting' }, trouble: null });
    await pass(4_000);
    expect(fusions()).toHaveLength(1);
  });

  test.each([403, 409, 422])(
    'asks its author again when the opinion is refused with %i, and repeats nothing',
    async (status) => {
      const { run } = follow(aJob());
      server.on(JOB, { body: aJob({ status: 'fusion_pending' }) });
      server.on(FUSION, { status, body: { detail: 'This opinion is not taken.' } });
      await pass(10_000);
      expect(run()).toMatchObject({
        phase: 'awaiting-opinion',
        refused: { opinion: 'Emails are theatre.', reason: 'This opinion is not taken.' },
      });
      expect(fusions()).toHaveLength(1);
      server.on(JOB, { body: aJob({ status: 'drafting' }) });
      await pass(2_000);
      expect(run()).toMatchObject({ phase: 'running', job: { status: 'drafting' } });
    },
  );

  test.each([
    ['light', ' Call them. ', 'Call them.'],
    ['zero', '  ', ''],
  ])('is given what was typed here, %s, by a server that tells the status alone', async (fusion_type, typed, sent) => {
    keepOpinion(queryClient, 'job-1', typed);
    const { run } = follow();
    server.on(JOB, { body: { status: 'fusion_pending' } }).on(FUSION, { status: 204 });
    await pass(0);
    expect(fusions()).toEqual([{ fusion_type, answers: { fusion_content: sent } }]);
    expect(run()).toMatchObject({ phase: 'running', job: { id: 'job-1' }, trouble: null });
  });

  test('is asked again when the opinion did not arrive', async () => {
    const { run } = follow(aJob());
    server.on(JOB, { body: aJob({ status: 'fusion_pending' }) });
    server.on(FUSION, { status: 503, body: { detail: 'The database cannot be reached.' } });
    await pass(2_000);
    expect(run()).toMatchObject({ phase: 'running', trouble: { message: 'The database cannot be reached.' } });
    server.on(FUSION, { body: aJob({ status: 'drafting' }) });
    await pass(2_000);
    expect(run()).toMatchObject({ phase: 'running', job: { status: 'drafting' }, trouble: null });
  });

  test('waits for its author when it was started without any answer', async () => {
    const { run } = follow(aJob());
    server.on(JOB, { body: aJob({ status: 'fusion_pending', fusion: null }) });
    await pass(4_000);
    expect(run().phase).toBe('awaiting-opinion');
    expect(fusions()).toEqual([]);
  });
});

describe('answers that say little', () => {
  test('leave what is known of the job as it is', async () => {
    const { run } = follow(aJob());
    server.on(JOB, { body: { status: 'drafting' } });
    await pass(2_000);
    expect(run()).toMatchObject({ phase: 'running', job: { topic: 'Churn', status: 'drafting' } });
    server.on(JOB, { body: { status: 'failed', research_results: null, error_message: 'No luck.' } });
    await pass(2_000);
    expect(run()).toMatchObject({ phase: 'failed', message: 'No luck.' });
  });

  test('are enough for a run and its pieces, and one that cannot be read fails alone', async () => {
    const { run } = follow();
    server.on(JOB, { body: { id: 'job-1', status: 'completed' } });
    const written = [
      { format: 'X Post', content: 'One.' },
      { format: 'X Post', content: 'Two.', checks: 7, usage: 'none', stance: [null] },
    ];
    server.on(OUTPUTS, {
      body: [null, 7, { content: 'Of what?' }, ...written, { format: 'Blog Post', content: null }],
    });
    await pass(0);
    const { outputs } = run() as RunDone;
    expect(outputs.map(({ format, variant, content }) => [format, variant, content])).toEqual([
      ['X Post', 1, 'One.'],
      ['X Post', 2, 'Two.'],
    ]);
    expect(new Set(outputs.map(({ id }) => id)).size).toBe(2);
    expect(outputs[1]).toMatchObject({ checks: [], stance: [], usage: { calls: 0 } });
  });

  test.each([[[]], ['Welcome'], [7]])('that are no job are none: %j', async (body) => {
    const { run } = follow(aJob());
    server.on(JOB, { body });
    await pass(2_000);
    expect(run()).toMatchObject({
      phase: 'running',
      trouble: { message: expect.stringContaining('did not come from') },
    });
  });
});

describe('when a check fails', () => {
  test('the run stays, checks go on, and the trouble ends by itself', async () => {
    const { run } = follow(aJob());
    server.on(JOB, { status: 500, body: {} });
    await pass(2_000);
    expect(run()).toMatchObject({ phase: 'running', trouble: { message: 'HTTP error! status: 500' } });
    server.on(JOB, { body: aJob({ status: 'drafting' }) });
    await pass(2_000);
    expect(run()).toMatchObject({ phase: 'running', job: { status: 'drafting' }, trouble: null });
  });

  test('a server that does not answer is tried three times a check, one second apart', async () => {
    const { run } = follow(aJob());
    server.on(JOB, 'no answer');
    await pass(2_000);
    expect(checks()).toBe(1);
    await pass(2_000);
    expect(checks()).toBe(3);
    expect(run()).toMatchObject({ phase: 'running', trouble: { status: 0 } });
    server.on(JOB, { body: aJob({ status: 'drafting' }) });
    await pass(2_000);
    expect(run()).toMatchObject({ phase: 'running', trouble: null });
  });

  test('outputs that do not arrive are asked for again', async () => {
    const { run } = follow(aJob());
    server.on(JOB, { body: aJob({ status: 'completed' }) });
    server.on(OUTPUTS, { status: 500, body: {} });
    await pass(2_000);
    expect(run()).toMatchObject({ phase: 'running', trouble: { status: 500 } });
    server.on(OUTPUTS, { body: [anOutput()] });
    await pass(2_000);
    expect(run().phase).toBe('done');
  });

  test('a job that was deleted meanwhile is not asked for again', async () => {
    const { run } = follow(aJob());
    server.on(JOB, { status: 404, body: { detail: 'No such job.' } });
    await pass(10_000);
    expect(run().phase).toBe('unavailable');
    expect(checks()).toBe(1);
  });

  test('a finished one that is deleted elsewhere keeps its texts on the screen', async () => {
    const { run } = follow(aJob());
    server.on(JOB, { body: aJob({ status: 'completed' }) });
    await pass(2_000);
    expect(run()).toMatchObject({ phase: 'done', gone: false });
    server.on(JOB, { status: 404, body: { detail: 'No such job.' } });
    await act(() => queryClient.invalidateQueries());
    expect(run()).toMatchObject({ phase: 'done', gone: true, outputs: [{ id: 'out-1' }] });
  });
});

describe('how a run ends badly', () => {
  test.each([
    [
      'the reason of the job',
      aJob({ status: 'failed', error_message: 'The model gave no answer.' }),
      'The model gave no answer.',
    ],
    ['the general sentence', aJob({ status: 'failed' }), 'Job failed during content generation'],
  ])('failed: %s', async (_, job, message) => {
    const { run } = follow(aJob());
    server.on(JOB, { body: job });
    await pass(20_000);
    expect(run()).toMatchObject({ phase: 'failed', message });
    expect(calls()).toEqual([JOB]);
  });

  test('completed without any content', async () => {
    const { run } = follow(aJob());
    server.on(JOB, { body: aJob({ status: 'completed' }) });
    server.on(OUTPUTS, { body: [anOutput({ content: null }), anOutput({ content: '' })] });
    await pass(2_000);
    expect(run()).toMatchObject({ phase: 'failed', message: 'No content was generated for any format' });
  });

  test('a status that this client does not know', async () => {
    const { run } = follow(aJob());
    server.on(JOB, { body: { ...aJob(), status: 'dreaming' } });
    await pass(20_000);
    expect(run()).toMatchObject({ phase: 'unexpected', message: 'Unexpected job status: dreaming' });
    expect(checks()).toBe(1);
  });
});

describe('a run that is found by its address', () => {
  test('that cannot be loaded says so as long as it is tried again by itself, and a press shows that it is tried', async () => {
    server.on(JOB, 'no answer');
    const { run, checkNow } = follow();
    expect(run().phase).toBe('loading');
    await pass(2_100);
    expect(run().phase).toBe('unavailable');
    await pass(3_000);
    expect(checks(), 'it is being tried again').toBeGreaterThan(3);
    expect(run().phase).toBe('unavailable');
    await pass(3_000);
    act(() => checkNow());
    await pass(100);
    expect(run().phase).toBe('loading');
    server.on(JOB, { body: aJob() });
    await pass(2_000);
    expect(run().phase).toBe('running');
  });

  test('is looked at straight away', async () => {
    server.on(JOB, { body: aJob({ status: 'completed' }) });
    const { run } = follow();
    expect(run().phase).toBe('loading');
    await pass(0);
    expect(run().phase).toBe('done');
  });

  test('is asked for again when the first look failed, but not when it does not exist', async () => {
    server.on(JOB, { status: 500, body: {} });
    const first = follow();
    await pass(0);
    expect(first.run().phase).toBe('unavailable');
    server.on(JOB, { body: aJob() });
    await pass(2_000);
    expect(first.run().phase).toBe('running');
    first.unmount();

    queryClient.clear();
    server.on(JOB, { status: 404, body: {} });
    const before = checks();
    const second = follow();
    await pass(10_000);
    expect(second.run().phase).toBe('unavailable');
    expect(checks()).toBe(before + 1);
  });
});

describe('a run that ends with pieces that could not be written', () => {
  test('is looked at once more, since calls that were broken off are counted a moment later', async () => {
    const usage = { ...NO_USAGE, calls: 1, input_tokens: 3_000, output_tokens: 600 };
    const { progress, ...rest } = aJob({ status: 'completed', usage });
    const failed = {
      output_id: 'out-2',
      format: 'X Post',
      variant: 2,
      status: 'failed' as const,
      redo: null,
      characters: 0,
    };
    const ended = { ...rest, progress: { ...progress, pieces: [failed] } };
    const { run } = follow(aJob());
    server.on(JOB, { body: ended });
    await pass(2_000);
    expect(run()).toMatchObject({ phase: 'done', job: { usage: { calls: 1 } } });
    server.on(JOB, { body: { ...ended, usage: { ...usage, calls: 3, uncounted_calls: 2 } } });
    await pass(2_000);
    expect(run()).toMatchObject({ phase: 'done', job: { usage: { calls: 3, uncounted_calls: 2 } } });
    const looks = checks();
    await pass(20_000);
    expect(checks()).toBe(looks);
  });
});
