import fastify from 'fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSocket } from '../../../test/attacks/api/raw-socket.ts';
import { inTime } from '../../../test/support/wait-for.ts';
import { untilHungUp } from './hang-up.ts';
import { readBody } from './read-body.ts';

let app: FastifyInstance;
let url: string;
/** What a request waits for before its body is read. */
let gate: PromiseWithResolvers<void>;
let reached: PromiseWithResolvers<{ closed: Promise<unknown> }>;
let read: PromiseWithResolvers<unknown>;
let signal: AbortSignal | undefined;

beforeEach(async () => {
  [gate, reached, read] = [Promise.withResolvers(), Promise.withResolvers(), Promise.withResolvers()];
  app = fastify();
  app.decorateRequest('heldBody', null);
  app.removeAllContentTypeParsers();
  app.addHook('onRequest', async (request, reply) => {
    const closed = new Promise((resolve) => request.raw.once('error', () => undefined).once('close', resolve));
    reached.resolve({ closed });
    await gate.promise;
    signal = untilHungUp(reply);
  });
  app.addContentTypeParser('application/json', async (request: FastifyRequest) => {
    const body = readBody(request);
    body.then(read.resolve, read.resolve);
    return await body;
  });
  app.post('/', async () => 'done');
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

test('nobody waits for the body of who has hung up while somebody else was waited for', async () => {
  const socket = await openSocket(url);
  await socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a');
  const { closed } = await inTime('the request', reached.promise);
  socket.socket.destroy();
  await inTime('the server to notice', closed);
  gate.resolve();
  expect(await inTime('the end of reading', read.promise)).toMatchObject({ code: 'unreadable' });
  expect(signal?.aborted).toBe(true);
});
