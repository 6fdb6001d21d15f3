import { afterEach, describe, expect, test } from 'vitest';
import type { Job } from '../../src/core/contracts/job.ts';
import type { Output } from '../../src/core/contracts/output.ts';
import { chooseModel } from '../../src/server/llm/choose-model.ts';
import { createTextModel } from '../../src/server/llm/create-text-model.ts';
import type { LlmSettings } from '../../src/server/llm/llm.settings.ts';
import { createModelWriter } from '../../src/server/writing/model/model-writer.ts';
import { rateLimited } from '../fakes/fake-model/steps.ts';
import type { Step } from '../fakes/fake-model/steps.ts';
import { startFakeModelServer } from '../fakes/fake-model-server.ts';
import type { FakeModelServer, ModelCall } from '../fakes/fake-model-server.ts';
import { createSetClock } from '../fakes/set-clock.ts';
import type { SetClock } from '../fakes/set-clock.ts';
import { signUp } from '../support/api-client.ts';
import type { ApiClient } from '../support/api-client.ts';
import { bringNearer } from '../support/bring-nearer.ts';
import { createJob, jobIn, light, OPINION, outputsOf } from '../support/job-story.ts';
import { parseLlmSettings } from '../support/llm-settings.ts';
import { silentLogger } from '../support/silent-logger.ts';
import { startTestApp } from '../support/test-app.ts';
import type { TestApp } from '../support/test-app.ts';
import { waitFor } from '../support/wait-for.ts';

const KEY = 'sk-test-0123456789abcdef';

let model: FakeModelServer | undefined;
let app: TestApp | undefined;

afterEach(async () => {
  await app?.close();
  await model?.close();
});

/** The server with the real model writer, and a clock that stands until a test moves it. */
async function start(more: Partial<Record<keyof LlmSettings, string>> = {}) {
  model = await startFakeModelServer();
  const choice = chooseModel(
    parseLlmSettings({ LLM_BASE_URL: model.url, LLM_MODEL: 'fake', LLM_API_KEY: KEY, ...more }),
  );
  if (choice.kind !== 'model') throw new Error('The settings name a model');
  const clock = createSetClock(new Date().toISOString());
  const text = createTextModel(choice, { logger: silentLogger, clock, wait: async () => {} });
  app = await startTestApp({ writer: createModelWriter(text, silentLogger), clock, limits: { personas: null } });
  return { model, clock, api: await signUp(app.url) };
}

test('a model that is silent for one piece and stalls in another does not hold the third up', async () => {
  const { model: server, clock, api } = await start({ LLM_FIRST_TOKEN_TIMEOUT: '1', LLM_IDLE_TIMEOUT: '1' });
  server.setScript(({ reading }) => {
    if (reading.variant === 2) return { fault: 'silent' };
    return reading.variant === 3 ? { fault: 'stalled' } : 'ok';
  });
  const id = await underWay(api, 'Newsletters', { desired_formats: ['X Post'], batch_formats: { 'X Post': 3 } });
  const [first, ...others] = await endOf({ api, clock, id });
  expect(first?.status).toBe('completed');
  expect(others.map(({ status }) => status)).toEqual(['failed', 'failed']);
  for (const { error_message } of others) expect(error_message).toMatch(/^[A-Z][^{}<>]+\.$/);
});

