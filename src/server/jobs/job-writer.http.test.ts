import { afterEach, describe, expect, test } from 'vitest';
import { createFakeResearcher } from '../../../test/fakes/fake-researcher.ts';
import { createFakeWriter, type FakeWriter } from '../../../test/fakes/fake-writer.ts';
import { signUp, type ApiClient } from '../../../test/support/api-client.ts';
import { bringNearer } from '../../../test/support/bring-nearer.ts';
import { createJob, jobIn, light, OPINION, outputsOf, runJob } from '../../../test/support/job-story.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import type { TestApp, TestAppOptions } from '../../../test/support/test-app.ts';
import { inTime, waitFor } from '../../../test/support/wait-for.ts';
import type { Job } from '../../core/contracts/job.ts';
import type { ResearchRequest } from '../research/research-request.ts';
import { GaveUp, RetryLater } from '../writing/writer.ts';

const AWAY = 'OpenAI cannot be reached.';

let app: TestApp | undefined;

afterEach(async () => {
  await app?.close();
  app = undefined;
});

async function start(options: TestAppOptions) {
  app = await startTestApp(options);
  return await signUp(app.url);
}

function away(): never {
  throw new RetryLater(AWAY, 60_000);
}

/** A job that the model has begun to plan. */
async function begun(api: ApiClient): Promise<Job> {
  const job = await createJob(api);
  await jobIn(api, job.id, 'fusion_pending');
  await api.post(`/jobs/${job.id}/fusion`, light(OPINION));
  return job;
}

async function waiting(api: ApiClient, id: string): Promise<Job> {
  return await waitFor('the job waits for the model', async () => {
    const { body } = await api.get(`/jobs/${id}`);
    return body.progress.waiting ? (body as Job) : undefined;
  });
}

const chooseBuiltin = (api: ApiClient, id: string) => api.post(`/jobs/${id}/writer`, { writer: 'builtin' });
const writersOf = async (api: ApiClient, id: string) =>
  (await outputsOf(api, id)).map(({ status, written_by: by }) => [status, by]);

const ALL_BUILTIN = Array(3).fill(['completed', 'builtin']);

describe('while the model keeps a job waiting', () => {
  test('the job says why and until when, and the built-in writer takes it over at once', async () => {
    const model = createFakeWriter({ id: 'model', plan: away });
    const api = await start({ writer: model });
    const { id } = await begun(api);

    const { status, progress, writer } = await waiting(api, id);
    expect([status, writer]).toEqual(['drafting', 'configured']);
    expect(progress.waiting?.reason).toBe(AWAY);
    expect(Date.parse(progress.waiting?.until ?? '') - Date.now()).toBeGreaterThan(30_000);
    expect(progress.message).toBe(`${AWAY} Waiting for the next try.`);

    const answer = await chooseBuiltin(api, id);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ writer: 'builtin', progress: { waiting: null } });
    await jobIn(api, id, 'completed');
    expect(await writersOf(api, id)).toEqual(ALL_BUILTIN);
    expect(model.plans).toHaveLength(1);
  });

  test('nothing is said any more once the job goes on by itself', async () => {
    const api = await start({
      writer: createFakeWriter({ id: 'model', plan: (_pieces, call) => (call === 1 ? away() : undefined) }),
    });
    const { id } = await begun(api);
    await waiting(api, id);
    if (app) await bringNearer(app.database, 60_000);
    const done = await jobIn(api, id, 'completed');
    expect(done.progress).toMatchObject({ waiting: null, message: 'All pieces are settled' });
    expect(await writersOf(api, id)).toEqual(Array(3).fill(['completed', 'fake']));
  });

  test('written pieces stay; the ones that wait, and those given up, are planned and written anew', async () => {
    const api = await start({
      writer: createFakeWriter({
        id: 'model',
        write: (piece) => {
          if (piece.format === 'Blog Post') throw new GaveUp('The model declined this piece.');
          return piece.variant === 2 ? away() : 'From the model';
        },
      }),
    });
    const { id } = await begun(api);
    await waiting(api, id);
    await waitFor('what the model gives', async () => {
      const pieces = await outputsOf(api, id);
      return pieces.some(({ status }) => status === 'failed') && pieces.some(({ status }) => status === 'completed');
    });
    expect((await outputsOf(api, id)).map((piece) => piece.error_message)).toEqual([
      null,
      null,
      'The model declined this piece.',
    ]);

    await chooseBuiltin(api, id);
    await jobIn(api, id, 'completed');
    const [first, second, blog] = await outputsOf(api, id);
    expect(first).toMatchObject({ content: 'From the model', written_by: 'fake', angle: 'angle 1' });
    expect([second?.written_by, blog?.written_by]).toEqual(['builtin', 'builtin']);
    expect(second?.angle, 'of the plan of the built-in writer').not.toMatch(/^angle \d$/);
  });

  test('an answer that comes after all changes nothing', async () => {
    let late = () => {};
    const held = new Promise<void>((resolve) => {
      late = resolve;
    });
    const ended: Promise<void>[] = [];
    const api = await start({
      writer: createFakeWriter({
        id: 'model',
        write: async () => {
          ended.push(held);
          await held;
          return 'Too late';
        },
      }),
    });
    const { id } = await begun(api);
    await waitFor('all pieces to be asked for', () => Promise.resolve(ended.length === 3));
    await chooseBuiltin(api, id);
    late();
    await jobIn(api, id, 'completed');
    expect(await writersOf(api, id)).toEqual(ALL_BUILTIN);
  });
});

