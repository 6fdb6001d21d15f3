import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordAttack, someOf } from '../support/attack-table.ts';
import { startTestApp } from '../support/test-app.ts';
import type { TestApp } from '../support/test-app.ts';
import { describedRoutes, objectPlaces, withValueAt } from './api/described-routes.ts';
import type { JsonSchema, Route } from './api/described-routes.ts';
import { addressOf, bodyOf, caseOf, inOrder, isAsExpected } from './api/route-cases.ts';
import { send, tellingBut } from './api/send.ts';
import type { Received } from './api/send.ts';
import { callerToEnd, createWorld, PASSWORD, STATEFUL } from './api/world.ts';
import type { World } from './api/world.ts';

const GROUP = 'mass assignment';
const MARK = 'slipped-in-7f3a';
const LONG_AGO = '1999-12-31T00:00:00.000Z';

let app: TestApp;
let routes: Route[];
let owner: World;
let victim: World;

beforeAll(async () => {
  app = await startTestApp(STATEFUL);
  [owner, victim] = await Promise.all([createWorld(app.url), createWorld(app.url)]);
  routes = inOrder(await describedRoutes(app.url, owner.api.token)).filter(
    ({ bodyType }) => bodyType === 'application/json',
  );
});

afterAll(() => app.close());

/** What the tables and answers call things that no caller decides. */
function slippedIn(): Record<string, unknown> {
  return {
    id: victim.ids.persona,
    user_id: MARK,
    userId: MARK,
    owner: MARK,
    organization_id: MARK,
    status: 'completed',
    created_at: LONG_AGO,
    createdAt: LONG_AGO,
    updated_at: LONG_AGO,
    completed_at: LONG_AGO,
    emailVerified: true,
    email_verified: true,
    role: 'admin',
    permissions: [MARK],
    scopes: [MARK],
    image: MARK,
    token: MARK,
    written_by: MARK,
    revision: 99,
    versions: 99,
    variant: 99,
    layout_version: 99,
    kind: MARK,
    characters: 1,
    cost_usd: 0.01,
    usage: { cost_usd: MARK },
    citations: [{ claim_id: MARK }],
    checks: [{ id: MARK }],
    flags: [MARK],
    error_message: MARK,
    research_results: { brief: MARK },
    research_options: { recency: MARK },
    claimed_ticket: MARK,
    isAdmin: true,
    callbackURL: 'https://evil.example',
    rememberMe: false,
  };
}

async function call(world: World, route: Route, body: string): Promise<Received> {
  const { of } = caseOf(route);
  return await send(app.url, {
    method: route.method,
    path: addressOf(route, of ? owner.ids[of] : ''),
    headers: { authorization: `Bearer ${world.api.token}`, 'content-type': 'application/json' },
    body,
  });
}

/** The body of the case with what no route takes at one place of it. */
function bodyWith(route: Route, schema: JsonSchema, place: readonly (string | number)[]) {
  const body = JSON.parse(String(bodyOf(route, owner).body)) as unknown;
  const inside = place.reduce<JsonSchema | undefined>(
    (at, step) =>
      typeof step === 'number'
        ? at?.items
        : (at?.properties ?? at?.anyOf?.find(({ properties }) => properties)?.properties)?.[step],
    schema,
  );
  const known = [inside, ...(inside?.anyOf ?? [])].flatMap((one) => Object.keys(one?.properties ?? {}));
  const extra = Object.entries(slippedIn()).filter(([name]) => !known.includes(name));
  return extra.reduce((all, [name, value]) => withValueAt(all, [...place, name], value), body);
}

