import { notifyManager, QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Job, PieceProgress } from '../../../../core/contracts/job.ts';
import { LiveJob } from '../../../../../test/fakes/live-job.ts';
import { ScriptedApi } from '../../../../../test/fakes/scripted-api.ts';
import { RESEARCHED } from '../../../../../test/fakes/researched.ts';
import { aJob, anOutput } from '../../../../../test/fakes/wire-job.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { runKey } from '../run-key.ts';
import { useRun } from '../use-run.ts';
// Loaded here, so that no test has to wait for its code.
import './follow-run.ts';
import { useDrafts, useLive } from './use-live.ts';

const JOB = 'GET /jobs/job-1';
const EVENTS = 'GET /jobs/job-1/events';
const OUTPUTS = 'GET /jobs/job-1/outputs';
const FUSION = 'POST /jobs/job-1/fusion';

let server: ScriptedApi;
let live: LiveJob;
let queryClient: QueryClient;

beforeEach(() => {
  vi.useFakeTimers();
  notifyManager.setScheduler(queueMicrotask);
  live = new LiveJob(writing('pending', 'pending'));
  server = new ScriptedApi()
    .on(JOB, () => ({ body: live.job }))
    .on(EVENTS, live.answer)
    .on(OUTPUTS, { body: [anOutput(), anOutput({ id: 'out-2', variant: 2 })] });
  queryClient = createQueryClient();
  vi.stubGlobal('fetch', server.fetch);
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  seen(true);
});

/** A job that writes its two posts. */
function writing(...statuses: PieceProgress['status'][]): Job {
  const pieces = statuses.map((status, index) => ({
    output_id: `out-${index + 1}`,
    format: 'X Post',
    variant: index + 1,
    status,
    redo: null,
    characters: status === 'completed' ? 18 : 0,
  }));
  return aJob({ status: 'generating_formats', progress: { ...progressOf('generating_formats'), pieces } });
}

function progressOf(stage: Job['status']): Job['progress'] {
  return { stage, percent: 45, message: '', waiting: null, pieces: [] };
}

const begin = (output_id: string, text: string, draft = '1.1') => ({
  output_id,
  draft,
  begins: 'first' as const,
  text,
});
const more = (output_id: string, text: string, draft = '1.1') => ({ output_id, draft, begins: null, text });

const checks = () => server.callsOf(JOB).length;
const connections = () => server.callsOf(EVENTS);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Lets what is on its way arrive; no check is due by then. */
const arrive = () => pass(20);

function seen(isSeen: boolean): void {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (isSeen ? 'visible' : 'hidden'),
  });
  document.dispatchEvent(new Event('visibilitychange'));
}

async function watch(job: Job = live.job) {
  live.job = job;
  queryClient.setQueryData(runKey('job-1'), { job, outputs: null });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result, unmount } = renderHook(
    () => {
      const { run } = useRun('job-1');
      useLive('job-1', run);
      return { run, drafts: useDrafts('job-1') };
    },
    { wrapper },
  );
  await arrive();
  return {
    run: () => result.current.run,
    text: (id: string) => result.current.drafts.get(id)?.text,
    draft: (id: string) => result.current.drafts.get(id),
    drafts: () => result.current.drafts,
    unmount,
  };
}

