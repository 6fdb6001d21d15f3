import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordingLogger } from '../../../test/fakes/recording-logger.ts';
import { createSetClock } from '../../../test/fakes/set-clock.ts';
import type { ApiAnswer, ApiClient } from '../../../test/support/api-client.ts';
import { createApiClient, signUp } from '../../../test/support/api-client.ts';
import { createJob, PERSONA } from '../../../test/support/job-story.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import { inTime } from '../../../test/support/wait-for.ts';
import { problem } from '../../core/contracts/problem.ts';
import { EMBEDDED_AUTH } from '../../../test/fakes/embedded-auth.ts';

const NOBODYS = '01890000-0000-7000-8000-000000000000';

let app: TestApp;
let api: ApiClient;
let visitor: ApiClient;

beforeAll(async () => {
  // A clock that stands still sees no midnight, when the limit of a day begins anew.
  const clock = createSetClock(new Date().toISOString());
  app = await startTestApp({ worker: false, clock, limits: { jobsPerDay: 2 } });
  api = await signUp(app.url);
  visitor = createApiClient(app.url, '');
});

afterAll(() => app.close());

function expectProblem(answer: ApiAnswer, status: number, detail?: string | RegExp) {
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const parsed = problem.parse(answer.body);
  expect(parsed.status).toBe(status);
  expect(JSON.stringify(answer.body)).not.toMatch(/FST_|zod|invalid_type|\bat \/|select |insert /i);
  if (detail !== undefined) expect(parsed.detail).toMatch(detail);
}

const raw = (body: string, type = 'application/json') => api.post('/personas', body, { 'content-type': type });

test('a body that is not JSON is 400, of another type 415, too large 413', async () => {
  for (const body of ['{', 'undefined', '{"name": "x",}', '{"__proto__": {"a": 1}}']) {
    expectProblem(await raw(body), 400, 'The request body is not valid JSON');
  }
  expectProblem(await raw('<xml/>', 'application/xml'), 415, 'Send the request body as application/json');
  expectProblem(await raw('name=x', 'application/x-www-form-urlencoded'), 415);
  expectProblem(
    await raw(JSON.stringify({ ...PERSONA, name: 'x'.repeat(1_100_000) })),
    413,
    'The request is too large',
  );
});

test('a compressed body is not JSON that can be read', async () => {
  const body = JSON.stringify(PERSONA);
  expectProblem(await api.post('/personas', body, { 'content-encoding': 'gzip' }), 415);
  expect((await api.post('/personas', body, { 'content-encoding': 'identity' })).status).toBe(201);
});

test('who sends far too much is told so, and not just cut off', async () => {
  const huge = JSON.stringify({ ...PERSONA, name: 'x'.repeat(40_000_000) });
  expectProblem(await raw(huge), 413, 'The request is too large');
});

test('a body of far too many values, or with boxes in boxes without end, is not looked into', async () => {
  const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`format ${index}`, 'x']));
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const job = { persona_id: NOBODYS, topic: 'x' };
  const bodies = [
    JSON.stringify({ ...job, batch_formats: many }),
    JSON.stringify({ ...job, desired_formats: Array.from({ length: 100_000 }, () => 1) }),
    nested(200_000),
    `{"name":${nested(200_000)}}`,
  ];
  for (const body of bodies) {
    const answer = await api.post('/jobs', body, { 'idempotency-key': body.slice(0, 20).replace(/\W/g, 'x') });
    expectProblem(answer, 422, 'The request body holds too many values');
  }
});

test('a wrong name is not sent back at full length', async () => {
  const wrong = { persona_id: NOBODYS, topic: 'x', desired_formats: ['x'.repeat(101)] };
  expectProblem(await api.post('/jobs', wrong), 422, /^The name of a format is not that long$/);
  const quantities = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`wrong ${index}`, 1]));
  const answer = await api.post('/jobs', { ...wrong, desired_formats: [], batch_formats: quantities });
  expectProblem(answer, 422, /“wrong 4”\. The formats are/);
  const key = { ...wrong, desired_formats: [], batch_formats: { ['k'.repeat(100_000)]: 'x' } };
  expect(JSON.stringify((await api.post('/jobs', key)).body).length).toBeLessThan(1_000);
});

test('who is not signed in learns nothing else: 401 comes before the body is looked at', async () => {
  for (const body of ['{', '[]', 'x'.repeat(2_000_000)]) {
    const answer = await visitor.post('/personas', body, { 'content-type': 'application/json' });
    expectProblem(answer, 401, /^Authentication required$/);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  }
  expectProblem(await visitor.get(`/jobs/${NOBODYS}`), 401);
});

test('bodies are not coerced but for quantities, and a wrong kind is named in words', async () => {
  for (const [body, detail] of [
    ['null', 'The request body is missing'],
    ['[]', 'The request body must be an object'],
    ['"text"', 'The request body must be an object'],
    [JSON.stringify({ ...PERSONA, name: null }), 'Name is missing'],
    [JSON.stringify({ ...PERSONA, name: true }), 'Name must be text'],
  ] as const) {
    expectProblem(await raw(body), 422, detail);
  }
  const job = { persona_id: NOBODYS, topic: 'x', desired_formats: ['X Post'] };
  expectProblem(
    await api.post('/jobs', { ...job, batch_formats: { 'X Post': 'two' } }),
    422,
    'A quantity must be a number',
  );
});

