import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '../support/api-client.ts';
import type { ApiClient } from '../support/api-client.ts';
import { attackRounds, recordAttack } from '../support/attack-table.ts';
import { startTestApp } from '../support/test-app.ts';
import type { TestApp } from '../support/test-app.ts';
import { openSocket, statusesIn } from './api/raw-socket.ts';
import type { RawSocket } from './api/raw-socket.ts';
import { send } from './api/send.ts';

const GROUP = 'slow and huge requests';
const MB = 1024 * 1024;

let app: TestApp;
let api: ApiClient;
let host: string;

beforeAll(async () => {
  app = await startTestApp({ worker: false });
  api = await signUp(app.url);
  ({ host } = new URL(app.url));
});

afterAll(() => app.close());

const head = (first: string, ...headers: readonly string[]) =>
  [first, `Host: ${host}`, `Authorization: Bearer ${api.token}`, ...headers, '', ''].join('\r\n');

async function expectOthersServed() {
  expect((await api.get('/health')).status).toBe(200);
  expect((await api.get('/personas')).status).toBe(200);
}

test('hundreds who never come to an end keep nobody else from being served', async () => {
  const count = attackRounds(150);
  const beginnings = [
    'G',
    'GET /api/personas HTTP/1.1\r\n',
    `GET /api/personas HTTP/1.1\r\nHost: ${host}\r\nX-A: `,
    head('POST /api/personas HTTP/1.1', 'Content-Type: application/json', 'Content-Length: 1000') + '{"name":"',
    head('POST /api/personas HTTP/1.1', 'Content-Type: application/json', 'Transfer-Encoding: chunked') + '5\r\n{"na',
    head(
      'POST /api/materials/files HTTP/1.1',
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 9000',
    ) + '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n',
  ];
  const open: RawSocket[] = [];
  for (let index = 0; index < count; index += 1) {
    const socket = await openSocket(app.url);
    await socket.write(beginnings[index % beginnings.length] ?? '');
    open.push(socket);
  }
  for (let drip = 0; drip < 5; drip += 1) {
    await Promise.all(open.map((socket) => socket.write('a')));
    await expectOthersServed();
  }
  for (const socket of open) socket.close();
  await expectOthersServed();
  recordAttack({ group: GROUP, attack: 'requests that drip and never end', tries: count, held: count });
});

test('who looks on at nothing in particular has no more streams than are allowed, and others have theirs', async () => {
  const persona = await api.post('/personas', {
    name: 'N',
    business_description: 'd',
    marketing_objectives: [],
    tone_voice: 'casual',
  });
  const job = await api.post('/jobs', { persona_id: persona.body.id, topic: 'x', desired_formats: ['X Post'] });
  const sockets: RawSocket[] = [];
  for (let index = 0; index < 90; index += 1) {
    const socket = await openSocket(app.url);
    await socket.write(head(`GET /api/jobs/${job.body.id}/events HTTP/1.1`));
    await socket.until(/HTTP\/1\.1 \d{3}/);
    sockets.push(socket);
  }
  const statuses = sockets.map((socket) => statusesIn(socket.heard())[0]);
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  await expectOthersServed();
  for (const socket of sockets) socket.close();
  recordAttack({ group: GROUP, attack: 'streams that stay open', tries: 90, held: 90 });
});

test('a body that is too large is refused as soon as that is known, whoever sends it', async () => {
  const declared = (path: string, ...headers: readonly string[]) =>
    head(`POST ${path} HTTP/1.1`, 'Content-Type: application/json', `Content-Length: ${100 * MB}`, ...headers);
  for (const path of [
    '/api/personas',
    '/api/jobs',
    '/api/materials',
    '/api/account/delete',
    '/api/auth/sign-in/email',
  ]) {
    const socket = await openSocket(app.url);
    await socket.write(declared(path));
    expect(statusesIn(await socket.until(/HTTP\/1\.1 \d{3}/)), path).toEqual([413]);
    socket.close();
  }
  const nobody = await openSocket(app.url);
  await nobody.write(declared('/api/personas').replace(/Authorization:.*\r\n/, ''));
  expect(statusesIn(await nobody.until(/HTTP\/1\.1 \d{3}/))).toEqual([401]);
  nobody.close();
  recordAttack({ group: GROUP, attack: 'bodies of 100 MB', tries: 6, held: 6 });
});

test('a body that goes on and on is not kept', async () => {
  const chunk = Buffer.from(`${MB.toString(16)}\r\n${'a'.repeat(MB)}\r\n`);
  // The collector lets some 150 MB of what was read lie about; what is kept would be more than twice that.
  const megabytes = attackRounds(128);
  const before = process.memoryUsage();
  let most = 0;
  for (const path of ['/api/personas', '/api/jobs', '/api/materials']) {
    const socket = await openSocket(app.url);
    await socket.write(head(`POST ${path} HTTP/1.1`, 'Content-Type: application/json', 'Transfer-Encoding: chunked'));
    await socket.write('1\r\n"\r\n');
    for (let sent = 0; sent < megabytes; sent += 1) {
      if (!(await socket.write(chunk))) break;
      const { arrayBuffers } = process.memoryUsage();
      most = Math.max(most, arrayBuffers - before.arrayBuffers);
    }
    expect(statusesIn(await socket.until(/HTTP\/1\.1 \d{3}/)), path).toEqual([413]);
    await expectOthersServed();
    socket.close();
  }
  // Two thirds of what was sent: what has been read is let go of at the collector's leisure.
  expect(most, 'memory for what is on its way').toBeLessThan(2 * megabytes * MB);
  recordAttack({ group: GROUP, attack: 'bodies that never end', tries: 3, held: 3, note: `${megabytes} MB each` });
});

