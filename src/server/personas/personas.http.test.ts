import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '../../../test/support/api-client.ts';
import { createJob } from '../../../test/support/job-story.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import type { TestApp } from '../../../test/support/test-app.ts';

const ADA = { name: 'Ada', business_description: 'owners of small shops', tone_voice: 'casual' };
const FULL = 'Maximum personas reached. Delete an existing persona to create a new one.';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ worker: false });
});

afterAll(() => app.close());

test('a persona lives: created, listed newest first, replaced, deleted', async () => {
  const api = await signUp(app.url);
  expect((await api.get('/personas')).body).toEqual([]);

  const made = await api.post('/personas', {
    ...ADA,
    name: '  Ada\u0000 ',
    tone_voice: 'Casual',
    marketing_objectives: [' reach '],
  });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ ...ADA, marketing_objectives: ['reach'] });
  expect(made.headers.get('location')).toBe(`/api/personas/${made.body.id}`);
  const second = await api.post('/personas', { ...ADA, name: 'Bob' });
  expect(second.body.marketing_objectives).toEqual([]);

  expect((await api.get('/personas')).body).toEqual([second.body, made.body]);
  expect((await api.get(`/personas/${made.body.id}`)).body).toEqual(made.body);
  expect((await api.get(`/personas/${made.body.id.toUpperCase()}`)).body).toEqual(made.body);

  const replaced = await api.put(`/personas/${made.body.id}`, { ...ADA, name: 'Ada 2', tone_voice: 'inspiring' });
  expect(replaced.status).toBe(200);
  expect(replaced.body).toMatchObject({
    id: made.body.id,
    name: 'Ada 2',
    tone_voice: 'inspiring',
    marketing_objectives: [],
  });
  expect(replaced.body.created_at).toBe(made.body.created_at);

  const deleted = await api.delete(`/personas/${made.body.id}`);
  expect([deleted.status, deleted.body]).toEqual([204, undefined]);
  expect((await api.delete(`/personas/${made.body.id}`)).status).toBe(404);
  expect((await api.get(`/personas/${made.body.id}`)).status).toBe(404);
  expect((await api.put(`/personas/${made.body.id}`, ADA)).status).toBe(404);
  expect((await api.get('/personas')).body).toEqual([second.body]);
});

test('the limit holds, also when all come at once, and deleting one makes room', async () => {
  const api = await signUp(app.url);
  expect((await api.get('/personas/status')).body).toEqual({ count: 0, limit: 5, remaining: 5, can_create: true });

  const answers = await Promise.all(Array.from({ length: 12 }, () => api.post('/personas', ADA)));
  const made = answers.filter(({ status }) => status === 201);
  expect(made).toHaveLength(5);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused.map(({ body }) => body.detail)).toEqual(Array(7).fill(FULL));
  expect((await api.get('/personas/status')).body).toEqual({ count: 5, limit: 5, remaining: 0, can_create: false });

  await api.delete(`/personas/${made[0]?.body.id}`);
  expect((await api.get('/personas/status')).body).toEqual({ count: 4, limit: 5, remaining: 1, can_create: true });
  expect((await api.post('/personas', ADA)).status).toBe(201);
});

test('the limit is each user’s own', async () => {
  const [one, other] = [await signUp(app.url), await signUp(app.url)];
  for (let n = 0; n < 5; n += 1) await one.post('/personas', ADA);
  expect((await one.post('/personas', ADA)).status).toBe(409);
  expect((await other.post('/personas', ADA)).status).toBe(201);
});

test.each([
  [{}, 'name', 'Name must be text'],
  [{ ...ADA, name: ' ' }, 'name', 'Name must not be empty'],
  [{ ...ADA, name: 'x'.repeat(81) }, 'name', 'Name must be 80 characters or less'],
  [
    { ...ADA, business_description: 'one two three four five six' },
    'business_description',
    'Target audience must be 5 words or less',
  ],
  [{ ...ADA, business_description: '' }, 'business_description', 'Target audience must not be empty'],
  [{ ...ADA, tone_voice: 'shouting' }, 'tone_voice', expect.stringContaining('Tone must be one of professional')],
  [{ ...ADA, tone_voice: null }, 'tone_voice', 'tone_voice must be a text'],
  [{ ...ADA, name: 123 }, 'name', 'Name must be text'],
  [{ ...ADA, marketing_objectives: 'reach' }, 'marketing_objectives', 'marketing_objectives must be a list'],
])('%j is refused and the wrong field named', async (body, path, message) => {
  const api = await signUp(app.url);
  const answer = await api.post('/personas', body);
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toContainEqual({ path, message });
  expect(answer.body.detail).toBe(answer.body.errors[0].message);
  expect((await api.get('/personas/status')).body.count).toBe(0);
});

test('jobs keep the copy of a deleted persona and no longer name it', async () => {
  const api = await signUp(app.url);
  const job = await createJob(api);
  expect(job.persona_id).not.toBeNull();
  await api.delete(`/personas/${job.persona_id}`);
  const after = (await api.get(`/jobs/${job.id}`)).body;
  expect(after.persona_id).toBeNull();
  expect(after.persona).toEqual(job.persona);
});
