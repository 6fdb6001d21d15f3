import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type FakeApiFault, type FakeSearchApi, startFakeSearchApi } from '../../../../test/fakes/search-apis.ts';
import { createSearchApi } from './search-api.ts';

let running: { close(): unknown } | null = null;
afterEach(async () => {
  await running?.close();
  running = null;
});

const PATIENT = { connectMs: 30_000, answerMs: 30_000 };
const signal = () => new AbortController().signal;

describe('an API in trouble', () => {
  test.each([
    ['reset', 'unreachable', 'Tavily could not be reached'],
    ['cut', 'unreachable', 'Tavily could not be reached'],
    ['packed', 'unusable', 'Tavily sent more than can be read'],
    ['unexpected-json', 'unusable', 'Tavily gave an answer that cannot be read'],
    ['html', 'unusable', 'Tavily gave an answer that cannot be read'],
    ['redirect', 'unusable', 'Tavily answered with an error'],
    ['busy', 'limited', 'Tavily has reached its limit of questions for now'],
  ] as const)('%s is told as %s', async (fault: FakeApiFault, kind, message) => {
    const server: FakeSearchApi = await startFakeSearchApi({ api: 'tavily', fault });
    running = server;
    const api = createSearchApi({ label: 'Tavily', ...PATIENT });
    const call = { url: new URL(`${server.url}/search`), body: { query: 'tea' }, signal: signal() };
    const shape = z.object({ results: z.array(z.object({ url: z.string() })) });
    await expect(api.ask(call, (answer) => shape.parse(answer))).rejects.toMatchObject({ kind, message });
    expect(server.requests).toHaveLength(1);
  });
});

describe('a limit by the second', () => {
  async function start(...replies: ((response: ServerResponse) => void)[]) {
    let asked = 0;
    const server: Server = createServer((_request, response) => {
      asked += 1;
      (replies.shift() ?? refuse('120'))(response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    running = { close: () => server.close() && server.closeAllConnections() };
    const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const api = createSearchApi({ label: 'The Almanac', ...PATIENT });
    return { asked: () => asked, ask: (by = signal()) => api.ask({ url, signal: by }, (answer) => answer) };
  }
  const refuse = (after: string) => (response: ServerResponse) => {
    response.writeHead(429, { 'retry-after': after }).end();
  };
  const answer = (response: ServerResponse) => {
    response.end('"here"');
  };

  test('is waited for, once', async () => {
    const { ask, asked } = await start(refuse('0.02'), answer);
    expect(await ask()).toBe('here');
    expect(asked()).toBe(2);
  });

  test('that is still there is told', async () => {
    const { ask, asked } = await start(refuse('0.02'), refuse('0.02'), answer);
    await expect(ask()).rejects.toMatchObject({ kind: 'limited', retryAfterMs: 20 });
    expect(asked()).toBe(2);
  });

  test('a longer one is not waited for', async () => {
    const { ask, asked } = await start(refuse('60'), answer);
    await expect(ask()).rejects.toMatchObject({ kind: 'limited', retryAfterMs: 60_000 });
    expect(asked()).toBe(1);
  });

  test('the wait ends when the caller gives up', async () => {
    const { ask, asked } = await start(refuse('1.9'), answer);
    const caller = new AbortController();
    const answered = ask(caller.signal);
    await expect.poll(asked, { timeout: 30_000 }).toBe(1);
    caller.abort();
    await expect(answered).rejects.toMatchObject({ name: 'AbortError' });
    expect(asked()).toBe(1);
  });
});
