import { afterAll, beforeAll, expect, test } from 'vitest';
import { JOB_STATUSES } from '../../src/core/rules/job-status.ts';
import { SCOPES } from '../../src/core/rules/scopes.ts';
import type { Scope } from '../../src/core/rules/scopes.ts';
import { recordAttack } from '../support/attack-table.ts';
import { startTestApp } from '../support/test-app.ts';
import type { TestApp } from '../support/test-app.ts';
import { describedRoutes } from './api/described-routes.ts';
import type { Route } from './api/described-routes.ts';
import { addressOf, bodyOf, caseOf, inOrder, MISSING } from './api/route-cases.ts';
import { send, telling } from './api/send.ts';
import type { Received } from './api/send.ts';
import { createWorld, OBJECTS, STATEFUL } from './api/world.ts';
import type { World } from './api/world.ts';

const GROUP = 'two users';

let app: TestApp;
let owner: World;
let stranger: World;
/** Behind a sign-in of any kind. */
let closed: Route[];

beforeAll(async () => {
  app = await startTestApp(STATEFUL);
  [owner, stranger] = await Promise.all([createWorld(app.url), createWorld(app.url)]);
  const routes = inOrder(await describedRoutes(app.url, owner.api.token));
  closed = routes.filter((route) => !route.isPublic && !caseOf(route).harmless);
});

afterAll(() => app.close());

/** What a route is for, told by its address alone; undefined where somebody has to be signed in. */
function scopeOf({ name, method, path }: Route): Scope | undefined {
  const [, , what] = path.split('/');
  // It is asked by POST for the size of its question, and makes nothing.
  if (name === 'post /api/jobs/estimate') return 'jobs:read';
  const kind = what === 'outputs' ? 'jobs' : what;
  return SCOPES.find((scope) => scope === `${kind}:${method === 'GET' ? 'read' : 'write'}`);
}

async function tokenFor(world: World, scopes: readonly Scope[]): Promise<string> {
  const { status, body } = await world.api.post('/access-tokens', { name: 'T', scopes, expires_in_days: 30 });
  if (status !== 201) throw new Error(`No token: ${status} ${JSON.stringify(body)}`);
  return body.token;
}

async function call(route: Route, token: string, id: string): Promise<Received> {
  const { headers, ...body } = bodyOf(route, owner);
  const authorization = `Bearer ${token}`;
  return await send(app.url, {
    method: route.method,
    path: addressOf(route, id),
    headers: { ...headers, authorization },
    ...body,
  });
}

test('a token without the scope of a route does nothing there, whatever else it may do', async () => {
  let tries = 0;
  for (const scope of SCOPES) {
    const others = await tokenFor(
      owner,
      SCOPES.filter((one) => one !== scope),
    );
    for (const route of closed.filter((one) => scopeOf(one) === scope)) {
      const { of } = caseOf(route);
      const answer = await call(route, others, of ? owner.ids[of] : '');
      expect(answer.status, `${route.name} without ${scope}`).toBe(403);
      expect(answer.headers['www-authenticate'], route.name).toContain(`scope="${scope}"`);
      expect(telling(await call(route, others, MISSING)), 'nor tells what there is').toEqual(telling(answer));
      tries += 2;
    }
  }
  expect(tries).toBeGreaterThan(50);
  recordAttack({ group: GROUP, attack: 'an access token without the scope', tries, held: tries });
});

/** Ids, times and words of a receipt tell nothing. */
const isText = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length >= 12 &&
  !JOB_STATUSES.some((status) => status === value) &&
  !/^[0-9a-f-]{36}$|^\d{4}-\d\d-\d\dT/.test(value);

/** Every text in a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (isText(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** What the owner can read of what is theirs, by what a receipt must not hold. */
async function textsOf({ api, ids }: World): Promise<string[]> {
  const jobs = ['finished job', 'waiting job', 'job to cancel', 'failed job'] as const;
  const paths = [
    ...jobs.flatMap((name) => [`/jobs/${ids[name]}`, `/jobs/${ids[name]}/outputs`]),
    `/outputs/${ids.piece}/versions`,
    '/personas',
    '/materials',
    ...(['note', 'link', 'file'] as const).map((name) => `/materials/${ids[name]}`),
  ];
  const answers = await Promise.all(paths.map((path) => api.get(path)));
  return [...new Set(answers.flatMap(({ body }) => textsIn(body)))];
}

