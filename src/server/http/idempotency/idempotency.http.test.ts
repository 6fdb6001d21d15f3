import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '../../../../test/support/api-client.ts';
import type { ApiAnswer } from '../../../../test/support/api-client.ts';
import { createJob, PERSONA } from '../../../../test/support/job-story.ts';
import { startTestApp } from '../../../../test/support/test-app.ts';
import type { TestApp } from '../../../../test/support/test-app.ts';
import { persona } from '../../../core/contracts/persona.ts';
import type { Principal } from '../../auth/principal.ts';
import { createPersona } from '../../personas/create-persona.ts';
import type { Database } from '../../storage/database.ts';
import type { KeyedRequest } from './once-only.ts';
import { onceOnly } from './once-only.ts';

let app: TestApp;
let now = Date.now();

beforeAll(async () => {
  app = await startTestApp({ worker: false, clock: { now: () => new Date(now) } });
});

afterAll(() => app.close());

const keyed = (key: string) => ({ 'idempotency-key': key });

async function writer() {
  const api = await signUp(app.url);
  const made = await api.post('/personas', PERSONA);
  const job = { persona_id: made.body.id, topic: 'Week four', desired_formats: ['X Post'], batch_formats: {} };
  return { api, job };
}

const objectOf = ({ id }: { id: string }) => ({ personaId: id });

const ids = (answers: readonly ApiAnswer[]) => new Set(answers.map(({ body }) => body.id));

test('fifty equal calls at once with one key make one job, and all get it', async () => {
  const { api, job } = await writer();
  const answers = await Promise.all(Array.from({ length: 50 }, () => api.post('/jobs', job, keyed('fifty'))));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(ids(answers).size).toBe(1);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size, 'byte for byte').toBe(1);
  expect((await api.get('/jobs/history')).body).toHaveLength(1);
});

test('a repetition after a lost answer gets the first answer, also when things have changed since', async () => {
  const { api, job } = await writer();
  const first = await api.post('/jobs', job, keyed('lost'));
  await api.post(`/jobs/${first.body.id}/cancel`);
  const again = await api.post('/jobs', job, keyed('lost'));
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect(again.headers.get('location')).toBe(`/api/jobs/${first.body.id}`);
});

test('without a key, or with another one, each call makes its own', async () => {
  const { api } = await writer();
  const answers = [
    await api.post('/personas', PERSONA),
    await api.post('/personas', PERSONA),
    await api.post('/personas', PERSONA, keyed('a')),
    await api.post('/personas', PERSONA, keyed('b')),
  ];
  expect(ids(answers).size).toBe(4);
});

test('a key is its user’s own', async () => {
  const [one, other] = [await signUp(app.url), await signUp(app.url)];
  const answers = [
    await one.post('/personas', PERSONA, keyed('mine')),
    await other.post('/personas', PERSONA, keyed('mine')),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(ids(answers).size).toBe(2);
});

test('the same key with another body or another call is refused and makes nothing', async () => {
  const { api, job } = await writer();
  await api.post('/personas', PERSONA, keyed('reused'));
  const otherBody = await api.post('/personas', { ...PERSONA, name: 'Other' }, keyed('reused'));
  expect(otherBody.status).toBe(422);
  expect(otherBody.body.detail).toBe('This Idempotency-Key was used with another request already. Send a new one.');
  expect((await api.post('/jobs', job, keyed('reused'))).status).toBe(422);
  expect((await api.get('/personas')).body).toHaveLength(2);
  expect((await api.get('/jobs/history')).body).toEqual([]);
});

test('a call that failed leaves its key free', async () => {
  const { api, job } = await writer();
  expect((await api.post('/jobs', { ...job, topic: '' }, keyed('retry'))).status).toBe(422);
  expect((await api.post('/jobs', job, keyed('retry'))).status).toBe(201);
});

test('deleting the object deletes its key', async () => {
  const { api, job } = await writer();
  for (const [path, body] of [
    ['/personas', PERSONA],
    ['/jobs', job],
  ] as const) {
    const first = await api.post(path, body, keyed(path));
    await api.delete(`${path}/${first.body.id}`);
    const second = await api.post(path, body, keyed(path));
    expect(second.status).toBe(201);
    expect(second.body.id).not.toBe(first.body.id);
  }
});

test('adding formats is done once for a key', async () => {
  const { api } = await writer();
  const job = await createJob(api);
  await api.post(`/jobs/${job.id}/cancel`);
  const more = { desired_formats: ['Descriptions'], batch_formats: { Descriptions: 1 } };
  const path = `/jobs/${job.id}/generate_formats`;
  const answers = await Promise.all([1, 2, 3].map(() => api.post(path, more, keyed('more'))));
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
  const outputs = (await api.get(`/jobs/${job.id}/outputs`)).body as { format: string }[];
  expect(outputs.filter(({ format }) => format === 'Descriptions')).toHaveLength(1);
});

test('a key lives for 24 hours', async () => {
  const { api } = await writer();
  const first = await api.post('/personas', PERSONA, keyed('old'));
  now += 23 * 3_600_000;
  expect((await api.post('/personas', PERSONA, keyed('old'))).body.id).toBe(first.body.id);
  now += 2 * 3_600_000;
  const later = await api.post('/personas', PERSONA, keyed('old'));
  expect(later.status).toBe(201);
  expect(later.body.id).not.toBe(first.body.id);
});

test('a key of 1 to 200 characters is taken, others are refused', async () => {
  const { api } = await writer();
  expect((await api.post('/personas', PERSONA, keyed('x'.repeat(200)))).status).toBe(201);
  for (const key of ['', 'x'.repeat(201)]) {
    const answer = await api.post('/personas', PERSONA, keyed(key));
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([
      { path: 'Idempotency-Key', message: 'Idempotency-Key must be 1 to 200 characters long' },
    ]);
  }
});

test('a process that dies before the end leaves neither the object nor the key', async () => {
  const { api } = await writer();
  const { user } = (await api.get('/auth/get-session')).body;
  const principal: Principal = { userId: user.id, email: user.email, name: '', organization: null, scopes: null };
  const clock = { now: () => new Date(now) };
  // A kill is to the database what this is: everything was written, the commit never came.
  const dying: Database = {
    ...app.database,
    transaction: (work) =>
      app.database.transaction(async (tx) => {
        await work(tx);
        throw new Error('killed');
      }),
  };
  const request: KeyedRequest = {
    headers: keyed('killed'),
    method: 'POST',
    url: '/api/personas',
    body: PERSONA,
    principal,
  };
  const call = { deps: { database: dying, clock }, request, status: 201, schema: persona, objectOf };
  await expect(
    onceOnly(call, (database) => createPersona({ ...app.personas, database, clock }, principal, PERSONA)),
  ).rejects.toThrow('killed');

  expect((await api.get('/personas')).body).toHaveLength(1);
  const retried = await api.post('/personas', PERSONA, keyed('killed'));
  expect(retried.status).toBe(201);
  expect((await api.get('/personas')).body).toHaveLength(2);
});
