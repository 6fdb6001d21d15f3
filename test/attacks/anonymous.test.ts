import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiClient } from '../support/api-client.ts';
import { recordAttack } from '../support/attack-table.ts';
import { startTestApp } from '../support/test-app.ts';
import type { TestApp } from '../support/test-app.ts';
import { describedRoutes } from './api/described-routes.ts';
import type { Route } from './api/described-routes.ts';
import { addressOf, bodyOf, caseOf } from './api/route-cases.ts';
import { send, telling } from './api/send.ts';
import type { Received, Sent } from './api/send.ts';
import { createWorld, PASSWORD, STATEFUL } from './api/world.ts';
import type { World } from './api/world.ts';

const GROUP = 'anonymous callers';
const FOREIGN = 'https://evil.example';

/** What anybody may ask; sign-in is where one stops being nobody. */
const OPEN = [
  'get /api/auth/verify-email',
  'get /api/config',
  'get /api/health',
  'post /api/auth/forgot-password',
  'post /api/auth/reset-password',
  'post /api/auth/send-verification-email',
  'post /api/auth/sign-in/email',
  'post /api/auth/sign-up/email',
];

let app: TestApp;
let routes: Route[];
let owner: World;
/** The owner's cookie, as a browser sends it. */
let cookie: string;

beforeAll(async () => {
  app = await startTestApp(STATEFUL);
  owner = await createWorld(app.url);
  routes = await describedRoutes(app.url, owner.api.token);
  const visitor = createApiClient(app.url, '');
  const signedIn = await visitor.post('/auth/sign-in/email', { email: owner.email, password: PASSWORD });
  cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
});

afterAll(() => app.close());

async function call(route: Route, headers: Sent['headers'] = {}, query = ''): Promise<Received> {
  const { of } = caseOf(route);
  const { headers: ofBody, ...body } = bodyOf(route, owner);
  const path = `${addressOf(route, of ? owner.ids[of] : '')}${query}`;
  return await send(app.url, { method: route.method, path, headers: { ...ofBody, ...headers }, ...body });
}

const closed = () => routes.filter((route) => !route.isPublic && !caseOf(route).harmless);

function expectRefused(answer: Received, where: string) {
  expect([answer.status, answer.headers['www-authenticate']], where).toEqual([401, 'Bearer']);
  expect(JSON.parse(answer.text), where).toEqual({
    type: 'about:blank',
    title: 'Unauthorized',
    status: 401,
    detail: 'Authentication required',
  });
  expect(answer.headers['cache-control'], where).toBe('no-store');
  const given = (answer.headers['set-cookie'] ?? []).filter((line) => !line.includes('=; Max-Age=0;'));
  expect(given, where).toEqual([]);
}

test('few routes are open, and each of them says so', () => {
  const open = routes.filter(({ isPublic }) => isPublic).map(({ name }) => name);
  expect(open.toSorted()).toEqual(OPEN);
});

