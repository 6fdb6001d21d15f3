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

test('the website of a persona is kept by its name, however it is typed', async () => {
  const api = await signUp(app.url);
  expect((await api.post('/personas', ADA)).body.website).toBeNull();
  const made = await api.post('/personas', { ...ADA, website: ' https://www.Example.com/about?us ' });
  expect(made.body.website).toBe('example.com');
  expect((await api.get('/personas')).body[0]).toEqual(made.body);
  const path = `/personas/${made.body.id}`;
  expect((await api.put(path, { ...ADA, website: 'shop.example.com' })).body.website).toBe('shop.example.com');
  expect((await api.put(path, { ...ADA, website: '  ' })).body.website).toBeNull();
  const wrong = await api.put(path, { ...ADA, website: 'our site' });
  const message = '“our site” is no website. Write it as example.com or https://example.com.';
  expect([wrong.status, wrong.body.errors]).toEqual([422, [{ path: 'website', message }]]);
  const long = await api.put(path, { ...ADA, website: `${'a'.repeat(5_000)}.example` });
  expect(long.body.errors).toEqual([{ path: 'website', message: 'The address of the website is too long' }]);
});

test('a persona brings its language and its terms along, tidied, and a PUT without them takes them away', async () => {
  const api = await signUp(app.url);
  const plain = await api.post('/personas', ADA);
  expect(plain.body).toMatchObject({ language: null, banned_terms: [], required_terms: [] });

  const voice = {
    language: 'pt_br',
    banned_terms: [' cheap ', '', 'Cheap', 'no\nbrainer', '\u200b'],
    required_terms: ['fair trade\u0000', 'since 1987'],
  };
  const made = await api.post('/personas', { ...ADA, ...voice });
  expect(made.status).toBe(201);
  const kept = {
    language: 'pt-BR',
    banned_terms: ['cheap', 'no brainer'],
    required_terms: ['fair trade', 'since 1987'],
  };
  expect(made.body).toMatchObject(kept);
  expect((await api.get(`/personas/${made.body.id}`)).body).toEqual(made.body);
  expect((await api.get('/personas')).body).toEqual([made.body, plain.body]);

  const changed = await api.put(`/personas/${made.body.id}`, { ...ADA, ...kept, banned_terms: ['dear'] });
  expect(changed.body).toMatchObject({ ...kept, banned_terms: ['dear'] });
  const replaced = await api.put(`/personas/${made.body.id}`, ADA);
  expect(replaced.body).toMatchObject({ language: null, banned_terms: [], required_terms: [] });
});

test('a persona is made once, however often its terms are sent with one key', async () => {
  const api = await signUp(app.url);
  const key = { 'idempotency-key': 'terms' };
  const first = await api.post('/personas', { ...ADA, banned_terms: ['cheap'] }, key);
  const again = await api.post('/personas', { ...ADA, banned_terms: ['cheap'] }, key);
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect((await api.post('/personas', { ...ADA, banned_terms: ['dear'] }, key)).status).toBe(422);
  expect((await api.get('/personas/status')).body.count).toBe(1);
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
  [{}, 'name', 'Name is missing'],
  [{ ...ADA, name: ' ' }, 'name', 'Name must not be empty'],
  [{ ...ADA, name: 'x'.repeat(81) }, 'name', 'Name must be 80 characters or less'],
  [
    { ...ADA, business_description: 'one two three four five six' },
    'business_description',
    'Target audience must be 5 words or less',
  ],
  [{ ...ADA, business_description: '' }, 'business_description', 'Target audience must not be empty'],
  [{ ...ADA, tone_voice: 'shouting' }, 'tone_voice', expect.stringContaining('Tone must be one of professional')],
  [{ ...ADA, tone_voice: null }, 'tone_voice', 'Tone is missing'],
  [{ ...ADA, name: 123 }, 'name', 'Name must be text'],
  [{ ...ADA, marketing_objectives: 'reach' }, 'marketing_objectives', 'Marketing objectives must be a list'],
  [
    { ...ADA, language: 'english' },
    'language',
    '“english” is no language. Name one by its tag, such as “en”, “de” or “pt-BR”.',
  ],
  [{ ...ADA, language: 'xx' }, 'language', expect.stringContaining('“xx” is no language')],
  [{ ...ADA, language: 7 }, 'language', 'Language must be text'],
  [{ ...ADA, banned_terms: ['x'.repeat(81)] }, 'banned_terms.0', 'A term must be 80 characters or less'],
  [{ ...ADA, required_terms: [null] }, 'required_terms.0', 'A term must be text'],
  [{ ...ADA, required_terms: 'cheap' }, 'required_terms', 'Required terms must be a list'],
  [
    { ...ADA, banned_terms: Array.from({ length: 51 }, (_, n) => `term ${n}`) },
    'banned_terms',
    'At most 50 terms in a list',
  ],
  [
    { ...ADA, banned_terms: ['dear', 'Cheap'], required_terms: ['cheap '] },
    'required_terms',
    '“cheap” cannot be both a banned and a required term',
  ],
  [
    { ...ADA, banned_terms: ['cheap*'], required_terms: ['the cheapest flights'] },
    'required_terms',
    '“the cheapest flights” cannot be required: it holds “cheap*”, which is banned',
  ],
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
