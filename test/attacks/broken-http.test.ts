import { afterAll, beforeAll, expect, test } from 'vitest';
import { problem } from '../../src/core/contracts/problem.ts';
import { signUp } from '../support/api-client.ts';
import type { ApiClient } from '../support/api-client.ts';
import { recordAttack } from '../support/attack-table.ts';
import { startTestApp } from '../support/test-app.ts';
import type { TestApp } from '../support/test-app.ts';
import { openSocket, say, statusesIn } from './api/raw-socket.ts';

const GROUP = 'slow and huge requests';

let app: TestApp;
let api: ApiClient;
let host: string;

beforeAll(async () => {
  app = await startTestApp({ worker: false });
  api = await signUp(app.url);
  ({ host } = new URL(app.url));
});

afterAll(() => app.close());

const lines = (...all: readonly string[]) => all.join('\r\n');

const get = (path: string, ...headers: readonly string[]) =>
  lines(`GET ${path} HTTP/1.1`, `Host: ${host}`, ...headers, '', '');

/** A second request that must never be taken for one of its own. */
const SMUGGLED = () => get('/api/personas', `Authorization: Bearer ${api.token}`, 'X-Smuggled: yes');

test('a message that can be read in two ways is refused, and nothing behind it is read', async () => {
  const post = (...headers: readonly string[]) =>
    lines('POST /api/personas HTTP/1.1', `Host: ${host}`, 'Content-Type: application/json', ...headers, '', '');
  const forms: Readonly<Record<string, string>> = {
    'two lengths': post('Content-Length: 0', 'Content-Length: 44'),
    'two lengths in one line': post('Content-Length: 0, 44'),
    'a length and chunks': post('Content-Length: 4', 'Transfer-Encoding: chunked') + '0\r\n\r\n',
    'chunks and a length': post('Transfer-Encoding: chunked', 'Content-Length: 4') + '0\r\n\r\n',
    'an unknown coding': post('Transfer-Encoding: cow') + '0\r\n\r\n',
    'chunks that are not last': post('Transfer-Encoding: chunked, identity') + '0\r\n\r\n',
    'two codings': post('Transfer-Encoding: chunked', 'Transfer-Encoding: cow') + '0\r\n\r\n',
    'a space before the colon': post('Transfer-Encoding : chunked', 'Content-Length: 5') + '0\r\n\r\n',
    'a tab before the name': post('\tTransfer-Encoding: chunked', 'Content-Length: 5') + '0\r\n\r\n',
    'a folded line': post('Content-Length:', ' 5') + '0\r\n\r\n',
    'a negative length': post('Content-Length: -1'),
    'a length with a sign': post('Content-Length: +0'),
    'a length in hex': post('Content-Length: 0x10'),
    'a huge length': post('Content-Length: 99999999999999999999'),
    'a length with a space inside': post('Content-Length: 1 0'),
    'a chunk of no length': post('Transfer-Encoding: chunked') + 'zz\r\n\r\n',
    'a chunk with a sign': post('Transfer-Encoding: chunked') + '+1\r\nx\r\n0\r\n\r\n',
    'a chunk of a huge length': post('Transfer-Encoding: chunked') + 'ffffffffffffffffff\r\nx',
    'a bare line feed for an end': `POST /api/personas HTTP/1.1\nHost: ${host}\nTransfer-Encoding: chunked\n\n0\n\n`,
    'a bare carriage return': lines('GET / HTTP/1.1', `Host: ${host}`, `X: a\rContent-Length: 5`, '', ''),
    'a NUL in a header': get('/api/health', 'X: a\u0000b'),
    'no host': lines('GET /api/health HTTP/1.1', '', ''),
    'HTTP/0.9': 'GET /api/health\r\n\r\n',
    'HTTP/2 in the clear': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    'an unknown version': lines('GET /api/health HTTP/9.9', `Host: ${host}`, '', ''),
    'TLS on a plain port': '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
    'an unknown method': lines('HACK /api/health HTTP/1.1', `Host: ${host}`, '', ''),
    'another protocol': 'SSH-2.0-OpenSSH_9.0\r\n\r\n',
    'nothing but zeros': '\u0000'.repeat(2_000),
    'a header without a name': get('/api/health', ': nobody'),
    'a header with a space in its name': get('/api/health', 'X Y: z'),
    'an address with a NUL': get('/api/health\u0000', 'X: y'),
  };
  let tries = 0;
  for (const [what, form] of Object.entries(forms)) {
    const heard = await say(app.url, Buffer.from(form + SMUGGLED(), 'latin1'));
    expect(
      statusesIn(heard).map((status) => status >= 400 && status < 500),
      `${what}: ${heard}`,
    ).toEqual([true]);
    expect(heard, what).toMatch(/connection: close/i);
    const [, body = ''] = heard.split('\r\n\r\n');
    tries += 1;
    // Node answers that one by itself, in no words.
    if (what === 'no host') continue;
    expect(problem.parse(JSON.parse(body)).detail, what).not.toMatch(/parse|HPE_|llhttp/i);
  }
  recordAttack({ group: GROUP, attack: 'messages that can be read in two ways', tries, held: tries });
});

test('many requests on one connection are answered in their order, each for who sent it', async () => {
  const count = 200;
  const socket = await openSocket(app.url);
  const mine = get('/api/personas/status', `Authorization: Bearer ${api.token}`);
  const nobodys = get('/api/personas/status');
  await socket.write(Array.from({ length: count }, (_, index) => (index % 2 ? nobodys : mine)).join(''));
  await socket.write(get('/api/health', 'Connection: close'));
  const statuses = statusesIn(await socket.untilClosed());
  expect(statuses).toEqual([...Array.from({ length: count }, (_, index) => (index % 2 ? 401 : 200)), 200]);
  recordAttack({ group: GROUP, attack: 'requests in one line on a connection', tries: count, held: count });
});

test('a foreign or broken Host changes nothing of an answer and stands in none', async () => {
  const hosts = [
    'evil.example',
    'evil.example:80',
    '127.0.0.1@evil.example',
    '"><script>',
    '../..',
    'a'.repeat(5_000),
    '',
  ];
  for (const name of hosts) {
    for (const path of ['/api/health', '/api/config', '/api/personas', '/', '/nothing']) {
      const heard = await say(
        app.url,
        lines(`GET ${path} HTTP/1.1`, `Host: ${name}`, `X-Forwarded-Host: ${name}`, 'Connection: close', '', ''),
      );
      expect(statusesIn(heard), `${path} of ${name}`).toHaveLength(1);
      // As a proxy might add one of its own: the product goes by neither.
      const twice = await say(
        app.url,
        lines(`GET ${path} HTTP/1.1`, `Host: ${host}`, `Host: ${name}`, 'Connection: close', '', ''),
      );
      expect(statusesIn(twice), `${path} of two hosts`).toEqual(statusesIn(heard));
      if (name !== '') expect(heard + twice, `${path} of ${name}`).not.toContain(name);
      expect(heard).not.toMatch(/^location:/im);
    }
  }
  const tries = hosts.length * 5 * 2;
  recordAttack({ group: GROUP, attack: 'foreign and broken Host headers', tries, held: tries });
});

test('after it everything works as before', async () => {
  expect((await api.get('/personas')).status).toBe(200);
  expect((await api.get('/personas')).body).toEqual([]);
});
