import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import multipart from '@fastify/multipart';
import fastify from 'fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { silentLogger } from '../../../test/support/silent-logger.ts';
import { inTime } from '../../../test/support/wait-for.ts';
import { answerError } from './error-handler.ts';
import { createFairTurns } from '../limits/fair-turns.ts';
import { readBody } from './read-body.ts';
import { readUpload } from './read-upload.ts';

let app: FastifyInstance;
let port: number;
/** Told of each upload that has its place. */
let begun: () => void;

beforeEach(async () => {
  app = fastify();
  await app.register(multipart);
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, silentLogger));
  const turns = createFairTurns({ atOnce: 1 });
  begun = () => undefined;
  app.post('/files', (request) =>
    turns.run(null, async () => {
      begun();
      const { name, bytes } = await readUpload(request, { everyMs: 300, leastBytes: 2_000 });
      return { name, size: bytes.length };
    }),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterEach(() => app.close());

const HEAD = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';
const headers = (length: number) =>
  `POST /files HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n`;

test('who lets a file drip is sent away, and keeps nobody else from the place', async () => {
  const started = Promise.withResolvers<void>();
  begun = () => started.resolve();
  const socket = connect(port, '127.0.0.1');
  socket.write(`${headers(1_000_000)}${HEAD}`);
  const drip = setInterval(() => socket.write('x'), 20);
  await inTime('the slow upload has the place', started.promise);

  const form = new FormData();
  form.set('file', new Blob(['Text.']), 'b.txt');
  const other = fetch(`http://127.0.0.1:${port}/files`, { method: 'POST', body: form });
  let answer = '';
  socket.on('data', (bytes) => (answer += String(bytes)));
  socket.on('error', () => undefined);
  await inTime('the slow one is hung up on', once(socket, 'close'));
  clearInterval(drip);
  expect(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]+connection: close/i);
  expect(answer).toContain('The file came too slowly.');
  expect(await (await inTime('the other one', other)).json()).toEqual({ name: 'b.txt', size: 5 });
});

test('a large file that takes several looks is taken in whole', async () => {
  const socket = connect(port, '127.0.0.1');
  const tail = '\r\n--b--\r\n';
  const content = 'x'.repeat(40_000);
  socket.write(`${headers(HEAD.length + content.length + tail.length)}${HEAD}`);
  let answer = '';
  socket.on('data', (bytes) => (answer += String(bytes)));
  let sent = 0;
  const done = Promise.withResolvers<void>();
  const send = setInterval(() => {
    socket.write(content.slice(sent, (sent += 1_000)));
    if (sent < content.length) return;
    clearInterval(send);
    socket.write(tail);
    done.resolve();
  }, 20);
  await inTime('all is sent', done.promise);
  await inTime('its answer', once(socket, 'data'));
  expect(answer).toContain('"size":40000');
  socket.destroy();
});

test('who lets JSON drip is sent away, too', async () => {
  const json = fastify();
  json.decorateRequest('heldBody', null);
  json.removeAllContentTypeParsers();
  json.addContentTypeParser('application/json', (request: FastifyRequest) =>
    readBody(request, { everyMs: 200, leastBytes: 2_000 }),
  );
  json.setErrorHandler((error, request, reply) => answerError(error, request, reply, silentLogger));
  json.post('/json', async (request) => request.body);
  await json.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((json.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('POST /json HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n');
  const drip = setInterval(() => socket.write('x'), 20);
  let answer = '';
  socket.on('data', (bytes) => (answer += String(bytes)));
  socket.on('error', () => undefined);
  await inTime('the slow one is hung up on', once(socket, 'close'));
  clearInterval(drip);
  expect(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]+The request came too slowly\./);
  await json.close();
});
