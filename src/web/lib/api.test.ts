import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ScriptedApi, type ScriptedAnswer } from '../../../test/fakes/scripted-api.ts';
import { ApiError, serverDetail } from './api-error.ts';
import { api, connectSession, fetchFile, openStream } from './api.ts';
import { readPersonas } from './wire/read-persona.ts';

let server: ScriptedApi;
const onUnauthorized = vi.fn<() => void>();

beforeEach(() => {
  server = new ScriptedApi();
  vi.stubGlobal('fetch', server.fetch);
  vi.useFakeTimers();
  onUnauthorized.mockClear();
  connectSession({ getToken: () => 'token-1', onUnauthorized });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Answers in turn; the last one is given again and again. */
function inTurn(...answers: ScriptedAnswer[]): () => ScriptedAnswer {
  return () => (answers.length > 1 ? answers.shift() : answers[0]) ?? 'no answer';
}

/** Settles the call, so that it may fail while the clock is moved on. */
function settle<T>(call: Promise<T>) {
  return call.then(
    (value) => ({ value, error: null }),
    (error: unknown) => ({ value: null, error }),
  );
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const { error } = await settle(call);
  if (!(error instanceof ApiError)) throw new Error('The call did not fail with an ApiError');
  return error;
}

describe('a call', () => {
  test('carries JSON and the bearer token', async () => {
    server.on('POST /jobs', { status: 201, body: { id: 'job-1' } });
    expect(await api.post('/jobs', { topic: 'Churn' })).toEqual({ id: 'job-1' });
    const [call] = server.calls;
    expect(call?.body).toEqual({ topic: 'Churn' });
    expect(call?.headers.get('authorization')).toBe('Bearer token-1');
    expect(call?.headers.get('content-type')).toBe('application/json');
  });

  test('of signing in carries no token', async () => {
    server.on('GET /config', { body: {} });
    await api.get('/config', { anonymous: true });
    expect(server.calls[0]?.headers.has('authorization')).toBe(false);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['an edit', () => api.patch('/outputs/o1', { content: 'mine' })],
    ['a file', () => fetchFile('/jobs/job-1/export')],
    ['a stream', () => openStream('/jobs/job-1/events', { lastId: null, signal: new AbortController().signal })],
  ])('is refused without being made while nobody is signed in: %s', async (_, make) => {
    connectSession({ getToken: () => null, onUnauthorized });
    const error = await failureOf(make());
    expect(error).toMatchObject({ status: 401, message: 'Authentication required' });
    expect(server.calls).toEqual([]);
  });

  test('without a body answers null', async () => {
    server.on('DELETE /personas/p1', { status: 204 });
    expect(await api.delete('/personas/p1')).toBeNull();
  });
});

describe('when no answer comes', () => {
  test('the call is made three times in all, one second apart', async () => {
    server.on('GET /personas', 'no answer');
    const call = settle(api.get('/personas'));
    await vi.advanceTimersByTimeAsync(999);
    expect(server.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.calls).toHaveLength(3);
    const { error } = await call;
    expect(error).toMatchObject({ status: 0, message: expect.stringContaining('cannot be reached') });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.calls).toHaveLength(3);
  });

  test('a later attempt may succeed, with the same idempotency key', async () => {
    server.on('POST /jobs', inTurn('no answer', 'no answer', { status: 201, body: { id: 'job-1' } }));
    const call = api.post('/jobs', { topic: 'Churn' }, { idempotencyKey: true });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await call).toEqual({ id: 'job-1' });
    const keys = server.calls.map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  test('two actions have two keys', async () => {
    server.on('POST /jobs', { status: 201, body: {} });
    await api.post('/jobs', {}, { idempotencyKey: true });
    await api.post('/jobs', {}, { idempotencyKey: true });
    const [first, second] = server.calls.map(({ headers }) => headers.get('idempotency-key'));
    expect(first).not.toBe(second);
  });

  test('an aborted call is not tried again', async () => {
    server.on('GET /personas', 'no answer');
    const controller = new AbortController();
    const call = settle(api.get('/personas', { signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(500);
    controller.abort();
    expect((await call).error).toMatchObject({ name: 'AbortError' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.calls).toHaveLength(1);
  });

  test('a deletion whose first answer was lost counts as done when nothing is there any more', async () => {
    server.on('DELETE /jobs/job-1', inTurn('no answer', { status: 404, body: { detail: 'Not found' } }));
    const call = settle(api.delete('/jobs/job-1'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect((await call).error).toBeNull();
  });
});

describe('an answer that is not OK', () => {
  test('is never asked for again', async () => {
    server.on('GET /personas', { status: 503, headers: { 'retry-after': '7' }, body: { detail: 'Back in a moment.' } });
    const error = await failureOf(api.get('/personas'));
    expect(error).toMatchObject({ status: 503, message: 'Back in a moment.', retryAfter: 7 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.calls).toHaveLength(1);
  });

  test('shows its status when it says nothing', async () => {
    server.on('GET /personas', { status: 502 });
    expect((await failureOf(api.get('/personas'))).message).toBe('HTTP error! status: 502');
  });

  test('brings the complaints about single fields along', async () => {
    const errors = [{ path: 'topic', message: 'Topic must not be empty' }];
    server.on('POST /jobs', { status: 422, body: { detail: 'The input is not valid', errors } });
    expect((await failureOf(api.post('/jobs', {}))).errors).toEqual(errors);
  });

  test('a deletion of what never was there fails', async () => {
    server.on('DELETE /jobs/job-1', { status: 404, body: { detail: 'Not found' } });
    expect((await failureOf(api.delete('/jobs/job-1'))).status).toBe(404);
  });
});

describe('an answer that is none of ours', () => {
  const STRANGE = expect.stringContaining('did not come from this product');

  test('is told as such, whatever its status', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>Welcome to our hotel</h1>')));
    expect(await failureOf(api.get('/personas'))).toMatchObject({ status: 200, message: STRANGE });
  });

  test('where a list is read and it is no list', async () => {
    server.on('GET /personas', { body: { personas: [] } });
    expect(await failureOf(api.get('/personas', { read: readPersonas }))).toMatchObject({ message: STRANGE });
  });

  test('does not undo a deletion', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('OK')));
    expect(await api.delete('/personas/p1')).toBeNull();
  });
});

test('a call that takes too long is told as one without an answer', async () => {
  server.on('GET /personas', () => new Promise(() => undefined));
  const timeout = new AbortController();
  const call = failureOf(api.get('/personas', { signal: timeout.signal }));
  await vi.advanceTimersByTimeAsync(100);
  timeout.abort(new DOMException('signal timed out', 'TimeoutError'));
  expect(await call).toMatchObject({ status: 0, message: expect.stringContaining('cannot be reached') });
  expect(server.calls).toHaveLength(1);
});

describe('401', () => {
  test('reads "Authentication required" whatever the server says, and tells the session', async () => {
    server.on('GET /personas', { status: 401, body: { detail: 'Token expired' } });
    const error = await failureOf(api.get('/personas'));
    expect(error.message).toBe('Authentication required');
    expect(serverDetail(error, 'Failed to create persona.')).toBe('Authentication required');
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  test('of a call that an earlier session made leaves the present one alone', async () => {
    let token = 'token-1';
    connectSession({ getToken: () => token, onUnauthorized });
    server.on('GET /personas', () => {
      token = 'token-2';
      return { status: 401 };
    });
    await failureOf(api.get('/personas'));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('at the sign-in itself keeps the server sentence', async () => {
    server.on('POST /auth/sign-in/email', { status: 401, body: { detail: 'Wrong password' } });
    const error = await failureOf(api.post('/auth/sign-in/email', {}, { anonymous: true }));
    expect(error.message).toBe('Wrong password');
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});
