import { afterEach, describe, expect, test } from 'vitest';
import { createFakeWriter } from '../../../test/fakes/fake-writer.ts';
import { signUp, type ApiClient } from '../../../test/support/api-client.ts';
import { jobIn, outputsOf, PERSONA } from '../../../test/support/job-story.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '../../../test/support/test-app.ts';
import type { Job } from '../../core/contracts/job.ts';
import { FORMAT_LABELS } from '../../core/formats/registry.ts';
import { finishedExample } from './finished-example.ts';

let app: TestApp | undefined;

afterEach(async () => {
  await app?.close();
  app = undefined;
});

async function start(options: TestAppOptions = {}): Promise<ApiClient> {
  app = await startTestApp(options);
  return await signUp(app.url);
}

async function opened(api: ApiClient): Promise<Job> {
  const answer = await api.post('/jobs/example');
  if (answer.status !== 200 && answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

describe('the finished example', () => {
  test('is a whole project at once, with all that a project has, and no call to a model', async () => {
    const api = await start({ worker: false });
    const example = finishedExample();
    const answer = await api.post('/jobs/example');
    expect(answer.status).toBe(201);
    const job: Job = answer.body;
    expect(answer.headers.get('location')).toBe(`/api/jobs/${job.id}`);
    expect(job).toMatchObject({
      status: 'completed',
      topic: example.topic,
      example: example.origin,
      desired_formats: FORMAT_LABELS,
      persona: { name: example.persona.name },
      fusion: { fusion_type: 'light', answers: { fusion_content: example.opinion } },
      usage: { calls: 0 },
    });
    expect(job.completed_at).not.toBeNull();
    expect(job.progress.pieces.map(({ status }) => status)).toEqual(FORMAT_LABELS.map(() => 'completed'));
    expect(job.research_results?.sources).toHaveLength(example.sources.length);
    expect(job.material.map(({ ours }) => ours)).toEqual(example.sources.map(({ ours }) => ours));
    expect(job.stance.points.length).toBeGreaterThan(0);

    const pieces = await outputsOf(api, job.id);
    expect(pieces.map(({ content }) => content)).toEqual(example.pieces.map(({ content }) => content));
    for (const piece of pieces) {
      expect(piece).toMatchObject({ written_by: example.origin.written_by, usage: { calls: 0 }, versions: 0 });
      expect(piece.checks.length).toBeGreaterThan(0);
      expect(piece.measures?.characters).toBeGreaterThan(0);
    }
    const [cited] = pieces.flatMap(({ citations }) => citations);
    const claim = await api.get(`/jobs/${job.id}/claims/${cited?.claim_id}`);
    expect(claim.body.source.id).toBe(cited?.source_id);
    const plan = await api.get(`/jobs/${job.id}/plan`);
    expect(plan.body.pieces).toHaveLength(FORMAT_LABELS.length);
    expect((await api.get(`/jobs/${job.id}/usage`)).body).toEqual([]);
  });

  test('pressed again it opens the copy that nobody has changed, and else makes another one', async () => {
    const api = await start({ worker: false });
    const first = await opened(api);
    const again = await api.post('/jobs/example');
    expect([again.status, again.body.id]).toEqual([200, first.id]);

    const [piece] = await outputsOf(api, first.id);
    const edited = await api.patch(`/outputs/${piece?.id}`, { content: `${piece?.content}\nOurs.` });
    expect(edited.body.versions).toBe(1);
    const second = await opened(api);
    expect(second.id).not.toBe(first.id);
    expect((await outputsOf(api, second.id))[0]?.content).toBe(piece?.content);
    // Both are for the same persona.
    expect(second.persona_id).toBe(first.persona_id);
    expect((await api.get('/personas')).body).toHaveLength(1);
  });

  test('two presses at once make one copy', async () => {
    const api = await start({ worker: false });
    const [one, other] = await Promise.all([opened(api), opened(api)]);
    expect(one.id).toBe(other.id);
  });

  test('a piece of it can be written again, and the text that it came with taken back', async () => {
    const text = 'Not yet, says the card, and there is a date on it.';
    const written = { text, outlineSources: null, citations: [], flags: [], stance: [], model: 'gpt-6-sol' };
    const api = await start({ writer: createFakeWriter({ write: () => written }) });
    const job = await opened(api);
    const post = (await outputsOf(api, job.id)).find(({ format }) => format === 'X Post');
    const redone = await api.post(`/outputs/${post?.id}/redo`, { angle: 'same' });
    expect(redone.status).toBe(202);
    await jobIn(api, job.id, 'completed');
    const piece = (await api.get(`/outputs/${post?.id}`)).body;
    expect(piece).toMatchObject({ content: text, written_by: 'gpt-6-sol', versions: 1 });
    const back = await api.post(`/outputs/${post?.id}/versions/1/restore`);
    expect(back.body).toMatchObject({ content: post?.content, written_by: post?.written_by });
  });

  test('it is its owner’s alone, and goes like any other project', async () => {
    const api = await start({ worker: false });
    const job = await opened(api);
    const stranger = await signUp(app?.url ?? '');
    expect((await stranger.get(`/jobs/${job.id}`)).status).toBe(404);
    expect((await opened(stranger)).id).not.toBe(job.id);
    expect((await api.delete(`/jobs/${job.id}`)).status).toBe(204);
    expect((await api.get('/jobs/history')).body).toEqual([]);
    expect((await stranger.get('/jobs/history')).body).toHaveLength(1);
  });

  test('it counts among the projects and the room of its owner', async () => {
    const api = await start({ worker: false, limits: { projectsKept: 1 } });
    const first = await opened(api);
    const [piece] = await outputsOf(api, first.id);
    await api.patch(`/outputs/${piece?.id}`, { content: 'Ours now.' });
    const second = await api.post('/jobs/example');
    expect(second.status).toBe(409);
    expect(second.body.detail).toMatch(/You keep 1 projects/);
    await app?.close();
    const small = await start({ worker: false, limits: { storageBytes: 20_000 } });
    expect((await small.post('/jobs/example')).status).toBe(409);
    expect((await small.get('/personas')).body).toEqual([]);
  });

  test('where no further persona may be made the project keeps a copy alone', async () => {
    const api = await start({ worker: false, limits: { personas: 1 } });
    await api.post('/personas', PERSONA);
    const job = await opened(api);
    expect(job.persona_id).toBeNull();
    expect(job.persona.name).toBe(finishedExample().persona.name);
    expect((await api.get('/personas')).body).toHaveLength(1);
  });
});
