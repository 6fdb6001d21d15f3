import { afterEach, expect, test } from 'vitest';
import type { Output } from '../../src/core/contracts/output.ts';
import { chooseModel } from '../../src/server/llm/choose-model.ts';
import { createTextModel } from '../../src/server/llm/create-text-model.ts';
import { createModelWriter } from '../../src/server/writing/model/model-writer.ts';
import { startFakeModelServer } from '../fakes/fake-model-server.ts';
import type { FakeModelServer } from '../fakes/fake-model-server.ts';
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

/** The server with the real model writer. The test moves its clock on, so that a piece that waits for minutes comes up at once. */
async function start(silenceSeconds = 60) {
  model = await startFakeModelServer();
  const choice = chooseModel(
    parseLlmSettings({
      LLM_BASE_URL: model.url,
      LLM_MODEL: 'fake',
      LLM_API_KEY: KEY,
      LLM_FIRST_TOKEN_TIMEOUT: String(silenceSeconds),
      LLM_IDLE_TIMEOUT: String(silenceSeconds),
    }),
  );
  if (choice.kind !== 'model') throw new Error('The settings name a model');
  const clock = createSetClock(new Date().toISOString());
  const text = createTextModel(choice, { logger: silentLogger, clock, wait: async () => {} });
  app = await startTestApp({ writer: createModelWriter(text, silentLogger), clock, limits: { personas: null } });
  return { model, clock, api: await signUp(app.url) };
}

/** Faults that the second post meets at each of its calls. */
const LASTING = [
  ['429 with no time', { status: 429 }],
  ['500', { status: 500 }],
  ['401 that echoes the key', { status: 401, echoKey: true }],
  ['an answer of nothing', { fault: 'empty' }],
  ['a cut answer', { fault: 'cut' }],
  ['a login page', { fault: 'html' }],
  ['a declined answer', { text: 'I cannot', finish: 'content_filter' }],
] as const;

test('a piece that always meets a fault is given up with a reason of ours, and the others arrive', async () => {
  const { model: server, clock, api } = await start();
  server.setScript((call) => {
    const fault = LASTING.find(([name]) => call.reading.topic === `Newsletters and ${name}`)?.[1];
    return fault && call.reading.format === 'X Post' && call.reading.variant === 2 ? { ...fault } : 'ok';
  });
  const jobs = [];
  for (const [name] of LASTING) jobs.push({ name, id: await underWay(api, `Newsletters and ${name}`) });

  for (const { name, id } of jobs) {
    const [first, second, blog] = await endOf({ api, clock, id });
    expect([first?.error_message, blog?.error_message], name).toEqual([null, null]);
    expect([first?.status, second?.status, blog?.status], name).toEqual(['completed', 'failed', 'completed']);
    expect(second?.error_message, name).toMatch(/^[A-Z][^{}<>]+\.$/);
    expect(second?.error_message, name).not.toContain(KEY);
  }
});

test('a model that is silent for one piece and stalls in another does not hold the third up', async () => {
  const { model: server, clock, api } = await start(1);
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

test('a passing fault costs a try, not the piece', async () => {
  const { model: server, api } = await start();
  const met = new Set<string>();
  server.setScript((call) => {
    const piece = `${call.reading.format} ${call.reading.variant}`;
    if (call.reading.task !== 'piece' || met.has(piece)) return 'ok';
    met.add(piece);
    return call.reading.variant === 1 ? { status: 429, headers: { 'retry-after': '1' } } : { fault: 'cut' };
  });
  const id = await underWay(api, 'Landing pages');
  await jobIn(api, id, 'completed');
  expect((await outputsOf(api, id)).map((output) => output.status)).toEqual(['completed', 'completed', 'completed']);
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