test('what a route does not take changes nothing, wherever in the body it stands', async () => {
  let tries = 0;
  for (const route of routes.filter(({ name }) => caseOf({ name }).body)) {
    for (const place of objectPlaces(route.body ?? {})) {
      const body = bodyWith(route, route.body ?? {}, place);
      const where = `${route.name} at ${place.join('.') || 'the top'}`;
      const caller = await callerToEnd(app.url, owner, caseOf(route).ends);
      const answer = await call(caller, route, JSON.stringify(body));
      if (place.length === 0) expect(isAsExpected(route, answer.status), `${where}: ${answer.text}`).toBe(true);
      expect(answer.status, where).toBeLessThan(500);
      expect(answer.text, where).not.toContain(MARK);
      expect(answer.text, where).not.toContain(LONG_AGO);
      expect(answer.text, where).not.toContain(victim.ids.persona);
      tries += Object.keys(slippedIn()).length;
    }
  }
  expect(tries).toBeGreaterThan(15 * 30);
  recordAttack({ group: GROUP, attack: 'fields that no caller decides', tries, held: tries });
});

test('nothing of it is found anywhere, with the user or with another one', async () => {
  const session = await owner.api.get('/auth/get-session');
  expect(session.body.user).toMatchObject({ emailVerified: false, email: owner.email });
  const answers = [session.body];
  for (const path of ['/personas', '/jobs/history', '/materials', `/jobs/${owner.ids['finished job']}`]) {
    answers.push((await owner.api.get(path)).body);
  }
  answers.push((await owner.api.get(`/jobs/${owner.ids['finished job']}/outputs`)).body);
  for (const text of answers.map((answer) => JSON.stringify(answer))) {
    expect(text).not.toContain(MARK);
    expect(text).not.toContain(LONG_AGO);
    expect(text).not.toContain(victim.ids.persona);
  }
  expect((await victim.api.get('/personas')).body).toHaveLength(2);
  expect((await victim.api.get('/jobs/history')).body).toHaveLength(5);
});

test('an account that is signed up with more than it is asked for has no more than others', async () => {
  const visitor = await fetch(`${app.url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...slippedIn(), name: 'R', email: 'more@example.test', password: PASSWORD }),
  });
  const { user, organization } = (await visitor.json()) as { user: Record<string, unknown>; organization: unknown };
  expect(user).toMatchObject({ email: 'more@example.test', emailVerified: false });
  expect(user['id']).not.toBe(victim.ids.persona);
  expect(JSON.stringify([user, organization])).not.toContain(MARK);
});

test('names that JavaScript gives a meaning to are refused or ignored, and change no object of the server', async () => {
  const poison = [
    '"__proto__":{"polluted":"yes","isAdmin":true}',
    '"constructor":{"prototype":{"polluted":"yes"}}',
    '"prototype":{"polluted":"yes"}',
    '"toString":"yes","valueOf":1,"hasOwnProperty":false',
    '"\\u005f\\u005fproto\\u005f\\u005f":{"polluted":"yes"}',
    '"then":"yes"',
    '"length":-1',
  ];
  let tries = 0;
  for (const route of routes) {
    const given = String(bodyOf(route, owner).body ?? '{}');
    const caller = await callerToEnd(app.url, owner, caseOf(route).ends);
    const rest = given === '{}' ? '}' : `,${given.slice(1)}`;
    const bodies = poison.flatMap((member) => [`{${member}${rest}`, `{"x":{${member}}${rest}`, `[{${member}}]`]);
    for (const body of someOf(bodies, 4)) {
      const answer = await call(caller, route, body);
      expect(answer.status, `${route.name} with ${body}: ${answer.text}`).toBeLessThan(500);
      expect(Object.hasOwn(Object.prototype, 'polluted'), route.name).toBe(false);
      expect(answer.text, route.name).not.toContain('polluted');
      tries += 1;
    }
  }
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  expect((await owner.api.get('/health')).status).toBe(200);
  recordAttack({ group: GROUP, attack: '__proto__, constructor and their like', tries, held: tries });
});

test('an answer with what was slipped in tells the same as one without', async () => {
  const stays = routes.filter(({ name }) => /estimate|style_profile|put |update-user|materials\/\{id\}$/.test(name));
  expect(stays.length).toBeGreaterThan(4);
  for (const route of stays) {
    const plain = await call(owner, route, String(bodyOf(route, owner).body));
    const more = await call(owner, route, JSON.stringify(bodyWith(route, route.body ?? {}, [])));
    expect(tellingBut(more, MARK), route.name).toEqual(tellingBut(plain, MARK));
  }
});