describe('a run that tells of itself', () => {
  test('shows words and its state before any check', async () => {
    const { run, text, draft } = await watch();
    live.write(begin('out-1', 'Week four '), begin('out-2', 'Nobody '));
    live.write(more('out-1', 'decides. 👩‍👩‍👧'));
    live.become(writing('writing', 'writing'));
    await arrive();
    expect(text('out-1')).toBe('Week four decides. 👩‍👩‍👧');
    expect(draft('out-1')?.characters).toBe(20);
    expect(text('out-2')).toBe('Nobody ');
    expect(run()).toMatchObject({ job: { progress: { pieces: [{ status: 'writing' }, { status: 'writing' }] } } });
    expect(checks()).toBe(0);
  });

  test('is checked every 2 seconds all the same, however much it tells', async () => {
    await watch();
    for (let turn = 0; turn < 20; turn += 1) {
      live.become(writing('writing', turn % 2 ? 'writing' : 'pending'));
      await pass(200);
    }
    // 20 ms went by before the first turn.
    expect(checks()).toBe(2);
  });

  test('brings its end at once, with the outputs', async () => {
    const { run } = await watch();
    live.become({ ...writing('completed', 'completed'), status: 'completed' });
    await arrive();
    expect(run()).toMatchObject({ phase: 'done', outputs: [{ id: 'out-1' }, { id: 'out-2' }] });
    await pass(60_000);
    expect(checks()).toBe(1);
    expect(connections()).toHaveLength(1);
    expect(live.streams[0]?.isOpen).toBe(false);
  });

  test('has the opinion handed in as soon as it waits for it, and the research read as soon as it is there', async () => {
    const { run } = await watch(aJob());
    server.on(FUSION, () => {
      live.become({ status: 'drafting', research_results: RESEARCHED });
      return { body: live.job };
    });
    live.become({ status: 'fusion_pending' });
    await arrive();
    expect(server.callsOf(FUSION)).toHaveLength(1);
    expect(run()).toMatchObject({ phase: 'running', job: { status: 'drafting', research_results: RESEARCHED } });
  });

  test('keeps the long texts, which no state tells', async () => {
    const { run } = await watch({ ...writing('pending', 'pending'), research_results: RESEARCHED });
    live.become({ progress: { ...live.job.progress, percent: 63 } });
    await arrive();
    expect(run()).toMatchObject({ job: { research_results: RESEARCHED, progress: { percent: 63 } } });
  });

  test('a draft that starts over takes the place of the one before, whose last words are not put behind it', async () => {
    const { draft } = await watch();
    live.write(begin('out-1', 'Week four '));
    live.write({ output_id: 'out-1', draft: '1.2', begins: 'retry', text: 'Churn' });
    live.write(more('out-1', 'decides.', '1.1'), more('out-1', ' begins early.', '1.2'));
    await arrive();
    expect(draft('out-1')).toMatchObject({ reason: 'retry', text: 'Churn begins early.' });
  });

  test('is told of once on a page, and no more once its view is left', async () => {
    const { unmount } = await watch();
    live.write(begin('out-1', 'Week four'));
    await arrive();
    unmount();
    await arrive();
    expect(connections()).toHaveLength(1);
    expect(live.streams[0]?.isOpen).toBe(false);
    expect(queryClient.getQueryData(['live', 'job-1'])).toBeUndefined();
  });
});

describe('a check that was asked before something newer was told', () => {
  test('puts no older progress back, and brings the long texts it has', async () => {
    const { run } = await watch();
    let answer: (answer: { body: Job }) => void = () => undefined;
    server.on(JOB, () => new Promise((resolve) => (answer = resolve)));
    await pass(2_000);
    const before = { ...live.job, research_results: RESEARCHED };
    live.become(writing('completed', 'writing'));
    await arrive();
    answer({ body: before });
    await arrive();
    expect(run()).toMatchObject({
      job: {
        research_results: RESEARCHED,
        progress: { pieces: [{ status: 'completed' }, { status: 'writing' }] },
      },
    });
    server.on(JOB, { body: writing('completed', 'completed') });
    await pass(2_000);
    expect(run()).toMatchObject({ job: { progress: { pieces: [{ status: 'completed' }, { status: 'completed' }] } } });
  });

  test('and one that fails tells so, without ending what is told live', async () => {
    const { run, text } = await watch();
    server.on(JOB, { status: 500, body: {} });
    await pass(2_000);
    live.become(writing('writing', 'pending'));
    live.write(begin('out-1', 'Week four'));
    await arrive();
    expect(run()).toMatchObject({
      trouble: { message: 'HTTP error! status: 500' },
      job: { progress: { pieces: [{ status: 'writing' }, { status: 'pending' }] } },
    });
    expect(text('out-1')).toBe('Week four');
  });
});

describe('a connection that is cut', () => {
  const story = [
    () => live.write(begin('out-1', 'Week ')),
    () => live.become(writing('writing', 'pending')),
    () => live.write(more('out-1', 'four '), begin('out-2', 'Nobody ')),
    () => live.write({ output_id: 'out-1', draft: '1.2', begins: 'edit', text: 'Churn ' }),
    () => live.write(more('out-2', 'reads '), more('out-1', 'begins ', '1.2')),
    () => live.become(writing('writing', 'completed')),
    () => live.write(more('out-1', 'early.', '1.2')),
  ];

  test.each(story.map((_, index) => index + 1))(
    'behind event %i goes on there, and ends in the same view',
    async (cut) => {
      const { run, text } = await watch();
      for (const [index, happen] of story.entries()) {
        if (index === cut) live.cut();
        happen();
        await arrive();
      }
      if (cut === story.length) live.cut();
      await pass(1_000);
      expect(connections().map(({ headers }) => headers.get('last-event-id'))).toEqual([null, `epoch-${cut}`]);
      expect([text('out-1'), text('out-2')]).toEqual(['Churn begins early.', 'Nobody reads ']);
      expect(run()).toMatchObject({ job: { progress: { pieces: [{ status: 'writing' }, { status: 'completed' }] } } });
    },
  );

  test('is tried again after 1, 2, 4 seconds and so on to 30, and at once when the network is back', async () => {
    await watch();
    server.on(EVENTS, 'no answer');
    live.cut();
    await arrive();
    const tries: number[] = [];
    for (const wait of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      await pass(wait);
      tries.push(connections().length - 1);
    }
    expect(tries).toEqual([1, 2, 3, 4, 5, 6, 7]);
    server.on(EVENTS, live.answer);
    window.dispatchEvent(new Event('online'));
    await arrive();
    expect(connections()).toHaveLength(9);
  });

  test('is opened again a second after the server has ended it, however little it said, and not in a circle', async () => {
    await watch();
    for (let ends = 0; ends < 5; ends += 1) {
      live.write(begin('out-1', 'Week four'));
      live.streams[ends]?.end();
      await pass(900);
      expect(connections()).toHaveLength(ends + 1);
      await pass(200);
    }
    expect(connections()).toHaveLength(6);
  });

  test('and one that is silent for too long counts as cut', async () => {
    await watch();
    for (let minute = 0; minute < 4; minute += 1) {
      live.streams[0]?.raw(': here\n\n');
      await pass(15_000);
    }
    expect(connections()).toHaveLength(1);
    await pass(46_000);
    expect(connections()).toHaveLength(2);
  });
});