test('without a token, and with anything that is none, every other route is closed', async () => {
  const { token } = owner.api;
  const junk: Sent['headers'][] = [
    {},
    { authorization: '' },
    { authorization: 'Bearer' },
    { authorization: 'Bearer ' },
    { authorization: 'Bearer null' },
    { authorization: 'Bearer undefined' },
    { authorization: `Basic ${Buffer.from(`${owner.email}:${PASSWORD}`).toString('base64')}` },
    { authorization: `Digest username="${owner.email}"` },
    { authorization: token },
    { authorization: `Token ${token}` },
    { authorization: `Bearer ${token} ${token}` },
    { authorization: `Bearer ${token},Bearer ${token}` },
    { authorization: `Bearer Bearer ${token}` },
    { authorization: `Bearer "${token}"` },
    { authorization: `Bearer ${token.slice(0, -1)}` },
    { authorization: `Bearer ${token}%00` },
    { authorization: `Bearer ${'A'.repeat(8_000)}` },
    { authorization: `Bearer ' or '1'='1` },
    { authorization: 'Bearer __proto__' },
    { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.' },
    { authorization: `Bearer ${owner.ids.persona}` },
    { authorization: 'Bearer \u00e9\u00ff' },
    { authorization: ['Bearer nobody', `Bearer ${token}`] },
    { 'x-authorization': `Bearer ${token}` },
    { 'proxy-authorization': `Bearer ${token}` },
    { 'x-forwarded-user': owner.email, 'x-user-id': '1', 'x-remote-user': owner.email },
    { 'x-http-method-override': 'GET', 'x-original-url': '/api/health', 'x-rewrite-url': '/api/config' },
  ];
  let tries = 0;
  for (const route of closed()) {
    for (const headers of junk) {
      expectRefused(await call(route, headers), `${route.name} with ${JSON.stringify(headers)}`);
      tries += 1;
    }
  }
  expect(tries).toBeGreaterThan(35 * junk.length);
  recordAttack({ group: GROUP, attack: 'junk for a token on every route', tries, held: tries });
});

test('a token in the address is none', async () => {
  let tries = 0;
  for (const route of closed()) {
    for (const name of ['token', 'access_token', 'authorization', 'api_key']) {
      const answer = await call(route, {}, `?${name}=${owner.api.token}`);
      expectRefused(answer, `${route.name} with ?${name}`);
      tries += 1;
    }
  }
  recordAttack({ group: GROUP, attack: 'a token in the address', tries, held: tries });
});

test('a cookie opens nothing outside of sign-in, and adds nothing to a token', async () => {
  let tries = 0;
  for (const route of closed().filter(({ path }) => !path.startsWith('/api/auth/'))) {
    for (const headers of [
      { cookie },
      { cookie: `${cookie}; token=${owner.api.token}` },
      { cookie, origin: app.url },
    ]) {
      expectRefused(await call(route, headers), `${route.name} with a cookie`);
      tries += 1;
    }
  }
  recordAttack({ group: GROUP, attack: 'a cookie instead of a token', tries, held: tries });
});

test('another site’s page reaches no route of sign-in, cookie or not', async () => {
  let tries = 0;
  const ofAuth = routes.filter((route) => route.path.startsWith('/api/auth/') && !caseOf(route).isLink);
  expect(ofAuth.length).toBeGreaterThan(8);
  const pages: Record<string, string>[] = [
    { origin: FOREIGN },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: `${app.url}.evil.example` },
    { origin: app.url.replace('http:', 'https:') },
  ];
  for (const route of ofAuth) {
    for (const page of pages) {
      const where = `${route.name} from ${JSON.stringify(page)}`;
      const answer = await call(route, { cookie, ...page });
      expect(answer.status, where).toBe(403);
      expect(answer.headers['set-cookie'], where).toBeUndefined();
      tries += 1;
    }
  }
  expect((await owner.api.get('/auth/list-sessions')).body.length).toBeGreaterThan(1);
  recordAttack({ group: GROUP, attack: 'another site’s page on the routes of sign-in', tries, held: tries });
});

test('no answer lets another site’s page read it', async () => {
  let tries = 0;
  for (const route of routes) {
    const answers = [
      await call(route, { origin: FOREIGN }),
      await send(app.url, {
        method: 'OPTIONS',
        path: addressOf(route, owner.ids.persona),
        headers: {
          origin: FOREIGN,
          'access-control-request-method': route.method,
          'access-control-request-headers': 'authorization',
        },
      }),
    ];
    for (const { headers, status } of answers) {
      const cors = Object.keys(headers).filter((name) => name.startsWith('access-control-'));
      expect(cors, route.name).toEqual([]);
      expect(headers['cross-origin-resource-policy'], `${route.name}: ${status}`).toBe('same-origin');
      tries += 1;
    }
  }
  recordAttack({ group: GROUP, attack: 'another site’s page that wants to read', tries, held: tries });
});

test('who is nobody is told the same whether or not the object is there', async () => {
  for (const route of closed().filter(({ inPath }) => inPath.length > 0)) {
    const path = addressOf(route, 'nothing');
    const missing = await send(app.url, { method: route.method, path });
    expect(telling(await call(route)), route.name).toEqual(telling(missing));
  }
});