describe('a vendor that asks for 90 seconds', () => {
  /** Asks for them at the first call of this kind for the first topic; calls to others are answered. */
  async function startWith(isMet: (call: ModelCall) => boolean) {
    const started = await start({ LLM_MAX_CONCURRENCY: '1' });
    let asked = 0;
    started.model.setScript((call) => {
      if (call.reading.topic !== 'Newsletters' || !isMet(call)) return 'ok';
      asked += 1;
      return asked === 1 ? rateLimited('90') : 'ok';
    });
    return { ...started, asked: () => asked };
  }

  /** Time passes for the server and for its queue. */
  async function pass(clock: SetClock, seconds: number) {
    clock.advance(seconds * 1000);
    if (app) await bringNearer(app.database, seconds * 1000);
  }

  const waitingJob = (api: ApiClient, id: string) =>
    waitFor('the job to wait', async () => {
      const job: Job = (await api.get(`/jobs/${id}`)).body;
      return job.progress.waiting ? job : undefined;
    });

  test('for one piece: the others are written meanwhile, and so is another job, though there is one slot', async () => {
    const { clock, api, asked } = await startWith(
      ({ reading }) => reading.task === 'draft' && reading.format === 'X Post' && reading.variant === 2,
    );
    const until = new Date(clock.now().getTime() + 90_000).toISOString();
    const id = await underWay(api, 'Newsletters');
    await waitFor('the others', async () => {
      const states = (await outputsOf(api, id)).map(({ status }) => status);
      return states.filter((status) => status === 'completed').length === 2;
    });
    const job = await waitingJob(api, id);
    expect(job.status).toBe('generating_formats');
    expect(job.progress.waiting).toEqual({ reason: expect.stringMatching(/quota/), until });
    expect((await outputsOf(api, id)).map(({ status }) => status)).toEqual(['completed', 'pending', 'completed']);

    await jobIn(api, await underWay(api, 'Landing pages'), 'completed');
    await pass(clock, 60);
    await jobIn(api, await underWay(api, 'Pricing pages'), 'completed');
    expect(asked(), 'the vendor has asked for more than a minute').toBe(1);

    await pass(clock, 31);
    const done = await jobIn(api, id, 'completed');
    expect(done.progress.waiting).toBeNull();
    expect((await outputsOf(api, id)).map(({ status }) => status)).toEqual(['completed', 'completed', 'completed']);
    expect(asked()).toBe(2);
  });

  test('for the plan: the job waits, and another one is planned and written meanwhile', async () => {
    const { clock, api, asked } = await startWith(({ reading }) => reading.task === 'plan');
    const id = await underWay(api, 'Newsletters');
    const job = await waitingJob(api, id);
    expect(job.status).toBe('drafting');
    expect(job.progress.waiting?.reason).toMatch(/quota/);

    await jobIn(api, await underWay(api, 'Landing pages'), 'completed');
    await pass(clock, 60);
    await jobIn(api, await underWay(api, 'Pricing pages'), 'completed');
    expect(asked()).toBe(1);

    await pass(clock, 31);
    expect((await jobIn(api, id, 'completed')).progress.waiting).toBeNull();
    expect(asked()).toBe(2);
  });
});

describe('a list of models', () => {
  const names = { LLM_MODEL: 'first, second' };

  test.each([
    ['that is down', { status: 503 }],
    ['that breaks off', { fault: 'reset' }],
    ['that refuses the key', { status: 401, echoKey: true }],
    ['that is over its quota for longer than a minute', rateLimited('90')],
  ] satisfies [string, Step][])('goes on past a first one %s, without a wait', async (_, step) => {
    const { model: server, api } = await start(names);
    server.setScript((call) => (call.model === 'first' ? step : 'ok'));
    const id = await underWay(api, 'Newsletters');
    const done = await jobIn(api, id, 'completed', 'failed');
    expect(done).toMatchObject({ status: 'completed', error_message: null });
    const outputs = await outputsOf(api, id);
    expect(outputs.map(({ status, written_by }) => [status, written_by])).toEqual(
      Array.from({ length: 3 }, () => ['completed', 'second']),
    );
  });

  test('gives a piece up with one reason when none of them answers', async () => {
    const { model: server, clock, api } = await start(names);
    server.setScript(({ reading }) => (reading.task === 'draft' && reading.variant === 2 ? { status: 500 } : 'ok'));
    const [first, second, blog] = await endOf({ api, clock, id: await underWay(api, 'Newsletters') });
    expect([first?.status, second?.status, blog?.status]).toEqual(['completed', 'failed', 'completed']);
    expect(second?.error_message).toMatch(/overloaded/);
    const asked = server.requests.filter(({ reading }) => reading.task === 'draft' && reading.variant === 2);
    expect(asked.length, 'each three times, in each of three rounds').toBe(18);
  });
});

/** A job on its way; its id. */
async function underWay(api: ApiClient, topic: string, body: Record<string, unknown> = {}): Promise<string> {
  const { id } = await createJob(api, { topic, ...body });
  await jobIn(api, id, 'fusion_pending');
  await api.post(`/jobs/${id}/fusion`, light(OPINION));
  return id;
}

/** The pieces of a job that has ended. A minute and more passes between two looks at it. */
async function endOf({ api, clock, id }: { api: ApiClient; clock: SetClock; id: string }): Promise<Output[]> {
  return await waitFor(
    'the end of the job',
    async () => {
      clock.advance(70_000);
      if (app) await bringNearer(app.database, 70_000);
      const { body } = await api.get(`/jobs/${id}`);
      return ['completed', 'failed'].includes(body.status) && (await outputsOf(api, id));
    },
    100_000,
  );
}
