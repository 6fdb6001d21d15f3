import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { endpointAt } from '../../../test/support/endpoint-at.ts';
import { systemClock } from '../platform/clock.ts';
import { AttemptFailed } from './model-failure.ts';
import { openAiCompatible } from './providers/openai-compatible.ts';
import { readAnswer } from './read-answer.ts';
import { vendorFetch } from './vendor-fetch.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** An endpoint that answers every call with what `respond` sends. */
async function endpoint(respond: (response: ServerResponse) => void): Promise<string> {
  const started = createServer((_request, response) => respond(response)).listen(0, '127.0.0.1');
  server = started;
  await once(started, 'listening');
  const address = started.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

/** Sends the same text again and again, as fast as it is read. */
function sendForEver(response: ServerResponse, text: string): void {
  let sent = true;
  while (sent && !response.destroyed) sent = response.write(text);
  if (!response.destroyed) response.once('drain', () => sendForEver(response, text));
}

const ask = async (url: string) => await (await vendorFetch(url, { method: 'POST', body: '{}' })).text();

test('a stream without an end of line is given up', async () => {
  const url = await endpoint((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    sendForEver(response, 'x'.repeat(100_000));
  });
  await expect(ask(url)).rejects.toMatchObject({ kind: 'endless' });
  await expect(ask(url)).rejects.toBeInstanceOf(AttemptFailed);
});

test('such a stream is told as what it is, not as a broken connection', async () => {
  const url = await endpoint((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: {"id":"');
    sendForEver(response, 'x'.repeat(100_000));
  });
  const model = await openAiCompatible.create(endpointAt(url));
  const limits = { firstTokenMs: 60_000, idleMs: 60_000 };
  const signal = new AbortController().signal;
  const request = { useCase: 'draft', system: 'You write.', prompt: 'Write.', signal } as const;
  await expect(readAnswer({ name: 'fake', model, request, limits, clock: systemClock })).rejects.toMatchObject({
    kind: 'endless',
  });
});

test('a long stream of short lines arrives as it was sent', async () => {
  const line = `data: ${'x'.repeat(2_000)}\n\n`;
  const url = await endpoint((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(line.repeat(5_000));
  });
  expect(await ask(url)).toBe(line.repeat(5_000));
});

test('a refusal counts by its status, whatever comes after it', async () => {
  const url = await endpoint((response) => {
    response.writeHead(401, { 'retry-after': '7' });
    response.write('The key sk-1 is wrong, because');
  });
  const answer = await vendorFetch(url, { method: 'POST', body: '{}' });
  expect([answer.status, answer.headers.get('retry-after'), await answer.text()]).toEqual([401, '7', '']);
});