test('what is nowhere is 404: unknown addresses, malformed ids', async () => {
  for (const path of [
    '/nothing',
    '/',
    '/personas/not-an-id',
    '/jobs/1',
    `/jobs/${NOBODYS}`,
    '/jobs/%00',
    `/outputs/${'x'.repeat(500)}`,
  ]) {
    expectProblem(await api.get(path), 404);
  }
  expectProblem(await api.get('/jobs/%zz'), 404);
  expectProblem(await visitor.get('/nothing'), 404);
});

test('a method that an address does not take is 405 and told which it takes, signed in or not, whatever the body', async () => {
  for (const [method, path, allow] of [
    ['PUT', '/jobs', 'POST'],
    ['DELETE', '/jobs/history', 'GET, HEAD'],
    ['POST', `/jobs/${NOBODYS}`, 'DELETE, GET, HEAD'],
    ['PATCH', '/personas', 'GET, HEAD, POST'],
    ['GET', '/auth/sign-in/email', 'POST'],
    ['POST', '/health/', 'GET, HEAD'],
    ['OPTIONS', '/jobs', 'POST'],
  ] as const) {
    for (const authorization of [`Bearer ${api.token}`, '']) {
      const headers = { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) };
      const body = method === 'GET' ? null : '{';
      const answer = await fetch(`${app.url}/api${path}`, { method, headers, body });
      expect([answer.status, answer.headers.get('allow')], `${method} ${path}`).toEqual([405, allow]);
      expect(problem.parse(await answer.json())).toMatchObject({
        detail: 'This address does not take requests of this kind',
      });
    }
  }
});

test('a query is checked, too', async () => {
  for (const [query, path] of [
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=x', 'limit'],
    ['limit=1&limit=2', 'limit'],
    ['offset=-1', 'offset'],
    ['offset=1.5', 'offset'],
    ['status_filter=waiting', 'status_filter'],
    [`search=${'x'.repeat(501)}`, 'search'],
  ]) {
    const answer = await api.get(`/jobs/history?${query}`);
    expectProblem(answer, 422);
    expect(answer.body.errors[0].path, query).toBe(path);
  }
  expect((await api.get('/jobs/history?search=%00')).status).toBe(200);
});

test('too many jobs in a day are 429 and say when to come again', async () => {
  const other = await signUp(app.url);
  await createJob(other);
  await createJob(other);
  const [persona] = (await other.get('/personas')).body;
  const answer = await other.post('/jobs', { persona_id: persona.id, topic: 'x', desired_formats: ['X Post'] });
  expectProblem(answer, 429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('an empty body with a JSON type is none: clients name the type with every call', async () => {
  const job = await createJob(api);
  const type = { 'content-type': 'application/json' };
  const cancelled = await fetch(`${app.url}/api/jobs/${job.id}/cancel`, {
    method: 'POST',
    headers: { ...type, authorization: `Bearer ${api.token}` },
  });
  expect(cancelled.status).toBe(200);
  expect((await api.delete(`/jobs/${job.id}`, type)).status).toBe(204);
});

test('what is not HTTP gets a problem, too', async () => {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
  socket.write('NONSENSE\r\n\r\n');
  await inTime('the answer to nonsense', once(socket, 'close'));
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(answer).toContain('application/problem+json');
  for (const header of ['X-Content-Type-Options: nosniff', 'Cache-Control: no-store', "default-src 'none'"]) {
    expect(answer).toContain(header);
  }
});

test('every answer carries the headers that keep a browser safe', async () => {
  for (const answer of [
    await api.get('/personas'),
    await visitor.get('/nothing'),
    await visitor.get('/personas'),
    await raw('{'),
  ]) {
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(answer.headers.get('referrer-policy')).toBe('same-origin');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('strict-transport-security'), 'plain http').toBeNull();
    expect(answer.headers.get('x-powered-by')).toBeNull();
  }
});

test('health and configuration need no token', async () => {
  expect((await visitor.get('/health')).body).toMatchObject({ status: 'ok' });
  expect((await visitor.get('/config')).body).toMatchObject({
    product: 'Manifold',
    auth: EMBEDDED_AUTH,
  });
});

test('a fault of ours is a sentence for the user, and the rest is for the log', async () => {
  const logger = recordingLogger();
  let broken = false;
  const clock = {
    now() {
      if (broken) throw new Error('select password from users at /srv/secret.ts:1');
      return new Date();
    },
  };
  const faulty = await startTestApp({ worker: false, logger, clock });
  try {
    const user = await signUp(faulty.url);
    broken = true;
    const answer = await user.get('/personas');
    expectProblem(answer, 500, 'Something went wrong on our side. Please try again.');
    expect(JSON.stringify(answer.body)).not.toContain('secret');
    const requestId = answer.headers.get('x-request-id') ?? 'none';
    expect(logger.written()).toContain(requestId);
    expect(logger.written()).toContain('select password from users');
    expect(logger.written()).not.toContain(user.token);
  } finally {
    broken = false;
    await faulty.close();
  }
});
