import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordAttack } from '../support/attack-table.ts';
import { startTestApp } from '../support/test-app.ts';
import type { TestApp } from '../support/test-app.ts';
import { describedRoutes } from './api/described-routes.ts';
import type { Route } from './api/described-routes.ts';
import { openSocket, statusesIn } from './api/raw-socket.ts';
import { addressOf, bodyOf, caseOf, inOrder, MISSING } from './api/route-cases.ts';
import { send } from './api/send.ts';
import type { Received } from './api/send.ts';
import { callerToEnd, createWorld, PASSWORD, STATEFUL } from './api/world.ts';
import type { World } from './api/world.ts';

const GROUP = 'headers and paths';
const SECRET = 'what only the server may read';

let folder: string;
let app: TestApp;
let world: World;
let routes: Route[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'manifold-paths-'));
  const webDir = join(folder, 'web');
  mkdirSync(join(webDir, 'assets'), { recursive: true });
  mkdirSync(join(folder, 'data'));
  for (const name of ['index', 'app', '404']) {
    writeFileSync(join(webDir, `${name}.html`), `<!doctype html><!--client-config--><p>${name}</p>`);
  }
  writeFileSync(join(webDir, 'assets', 'main-abc123.js'), 'void 0;');
  for (const name of ['secret', 'data/secret', 'web/.env', 'web/assets/.secret'])
    writeFileSync(join(folder, name), SECRET);
  app = await startTestApp({ ...STATEFUL, webDir });
  world = await createWorld(app.url);
  routes = inOrder(await describedRoutes(app.url, world.api.token));
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => send(app.url, { method: 'GET', path, headers });

/** What every answer has, whatever it answers. */
function expectGuarded({ headers }: Received, where: string) {
  expect(headers['x-content-type-options'], where).toBe('nosniff');
  expect(headers['x-frame-options'], where).toBe('DENY');
  expect(headers['referrer-policy'], where).toBe('same-origin');
  expect(headers['cross-origin-opener-policy'], where).toBe('same-origin');
  const policy = String(headers['content-security-policy']);
  expect(policy, where).toContain("default-src 'none'");
  expect(policy, where).toContain("frame-ancestors 'none'");
  expect(headers['server'], where).toBeUndefined();
  expect(headers['x-powered-by'], where).toBeUndefined();
  expect(
    Object.keys(headers).filter((name) => name.startsWith('access-control-')),
    where,
  ).toEqual([]);
}

test('every answer of the API is guarded, and a personal one is kept by nobody on the way', async () => {
  let tries = 0;
  for (const route of routes) {
    const { of, ends } = caseOf(route);
    const caller = await callerToEnd(app.url, world, ends);
    const { headers: ofBody, ...body } = bodyOf(route, world);
    const authorization = `Bearer ${caller.api.token}`;
    for (const [id, headers] of [
      [MISSING, ofBody],
      [of ? world.ids[of] : '', ofBody],
      [of ? world.ids[of] : '', { ...ofBody, authorization }],
    ] as const) {
      const answer = await send(app.url, { method: route.method, path: addressOf(route, id), headers, ...body });
      const where = `${route.name}: ${answer.status}`;
      expectGuarded(answer, where);
      expect(answer.headers['cache-control'], where).toMatch(/\bno-store\b|^private, no-cache$/);
      tries += 1;
    }
  }
  recordAttack({ group: GROUP, attack: 'answers of every route', tries, held: tries });
});

test('pages run the scripts of the product alone and stand in no frame', async () => {
  const pages = ['/', '/app', '/?view=history', '/nothing', '/api/docs/', '/assets/main-abc123.js', '/robots.txt'];
  for (const path of pages) {
    const { headers, status } = await get(path);
    const policy = String(headers['content-security-policy']);
    const where = `${path}: ${status} ${policy}`;
    expect(policy, where).toMatch(/script-src 'self'(;|$)/);
    expect(policy, where).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*|http:/);
    expect(policy, where).toContain("frame-ancestors 'none'");
    expect(policy, where).toContain("object-src 'none'");
    expect(policy, where).toContain("base-uri 'none'");
    expect(headers['x-content-type-options'], where).toBe('nosniff');
    expect(headers['server'] ?? headers['x-powered-by'], where).toBeUndefined();
  }
  recordAttack({ group: GROUP, attack: 'policy of the pages', tries: pages.length, held: pages.length });
});

