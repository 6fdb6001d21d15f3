import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ScriptedApi, type ScriptedAnswer } from '../../../test/fakes/scripted-api.ts';
import { ApiError } from './api-error.ts';
import { api, connectSession } from './api.ts';

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

  test('carries no token when none is there', async () => {
    connectSession({ getToken: () => null, onUnauthorized });
    server.on('GET /personas', { body: [] });
    await api.get('/personas');
    expect(server.calls[0]?.headers.has('authorization')).toBe(false);
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

describe('401', () => {
  test('reads "Authentication required" whatever the server says, and tells the session', async () => {
    server.on('GET /personas', { status: 401, body: { detail: 'Token expired' } });
    expect((await failureOf(api.get('/personas'))).message).toBe('Authentication required');
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