describe('without a stream', () => {
  test.each([401, 429, 503])(
    'checks alone bring the same end where it is refused with %i, and say nothing of that',
    async (status) => {
      server.on(EVENTS, { status, body: { detail: 'Not now.' }, headers: { 'retry-after': '7' } });
      const { run, drafts } = await watch();
      await pass(6_900);
      expect(connections()).toHaveLength(1);
      await pass(200);
      expect(connections()).toHaveLength(2);
      expect(run()).toMatchObject({ phase: 'running', trouble: null });
      live.job = { ...writing('completed', 'completed'), status: 'completed' };
      await pass(2_000);
      expect(run()).toMatchObject({ phase: 'done', outputs: [{ id: 'out-1' }, { id: 'out-2' }] });
      expect(drafts().size).toBe(0);
    },
  );

  test('it is not asked for again where there is none', async () => {
    server.on(EVENTS, { status: 404, body: {} });
    await watch();
    await pass(60_000);
    expect(connections()).toHaveLength(1);
    expect(checks()).toBe(30);
  });

  test('an answer that is no stream is none', async () => {
    server.on(EVENTS, { body: { ok: true } });
    await watch();
    await pass(1_000);
    expect(connections()).toHaveLength(2);
  });
});

describe('a page that nobody sees', () => {
  test('gives its connection up after some seconds, and goes on where it was once it is seen again', async () => {
    const { text } = await watch();
    live.write(begin('out-1', 'Week '));
    await arrive();
    seen(false);
    await pass(5_000);
    expect(live.streams[0]?.isOpen).toBe(false);
    live.write(more('out-1', 'four'));
    await pass(60_000);
    expect(connections()).toHaveLength(1);
    seen(true);
    await arrive();
    expect(connections().at(-1)?.headers.get('last-event-id')).toBe('epoch-1');
    expect(text('out-1')).toBe('Week four');
  });

  test('keeps it while another window is in front for a moment', async () => {
    await watch();
    seen(false);
    await pass(3_000);
    seen(true);
    await pass(10_000);
    expect(live.streams[0]?.isOpen).toBe(true);
  });
});

describe('an event that this page', () => {
  test('does not know is left out', async () => {
    const { text } = await watch();
    live.streams[0]?.send('weather', { sun: true }, 'epoch-0');
    live.write(begin('out-1', 'Week'));
    await arrive();
    expect(text('out-1')).toBe('Week');
    expect(connections()).toHaveLength(1);
  });

  test.each(['event: text\ndata: {"changes": [\n\n', 'event: state\nid: epoch-9\ndata: {"job": {"id": 4}}\n\n'])(
    'cannot read ends the connection, and everything is told anew: %j',
    async (broken) => {
      const { text } = await watch();
      live.write(begin('out-1', 'Week '));
      live.streams[0]?.raw(broken);
      live.write(more('out-1', 'four'));
      await arrive();
      expect(live.streams[0]?.isOpen).toBe(false);
      await pass(1_000);
      expect(connections().at(-1)?.headers.get('last-event-id')).toBeNull();
      expect(text('out-1')).toBe('Week four');
    },
  );
});

test('a call for the stream carries the same token as every other', async () => {
  const { connectSession } = await import('../../../lib/api.ts');
  connectSession({ getToken: () => 'token-1', onUnauthorized: () => undefined });
  await watch();
  connectSession({ getToken: () => null, onUnauthorized: () => undefined });
  const [connection] = connections();
  expect(connection?.headers.get('authorization')).toBe('Bearer token-1');
  expect(connection?.headers.get('accept')).toBe('text/event-stream');
});