test('JSON that is deep, wide or long is refused before anybody works on it', async () => {
  const bodies: Readonly<Record<string, string>> = {
    'deep lists': '['.repeat(100_000) + ']'.repeat(100_000),
    'deep objects': '{"a":'.repeat(50_000) + '1' + '}'.repeat(50_000),
    'a list of half a million': `[${'0,'.repeat(400_000)}0]`,
    'ten thousand names': `{${Array.from({ length: 10_000 }, (_, index) => `"k${index}":1`).join(',')}}`,
    'a long number': `{"name":${'9'.repeat(500_000)}}`,
    'a long name': `{"${'n'.repeat(900_000)}":1}`,
    'a long text': JSON.stringify({ name: 'x'.repeat(900_000) }),
    'escapes alone': `{"name":"${'\\u0041'.repeat(150_000)}"}`,
    'nothing but space': ' '.repeat(900_000),
    'an unfinished text': `{"name":"${'\\\\'.repeat(400_000)}`,
  };
  const routes = ['/api/personas', '/api/materials', '/api/auth/sign-in/email'];
  let tries = 0;
  for (const [what, body] of Object.entries(bodies)) {
    for (const path of routes) {
      const headers = { authorization: `Bearer ${api.token}`, 'content-type': 'application/json' };
      const answer = await send(app.url, { method: 'POST', path, headers, body });
      expect([400, 413, 422], `${what} to ${path}: ${answer.text}`).toContain(answer.status);
      tries += 1;
    }
  }
  await expectOthersServed();
  recordAttack({ group: GROUP, attack: 'JSON that is deep, wide or long', tries, held: tries });
});

test('a body that is packed is not unpacked', async () => {
  const bomb = gzipSync(Buffer.alloc(20 * MB, ' '));
  let tries = 0;
  for (const coding of ['gzip', 'deflate', 'br', 'zstd', 'x-gzip', 'gzip, gzip', 'identity, gzip']) {
    for (const path of ['/api/personas', '/api/jobs', '/api/auth/sign-in/email']) {
      const headers = {
        authorization: `Bearer ${api.token}`,
        'content-type': 'application/json',
        'content-encoding': coding,
      };
      const answer = await send(app.url, { method: 'POST', path, headers, body: bomb });
      // The body of a sign-in is so short that packed ones are too large already.
      expect([413, 415], `${coding} to ${path}`).toContain(answer.status);
      tries += 1;
    }
  }
  recordAttack({ group: GROUP, attack: 'packed bodies', tries, held: tries });
});

test('headers and addresses beyond all measure are refused with a clean answer', async () => {
  const forms: Readonly<Record<string, readonly [string, readonly number[]]>> = {
    'ten thousand headers': [
      head('GET /api/health HTTP/1.1', ...Array.from({ length: 10_000 }, (_, n) => `X-${n}: y`)),
      [431],
    ],
    'a header of a megabyte': [head('GET /api/health HTTP/1.1', `X-Long: ${'y'.repeat(MB)}`), [431]],
    'a cookie of a megabyte': [head('GET /api/auth/get-session HTTP/1.1', `Cookie: ${'a=b; '.repeat(MB / 5)}`), [431]],
    'a name of a megabyte': [head('GET /api/health HTTP/1.1', `${'X'.repeat(MB)}: y`), [431]],
    'an address of a megabyte': [head(`GET /${'a'.repeat(MB)} HTTP/1.1`), [414, 431]],
    'a query of a megabyte': [head(`GET /api/jobs/history?search=${'a'.repeat(MB)} HTTP/1.1`), [414, 431]],
    'a long address': [head(`GET /api/jobs/${'a'.repeat(10_000)} HTTP/1.1`), [404, 414]],
    'many parameters': [head(`GET /api/jobs/history?${'a=b&'.repeat(3_000)} HTTP/1.1`), [200, 422]],
  };
  for (const [what, [request, expected]] of Object.entries(forms)) {
    const socket = await openSocket(app.url);
    await socket.write(request);
    const heard = await socket.until(/HTTP\/1\.1 \d{3}[\s\S]*\r\n\r\n/);
    const [status = 0] = statusesIn(heard);
    expect(expected, `${what}: ${heard.slice(0, 300)}`).toContain(status);
    expect(heard, what).toMatch(status === 200 ? /application\/json/ : /application\/problem\+json/i);
    socket.close();
  }
  await expectOthersServed();
  const tries = Object.keys(forms).length;
  recordAttack({ group: GROUP, attack: 'headers and addresses beyond all measure', tries, held: tries });
});