test('a token that may write and not read sees no text, also where a call is repeated', async () => {
  const world = await createWorld(app.url);
  const texts = await textsOf(world);
  expect(texts.length).toBeGreaterThan(20);
  const writers = SCOPES.filter((scope) => scope.endsWith(':write'));
  const readers = SCOPES.filter((scope) => scope.endsWith(':read'));
  let tries = 0;
  for (const scope of writers) {
    // Whatever else may be read, what is written here may not.
    const others = readers.filter((one) => one !== scope.replace('write', 'read'));
    const tokens = await Promise.all([[scope], [...writers, ...others]].map((scopes) => tokenFor(world, scopes)));
    for (const route of closed.filter((one) => scopeOf(one) === scope && one.method !== 'DELETE')) {
      const { of } = caseOf(route);
      const { headers, ...body } = bodyOf(route, world);
      const sent =
        route.bodyType === 'application/json' && typeof body.body === 'string' ? textsIn(JSON.parse(body.body)) : [];
      const call = (token: string) =>
        send(app.url, {
          method: route.method,
          path: addressOf(route, of ? world.ids[of] : ''),
          headers: { ...headers, authorization: `Bearer ${token}`, 'idempotency-key': `walk ${route.name}` },
          ...body,
        });
      // Then it is the answer to a person that is kept, and repeated.
      if (route.headers.includes('idempotency-key')) expect((await call(world.api.token)).status).toBeLessThan(300);
      const statuses: number[] = [];
      for (const token of tokens) {
        const answer = await call(token);
        statuses.push(answer.status);
        const seen = texts.filter((text) => !sent.includes(text) && answer.text.includes(JSON.stringify(text)));
        expect(seen, route.name).toEqual([]);
        if (answer.status < 300 && !route.name.endsWith('style_profile')) {
          expect(textsIn(JSON.parse(answer.text)), route.name).toEqual([]);
        }
        tries += 1;
      }
      // What was done once cannot always be done again.
      expect(statuses[0], route.name).toBeLessThan(300);
    }
  }
  expect(tries).toBeGreaterThan(24);
  recordAttack({ group: GROUP, attack: 'reading by an access token that may only write', tries, held: tries });
});

test('kept material is named in a project by a token that may read it, and by no other', async () => {
  const body = {
    persona_id: owner.ids.persona,
    topic: 'x',
    desired_formats: ['X Post'],
    material: [{ id: owner.ids.note }],
  };
  const start = async (scopes: readonly Scope[], more: object) => {
    const headers = { authorization: `Bearer ${await tokenFor(owner, scopes)}` };
    return await owner.api.post('/jobs', { ...body, ...more }, headers);
  };
  const refused = await start(['jobs:read', 'jobs:write'], {});
  expect([refused.status, refused.body.detail]).toEqual([
    403,
    'This access token lacks the scope materials:read. Make one that has it on your account page.',
  ]);
  const receipt = await start(['jobs:write'], { material: [{ text: 'Sent with the project.' }] });
  expect([receipt.status, Object.keys(receipt.body)]).toEqual([201, ['id', 'status']]);
  expect(receipt.headers.get('location')).toBe(`/api/jobs/${receipt.body.id}`);
  const whole = await start(['jobs:read', 'jobs:write', 'materials:read'], {});
  expect([whole.status, whole.body.topic, whole.body.material[0].material_id]).toEqual([201, 'x', owner.ids.note]);
  recordAttack({ group: GROUP, attack: 'kept material read through a project', tries: 1, held: 1 });
});

test('no token reaches the account, its sign-ins or its tokens, even with every scope', async () => {
  const all = await tokenFor(owner, SCOPES);
  const personal = closed.filter((route) => scopeOf(route) === undefined);
  expect(personal.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['post /api/access-tokens', 'get /api/account/export', 'post /api/account/delete']),
  );
  for (const route of personal) {
    const { of } = caseOf(route);
    const answer = await call(route, all, of ? owner.ids[of] : '');
    expect([401, 403], `${route.name}: ${answer.text}`).toContain(answer.status);
  }
  expect((await owner.api.get('/account')).status, 'the account is still there').toBe(200);
  expect((await owner.api.get('/auth/list-sessions')).body).toHaveLength(2);
  recordAttack({
    group: GROUP,
    attack: 'an access token where a person has to sign in',
    tries: personal.length,
    held: personal.length,
  });
});

test('another’s token with every scope finds nothing of the owner’s', async () => {
  const foreign = await tokenFor(stranger, SCOPES);
  let tries = 0;
  for (const route of closed.filter((one) => one.inPath.includes('id') && scopeOf(one))) {
    const missing = await call(route, foreign, MISSING);
    expect(missing.status, route.name).toBe(404);
    for (const what of OBJECTS) {
      expect(telling(await call(route, foreign, owner.ids[what])), `${route.name} of ${what}`).toEqual(
        telling(missing),
      );
      tries += 1;
    }
  }
  recordAttack({ group: GROUP, attack: 'another’s access token', tries, held: tries });
});

test('a token ends with its revocation and with the account, on every route', async () => {
  const made = await stranger.api.post('/access-tokens', { name: 'T', scopes: SCOPES, expires_in_days: null });
  const kept = await tokenFor(stranger, SCOPES);
  expect((await stranger.api.delete(`/access-tokens/${made.body.id}`)).status).toBe(204);
  const { status } = await stranger.api.post('/account/delete', { confirm: 'a long enough password' });
  expect(status).toBe(200);
  let tries = 0;
  for (const token of [made.body.token as string, kept, stranger.api.token]) {
    for (const route of closed) {
      const { of } = caseOf(route);
      const answer = await call(route, token, of ? stranger.ids[of] : '');
      expect(answer.status, route.name).toBe(401);
      tries += 1;
    }
  }
  recordAttack({ group: GROUP, attack: 'tokens of a deleted account, and revoked ones', tries, held: tries });
});
