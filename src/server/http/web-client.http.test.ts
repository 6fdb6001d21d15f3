import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '../../../test/support/test-app.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import { clientConfig } from '../../core/contracts/client-config.ts';
import { EMBEDDED_AUTH } from '../../../test/fakes/embedded-auth.ts';

const page = (name: string) => `<!doctype html><title>${name}</title><!--client-config--><p>${name}</p>`;
const SCRIPT = 'console.log("a rather long script that is worth compressing");'.repeat(20);

let webDir: string;
let app: TestApp;

beforeAll(async () => {
  webDir = mkdtempSync(join(tmpdir(), 'manifold-web-'));
  mkdirSync(join(webDir, 'assets'));
  for (const name of ['index', 'app', '404']) writeFileSync(join(webDir, `${name}.html`), page(name));
  writeFileSync(join(webDir, 'assets', 'main-abc123.js'), SCRIPT);
  writeFileSync(join(webDir, 'assets', 'main-abc123.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(webDir, 'theme.js'), '');
  writeFileSync(join(webDir, '.env'), 'SECRET=1\n');
  app = await startTestApp({ worker: false, webDir });
});

afterAll(async () => {
  await app.close();
  rmSync(webDir, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(app.url + path, { headers });

test('the pages: landing, workspace, and the 404 page for everything else', async () => {
  for (const [path, status, name] of [
    ['/', 200, 'index'],
    ['/?view=history', 200, 'index'],
    ['/app', 200, 'app'],
    ['/app?view=history', 200, 'app'],
    ['/nothing', 404, '404'],
    ['/app/nothing', 404, '404'],
    ['/index.html', 404, '404'],
    ['/apix', 404, '404'],
    ['/%2e%2e/%2e%2e/etc/passwd', 404, '404'],
    ['/.env', 404, '404'],
    ['/%zz', 404, '404'],
  ] as const) {
    const answer = await get(path);
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
      path,
      status,
      'text/html; charset=utf-8',
    ]);
    expect(answer.headers.get('cache-control'), path).toBe('no-cache');
    expect(answer.headers.get('content-security-policy'), path).toContain("default-src 'self'");
    expect(await answer.text(), path).toContain(`<p>${name}</p>`);
  }
  expect((await get('/')).headers.get('x-robots-tag')).toBeNull();
  expect((await get('/app')).headers.get('x-robots-tag')).toBe('noindex');
});

test('a page carries the configuration, and an unchanged one is not sent again', async () => {
  const answer = await get('/');
  const block =
    /<script type="application\/json" id="client-config">(.*?)<\/script>/.exec(await answer.text())?.[1] ?? '';
  expect(block).not.toContain('<');
  expect(clientConfig.parse(JSON.parse(block)).auth).toEqual(EMBEDDED_AUTH);
  const again = await get('/', { 'if-none-match': answer.headers.get('etag') ?? '' });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', null],
])('a page is sent to who takes %s as %s, and says the same', async (takes, encoding) => {
  const plain = await get('/', { 'accept-encoding': 'identity' });
  for (const _time of ['first', 'again']) {
    const answer = await get('/', { 'accept-encoding': takes });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('accept-encoding');
    expect(answer.headers.get('etag')).toBe(plain.headers.get('etag'));
    expect(await answer.text()).toContain('<p>index</p>');
  }
  const tag = plain.headers.get('etag') ?? '';
  const again = await get('/', { 'accept-encoding': takes, 'if-none-match': tag });
  expect([again.status, again.headers.get('content-encoding'), await again.text()]).toEqual([304, null, '']);
});

test('files with a hash in their name are kept for ever, others are asked for again; compressed where there is a copy', async () => {
  const script = await get('/assets/main-abc123.js', { 'accept-encoding': 'br' });
  expect(script.status).toBe(200);
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(script.headers.get('content-encoding')).toBe('br');
  expect(script.headers.get('content-type')).toMatch(/javascript/);
  expect(await script.text()).toBe(SCRIPT);
  const plain = await get('/assets/main-abc123.js', { 'accept-encoding': 'identity' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(SCRIPT);
  expect((await get('/theme.js')).headers.get('cache-control')).toBe('no-cache');
  const missing = await get('/assets/main-other.js');
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-cache']);
});

test('pages may run the product’s own scripts alone and stand in nobody’s frame', async () => {
  const policy = (await get('/')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).not.toContain('unsafe-eval');
  expect((await get('/assets/main-abc123.js')).headers.get('x-content-type-options')).toBe('nosniff');
});

test('under /api a wrong address stays an answer of the API', async () => {
  for (const path of ['/api', '/api/', '/api/nothing', '/api?x']) {
    const answer = await get(path);
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 404, 'application/problem+json']);
  }
});

test('an address of the API is one in any spelling', async () => {
  for (const path of ['/api/config', '/%61pi/config', '/api/%63onfig/', '/api/jobs/%zz']) {
    const answer = await get(path);
    expect(answer.headers.get('cache-control'), path).toBe('no-store');
    expect(answer.headers.get('content-security-policy'), path).toContain("default-src 'none'");
    expect(answer.headers.get('x-request-id'), path).not.toBeNull();
  }
});

test('the API can be read in a browser', async () => {
  const docs = await get('/api/docs/');
  expect(docs.status).toBe(200);
  expect(await docs.text()).toContain('swagger-ui');
  expect((await get('/api/docs/static/swagger-initializer.js')).status).toBe(200);
  expect((await (await get('/api/docs/json')).json()) as object).toMatchObject({ openapi: '3.1.0' });
});