describe('a settled job', () => {
  async function settled(model: FakeWriter) {
    const api = await start({ writer: model });
    const done = await runJob(api);
    expect(done.status).toBe('completed');
    return { api, id: done.id };
  }

  const declining = () =>
    createFakeWriter({
      id: 'model',
      write: (piece) => {
        if (piece.variant === 2) throw new GaveUp('The model declined this piece.');
        return 'From the model';
      },
    });
  const MENDED = [
    ['completed', 'fake'],
    ['completed', 'builtin'],
    ['completed', 'fake'],
  ];

  test('remembers the choice for what is asked of it later', async () => {
    const { api, id } = await settled(declining());
    for (const _ of ['once', 'twice']) {
      const answer = await chooseBuiltin(api, id);
      expect([answer.status, answer.body.status, answer.body.writer]).toEqual([200, 'completed', 'builtin']);
    }
    await api.post(`/jobs/${id}/generate_formats`, {});
    await jobIn(api, id, 'completed');
    expect(await writersOf(api, id)).toEqual(MENDED);
  });

  test('has its failed pieces written by another writer in one call', async () => {
    const { api, id } = await settled(declining());
    const answer = await api.post(`/jobs/${id}/generate_formats`, { writer: 'builtin' });
    expect([answer.status, answer.body.writer]).toEqual([202, 'builtin']);
    await jobIn(api, id, 'completed');
    expect(await writersOf(api, id)).toEqual(MENDED);
  });

  test('goes back to the model, which plans on from what it had planned itself', async () => {
    const model = createFakeWriter({ id: 'model' });
    const { api, id } = await settled(model);
    await api.post(`/jobs/${id}/generate_formats`, { desired_formats: ['Descriptions'], writer: 'builtin' });
    await jobIn(api, id, 'completed');
    await api.post(`/jobs/${id}/generate_formats`, { desired_formats: ['X Post'], writer: 'configured' });
    await jobIn(api, id, 'completed');
    expect(model.plans).toEqual([expect.any(Array), [{ format: 'X Post', variant: 3 }]]);
    const pieces = await outputsOf(api, id);
    expect(pieces.find(({ format }) => format === 'Descriptions')?.written_by).toBe('builtin');
    expect(pieces.find(({ format, variant }) => format === 'X Post' && variant === 3)?.written_by).toBe('fake');
  });
});

test('a job that asks for the built-in writer from the start asks the model for nothing', async () => {
  const model = createFakeWriter({ id: 'model', plan: away, write: away });
  const asked: ResearchRequest[] = [];
  const researcher = createFakeResearcher();
  const research = {
    research: async (request: ResearchRequest) => {
      asked.push(request);
      return await researcher.research(request);
    },
  };
  const api = await start({ writer: model, research });
  const done = await runJob(api, { writer: 'builtin' });
  expect([done.status, done.writer]).toEqual(['completed', 'builtin']);
  expect(await writersOf(api, done.id)).toEqual(ALL_BUILTIN);
  expect([model.plans, model.asked]).toEqual([[], []]);
  expect(asked.map(({ withoutModel }) => withoutModel)).toEqual([true]);
});

test('research that waits for the model begins again without it', async () => {
  const asked: (boolean | undefined)[] = [];
  const researcher = createFakeResearcher();
  const api = await start({
    writer: createFakeWriter({ id: 'model' }),
    research: {
      research: async (request) => {
        asked.push(request.withoutModel);
        if (!request.withoutModel) await new Promise((_, reject) => request.signal.addEventListener('abort', reject));
        return await researcher.research(request);
      },
    },
  });
  const { id } = await createJob(api);
  await waitFor('the research to begin', () => Promise.resolve(asked.length === 1));
  await chooseBuiltin(api, id);
  await inTime('the research without a model', jobIn(api, id, 'fusion_pending'));
  expect(asked).toEqual([false, true]);
});

test('a writer that there is none of is refused', async () => {
  const api = await start({ worker: false });
  const { id } = await createJob(api);
  const answer = await api.post(`/jobs/${id}/writer`, { writer: 'somebody' });
  expect([answer.status, answer.body.errors]).toEqual([
    422,
    [{ path: 'writer', message: 'Writer must be configured or builtin' }],
  ]);
});