test('the cookie of a sign-in is read by no script and sent to sign-in alone', async () => {
  const body = JSON.stringify({ email: world.email, password: PASSWORD });
  const headers = { 'content-type': 'application/json' };
  const answer = await send(app.url, { method: 'POST', path: '/api/auth/sign-in/email', headers, body });
  const cookies = answer.headers['set-cookie'] ?? [];
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; HttpOnly/i);
    expect(cookie).toMatch(/; SameSite=(Lax|Strict)/i);
    expect(cookie).toMatch(/; Path=\/api\/auth(;|$)/i);
    expect(cookie).not.toMatch(/; Domain=/i);
  }
  recordAttack({ group: GROUP, attack: 'cookies', tries: cookies.length, held: cookies.length });
});

test('no spelling of an address leads to a file beside the pages', async () => {
  const up = [
    '..',
    '%2e%2e',
    '.%2e',
    '%2e.',
    '..%00',
    '%252e%252e',
    '..;',
    '..%5c',
    '%c0%ae%c0%ae',
    '....',
    '%uff0e%uff0e',
    '..%09',
  ];
  const slash = ['/', '%2f', '%5c', '\\', '%252f', '%c0%af', '//', '/./'];
  const target = ['secret', 'data/secret', 'data%2fsecret', '.env', 'assets/.secret', 'assets%2f.secret', 'etc/passwd'];
  const starts = ['/', '/assets/', '/app/', '/api/', '/api/docs/static/', '//', '/assets%2f', '/.'];
  let tries = 0;
  for (const start of starts) {
    for (const dots of up) {
      for (const between of slash) {
        const path = `${start}${dots}${between}${target[tries % target.length]}`;
        const answer = await get(path);
        expect([400, 404, 401], `${path}: ${answer.status}`).toContain(answer.status);
        expect(answer.text, path).not.toContain(SECRET);
        tries += 1;
      }
    }
  }
  for (const path of [
    '/.env',
    '/assets/.secret',
    '/web/.env',
    '/index.html',
    '/app.html',
    '/package.json',
    '/.git/config',
  ]) {
    expect((await get(path)).status, path).toBe(404);
    tries += 1;
  }
  expect((await get('/assets/main-abc123.js')).status).toBe(200);
  recordAttack({ group: GROUP, attack: 'ways to files beside the pages', tries, held: tries });
});

test('no address sends anybody to another site', async () => {
  const elsewhere = [
    '//evil.example',
    '/\\evil.example',
    '/%5cevil.example',
    '/%2f%2fevil.example',
    '/https:%2f%2fevil.example',
    '//evil.example/..',
    '/app//evil.example',
    '///evil.example/%2e%2e',
  ];
  const names = [
    'next',
    'url',
    'redirect',
    'redirect_uri',
    'returnTo',
    'callbackURL',
    'continue',
    'token',
    'email',
    'reset',
  ];
  const paths = ['/', '/app', '/api/auth/get-session', '/api/auth/verify-email', '/api/auth/callback', '/api/docs'];
  const all = [...elsewhere, ...paths.flatMap((path) => names.map((name) => `${path}?${name}=https://evil.example`))];
  for (const path of all) {
    const { headers, status } = await get(path, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    const location = String(headers.location ?? '/');
    expect(new URL(location, 'http://here.example').host, `${path}: ${status} ${location}`).toBe('here.example');
    expect(location).not.toContain('evil');
    expect(headers['refresh'], path).toBeUndefined();
  }
  recordAttack({ group: GROUP, attack: 'redirects to another site', tries: all.length, held: all.length });
});

test('methods that nobody uses do nothing', async () => {
  const methods = [
    'TRACE',
    'OPTIONS',
    'CONNECT',
    'PROPFIND',
    'PUT',
    'DELETE',
    'PATCH',
    'SEARCH',
    'PURGE',
    'COPY',
    'LOCK',
    'LINK',
  ];
  let tries = 0;
  const host = new URL(app.url).host;
  for (const method of methods) {
    for (const path of [
      '/',
      '/app',
      '/api/health',
      '/api/personas/status',
      '/api/jobs/history',
      '/assets/main-abc123.js',
      '*',
    ]) {
      const socket = await openSocket(app.url);
      const lines = [`${method} ${path} HTTP/1.1`, `Host: ${host}`, `Authorization: Bearer ${world.api.token}`];
      await socket.write([...lines, 'X-Echo: what nobody should hear again', 'Connection: close', '', ''].join('\r\n'));
      const heard = await socket.untilClosed();
      const where = `${method} ${path}: ${heard.slice(0, 200)}`;
      for (const status of statusesIn(heard)) expect(status >= 400 && status < 500, where).toBe(true);
      expect(heard, where).not.toContain('what nobody should hear again');
      expect(heard, where).not.toMatch(/^access-control-/im);
      tries += 1;
    }
  }
  recordAttack({ group: GROUP, attack: 'methods that nobody uses', tries, held: tries });
});
