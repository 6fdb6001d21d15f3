import { afterEach, expect, test } from 'vitest';
import { createApiClient, signUp } from '../../../../test/support/api-client.ts';
import { PERSONA } from '../../../../test/support/job-story.ts';
import { startTestApp } from '../../../../test/support/test-app.ts';
import type { TestApp, TestAppOptions } from '../../../../test/support/test-app.ts';
import { waitFor } from '../../../../test/support/wait-for.ts';
import { openSocket, statusesIn } from '../../../../test/attacks/api/raw-socket.ts';
import type { RawSocket } from '../../../../test/attacks/api/raw-socket.ts';
import { REQUEST_PACE } from './fair-use.ts';

const MB = 1024 * 1024;

let app: TestApp;
afterEach(() => app.close());

async function start(options: TestAppOptions = {}) {
  app = await startTestApp({ worker: false, ...options });
}

/** One after the other, until one is refused. */
async function asksUntilRefused(ask: () => Promise<{ status: number; headers: Headers }>, most: number) {
  for (let asked = 0; asked < most; asked += 1) {
    const answer = await ask();
    if (answer.status === 429) return { asked, answer };
  }
  return { asked: most, answer: null };
}

test('who asks without end is asked to wait, on every route, and nobody else is', async () => {
  await start({ requestPace: { perSecond: 0.2, burst: 40, longestWaitMs: 1, refuseAfterMs: 0 } });
  const [api, other] = await Promise.all([signUp(app.url), signUp(app.url)]);
  const routes = [
    () => api.get('/personas'),
    () => api.post('/jobs/00000000-0000-7000-8000-000000000000/cancel', {}),
    () => api.post('/jobs/estimate', {}),
    () => api.get('/account'),
  ];
  const { asked, answer } = await asksUntilRefused(() => api.get('/personas'), 100);
  expect(asked).toBeLessThan(60);
  expect(Number(answer?.headers.get('retry-after'))).toBeGreaterThan(0);
  for (const ask of routes) expect((await ask()).status).toBe(429);
  expect((await other.get('/personas')).status).toBe(200);
});

test('who has not signed in is asked to wait by address, and those who have are not', async () => {
  await start({ requestPace: { perSecond: 0.2, burst: 60, longestWaitMs: 1, refuseAfterMs: 0 } });
  const api = await signUp(app.url);
  const stranger = createApiClient(app.url, '');
  const { asked } = await asksUntilRefused(() => stranger.get('/auth/get-session'), 100);
  expect(asked).toBeLessThan(60);
  expect((await stranger.post('/auth/sign-in/email', {})).status).toBe(429);
  expect((await api.get('/personas')).status).toBe(200);
});

test('a request that waits does nothing any more once its sender has signed out', async () => {
  await start({ requestPace: { perSecond: 8, burst: 8, longestWaitMs: 60_000, refuseAfterMs: 0 } });
  const api = await signUp(app.url);
  const waiting = Array.from({ length: 4 }, () => api.post('/personas', PERSONA));
  await waiting[0];
  expect((await api.post('/auth/sign-out', {})).status).toBe(200);
  const statuses = (await Promise.all(waiting)).map(({ status }) => status);
  expect(statuses[0]).toBe(201);
  expect(statuses.at(-1)).toBe(401);
});

test('twenty tabs of one user that open at once, follow projects and save are all served', async () => {
  await start({ requestPace: REQUEST_PACE });
  const api = await signUp(app.url);
  const persona = (await api.post('/personas', PERSONA)).body.id;
  const job = { persona_id: persona, topic: 'Newsletters', desired_formats: ['X Post', 'Blog Post'] };
  const { id } = (await api.post('/jobs', job)).body;
  const closed = new AbortController();
  const asOneTab = async () => {
    const headers = { authorization: `Bearer ${api.token}` };
    const followed = await fetch(`${app.url}/api/jobs/${id}/events`, { headers, signal: closed.signal });
    const opened = ['/account', '/config', '/personas', '/personas/status', '/jobs/history', '/usage'];
    const first = await Promise.all([...opened, `/jobs/${id}`, `/jobs/${id}/outputs`].map((path) => api.get(path)));
    const polls = [await api.get(`/jobs/${id}`), await api.get(`/jobs/${id}`)];
    const changed = await api.post(`/jobs/${id}/writer`, { writer: 'builtin' });
    return [followed, ...first, ...polls, changed].map(({ status }) => status);
  };
  const statuses = (await Promise.all(Array.from({ length: 20 }, asOneTab))).flat();
  closed.abort();
  expect(new Set(statuses)).toEqual(new Set([200]));
});

const post = (path: string, token: string, length: number) =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: x',
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    `Content-Length: ${length}`,
    '',
    '{"topic":"',
  ].join('\r\n');

test('bodies that are never ended take no more memory than a user may have, and nothing from others', async () => {
  await start();
  const [api, other] = await Promise.all([signUp(app.url), signUp(app.url)]);
  const size = Math.floor(2.4 * MB);
  const open: RawSocket[] = [];
  for (let index = 0; index < 40; index += 1) {
    const socket = await openSocket(app.url);
    await socket.write(post('/api/jobs', api.token, size));
    await socket.write(Buffer.alloc(size - 100, 'a'));
    open.push(socket);
  }
  const refused = () => open.filter((socket) => statusesIn(socket.heard())[0] === 429).length;
  // 24 MB hold ten of them.
  await waitFor('those without room to be refused', () => refused() >= 28);
  expect((await other.post('/personas', PERSONA)).status).toBe(201);
  for (const socket of open) socket.close();
});
