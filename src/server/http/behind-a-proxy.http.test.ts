import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../test/support/api-client.ts';
import { createApiClient } from '../../../test/support/api-client.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import type { TestApp } from '../../../test/support/test-app.ts';

const PUBLIC_URL = 'https://manifold.example';
const ACCOUNT = { email: 'ada@example.test', password: 'a long enough password' };

let app: TestApp;
let visitor: ApiClient;

beforeAll(async () => {
  app = await startTestApp({ worker: false, publicUrl: PUBLIC_URL, trustProxy: ['127.0.0.0/8'], signInLimit: 2 });
  visitor = createApiClient(app.url, '');
  await visitor.post('/auth/sign-up/email', ACCOUNT);
});

afterAll(() => app.close());

const signInFrom = (address: string, password: string, headers: Record<string, string> = {}) =>
  visitor.post('/auth/sign-in/email', { ...ACCOUNT, password }, { 'x-forwarded-for': address, ...headers });

test('with a public address on https, cookies travel on https alone and the browser is told to stay there', async () => {
  const answer = await signInFrom('192.0.2.9', ACCOUNT.password, { origin: PUBLIC_URL });
  expect(answer.status).toBe(200);
  expect(answer.headers.getSetCookie()[0]).toMatch(
    /^__Host-manifold\.session_token=(?=.*; Path=\/(?:;|$))(?=.*; Secure)(?!.*Domain)/,
  );
  const [cookie = ''] = answer.headers.getSetCookie()[0]?.split(';') ?? [];
  expect((await visitor.get('/auth/get-session', { cookie })).body.user.email).toBe(ACCOUNT.email);
  const tossed = cookie.replace('__Host-', '__Secure-');
  expect((await visitor.get('/auth/get-session', { cookie: tossed })).body, 'set by a sibling domain').toBeNull();
  expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
  expect((await signInFrom('192.0.2.9', ACCOUNT.password, { origin: app.url })).status, 'the inner address').toBe(403);
});

test('the proxy’s word on addresses counts, so that one guesser does not lock the others out', async () => {
  for (let n = 0; n < 2; n += 1) expect((await signInFrom('192.0.2.1', 'not the password')).status).toBe(401);
  expect((await signInFrom('192.0.2.1', ACCOUNT.password)).status).toBe(429);
  expect(
    (await signInFrom('198.51.100.7, 192.0.2.1', ACCOUNT.password)).status,
    'what a client claims is no address',
  ).toBe(429);
  expect((await signInFrom('192.0.2.2', ACCOUNT.password)).status).toBe(200);
});
