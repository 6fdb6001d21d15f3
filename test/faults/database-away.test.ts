import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { problem } from '../../src/core/contracts/problem.ts';
import { openPostgres } from '../../src/server/storage/postgres.ts';
import type { ApiAnswer, ApiClient } from '../support/api-client.ts';
import { createApiClient, signUp } from '../support/api-client.ts';
import { createJob, PERSONA } from '../support/job-story.ts';
import { createDatabase, dropDatabase } from '../support/postgres-server.ts';
import { silentLogger } from '../support/silent-logger.ts';
import type { TcpProxy } from '../support/tcp-proxy.ts';
import { startTcpProxy } from '../support/tcp-proxy.ts';
import { TEMPLATE } from '../support/template.ts';
import type { TestApp } from '../support/test-app.ts';
import { startTestApp } from '../support/test-app.ts';
import { waitFor } from '../support/wait-for.ts';

const ACCOUNT = { email: 'ada@example.test', password: 'a long enough password' };

let proxy: TcpProxy;
let app: TestApp;
let api: ApiClient;
let visitor: ApiClient;

beforeAll(async () => {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = new URL(await createDatabase(server, name, TEMPLATE));
  proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  const database = await openPostgres(url.href, silentLogger);
  const close = async () => {
    await database.close();
    await proxy.cut();
    await dropDatabase(server, name);
  };
  app = await startTestApp({
    worker: false,
    opened: { database, connection: { kind: 'postgres', url: url.href }, close },
  });
  visitor = createApiClient(app.url, '');
  await visitor.post('/auth/sign-up/email', ACCOUNT);
  api = await signUp(app.url);
});

afterAll(() => app.close());

function expectUnavailable(answer: ApiAnswer, what: string) {
  expect(answer.status, `${what}: ${JSON.stringify(answer.body)}`).toBe(503);
  expect(Number(answer.headers.get('retry-after')), what).toBeGreaterThan(0);
  expect(problem.parse(answer.body).detail, what).toMatch(/cannot be reached right now/);
}

test('while the database is away every call says so, and all recovers by itself', async () => {
  const job = await createJob(api);
  await proxy.cut();

  const calls: Record<string, () => Promise<ApiAnswer>> = {
    health: () => visitor.get('/health'),
    'a read': () => api.get(`/jobs/${job.id}`),
    'a write': () => api.post('/personas', PERSONA),
    'a write with a key': () => api.post('/personas', PERSONA, { 'idempotency-key': 'away' }),
    'sign-in': () => visitor.post('/auth/sign-in/email', ACCOUNT),
    'sign-up': () => visitor.post('/auth/sign-up/email', { ...ACCOUNT, email: 'new@example.test' }),
    'the session': () => api.get('/auth/get-session'),
    'sign-out, which must not claim to have worked': () => api.post('/auth/sign-out'),
  };
  for (const [what, call] of Object.entries(calls)) expectUnavailable(await call(), what);

  await proxy.restore();
  await waitFor('the database to be back', async () => (await visitor.get('/health')).status === 200);
  expect((await api.get(`/jobs/${job.id}`)).body.id).toBe(job.id);
  expect((await api.post('/personas', PERSONA, { 'idempotency-key': 'away' })).status).toBe(201);
  expect((await api.get('/personas')).body, 'what was refused was not done').toHaveLength(2);
  expect((await visitor.post('/auth/sign-up/email', { ...ACCOUNT, email: 'new@example.test' })).status).toBe(200);
});

test('restarts under load use no connection up for good', async () => {
  const transaction = () => api.delete(`/personas/${randomUUID()}`);
  for (let round = 0; round < 5; round += 1) {
    const load = Array.from({ length: 30 }, transaction);
    await proxy.cut();
    for (const { status } of await Promise.all(load)) expect([404, 503]).toContain(status);
    await proxy.restore();
  }
  await waitFor('the database to be back', async () => (await visitor.get('/health')).status === 200);
  const answers = await Promise.all(Array.from({ length: 40 }, transaction));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
});

test('a database that accepts and then says nothing is given up in time', async () => {
  await proxy.silence();
  const answers = await Promise.all([visitor.get('/health'), api.delete(`/personas/${randomUUID()}`)]);
  for (const answer of answers) expectUnavailable(answer, 'a silent database');
  await proxy.restore();
  await waitFor('the database to be back', async () => (await visitor.get('/health')).status === 200);
});
