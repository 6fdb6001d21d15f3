import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordAttack } from '../support/attack-table.ts';
import { readEvents } from '../support/event-reader.ts';
import { startTestApp } from '../support/test-app.ts';
import type { TestApp } from '../support/test-app.ts';
import { describedRoutes, textPlaces, withValueAt } from './api/described-routes.ts';
import type { Route } from './api/described-routes.ts';
import { addressOf, bodyOf, caseOf, inOrder, isAsExpected, MISSING, ROUTE_CASES } from './api/route-cases.ts';
import { send, telling, tellingBut } from './api/send.ts';
import type { Received, Sent } from './api/send.ts';
import { callerToEnd, createWorld, OBJECTS, STATEFUL, WORLD_OBJECTS } from './api/world.ts';
import type { World } from './api/world.ts';

const GROUP = 'two users';
/** The id of nothing, however it is written. */
const MALFORMED = ['0', 'undefined', '%00', '%27%20or%201%3D1', '..%2f..%2fpersonas', `${MISSING}0`, 'x'.repeat(80)];

let app: TestApp;
let routes: Route[];
let owner: World;
let stranger: World;
let before: Record<string, string>;

beforeAll(async () => {
  app = await startTestApp(STATEFUL);
  [owner, stranger] = await Promise.all([createWorld(app.url), createWorld(app.url)]);
  routes = await describedRoutes(app.url, owner.api.token);
  before = await everythingOf(owner);
});

afterAll(() => app.close());

const as = ({ api }: World) => ({ authorization: `Bearer ${api.token}` });

async function call(world: World, route: Route, id: string, headers: Sent['headers'] = {}): Promise<Received> {
  const { headers: ofBody, ...body } = bodyOf(route, world);
  const path = addressOf(route, id);
  return await send(app.url, { method: route.method, path, headers: { ...as(world), ...ofBody, ...headers }, ...body });
}

/** All that the user can read, by address. */
async function everythingOf(world: World): Promise<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const route of routes.filter(
    ({ method, name }) => method === 'GET' && !/\/(?:auth\/|events|account\/export)/.test(name),
  )) {
    for (const id of route.inPath.includes('id') ? Object.values(world.ids) : ['']) {
      const path = addressOf(route, id);
      const { status, text } = await send(app.url, { method: 'GET', path, headers: as(world) });
      all[path] = `${status} ${text}`;
    }
  }
  return all;
}

const withId = () => routes.filter(({ inPath }) => inPath.includes('id'));

test('every route that the product describes has a case here, and every case a route', () => {
  expect(routes.map(({ name }) => name).toSorted()).toEqual(Object.keys(ROUTE_CASES).toSorted());
  const open = routes.filter(({ path, inPath }) => inPath.length > 0 && !path.includes('{id}'));
  expect(
    open.map(({ name }) => name),
    'every address with an id names the object by {id}',
  ).toEqual([]);
});

test('the id of another’s object is answered as one that is nobody’s, whatever the object and its state', async () => {
  let tries = 0;
  for (const route of withId()) {
    const missing = await call(stranger, route, MISSING);
    expect(missing.status, route.name).toBe(404);
    for (const what of OBJECTS) {
      const foreign = await call(stranger, route, owner.ids[what]);
      expect(telling(foreign), `${route.name} of the ${what}`).toEqual(telling(missing));
      tries += 1;
    }
  }
  expect(tries).toBeGreaterThan(20 * 17);
  recordAttack({ group: GROUP, attack: 'another’s id in the address, by route, object and state', tries, held: tries });
});

test('an id of another kind, a malformed one and one of what was deleted lead nowhere, also for the owner', async () => {
  let tries = 0;
  for (const route of withId()) {
    const { of = 'persona' } = caseOf(route);
    const missing = await call(stranger, route, MISSING);
    const others = OBJECTS.filter((what) => WORLD_OBJECTS[what] !== WORLD_OBJECTS[of]);
    for (const id of [...others.map((what) => stranger.ids[what]), ...MALFORMED]) {
      const answer = await call(stranger, route, id);
      expect(telling(answer), `${route.name} of ${id}`).toEqual(telling(missing));
      tries += 1;
    }
  }
  recordAttack({ group: GROUP, attack: 'deleted, malformed and mistaken ids', tries, held: tries });
});

test('another’s ETag, Idempotency-Key and event id open nothing', async () => {
  let tries = 0;
  for (const route of withId()) {
    const of = caseOf(route).of ?? 'persona';
    const missing = await call(stranger, route, MISSING);
    const tricks: Record<string, string>[] = [];
    if (route.hasTag) {
      const { headers } = await call(owner, route, owner.ids[of]);
      expect(headers.etag, route.name).toBeTruthy();
      tricks.push({ 'if-none-match': headers.etag ?? '' }, { 'if-none-match': '*' });
    }
    if (route.headers.includes('if-match')) {
      const piece = await send(app.url, { method: 'GET', path: `/api/outputs/${owner.ids.piece}`, headers: as(owner) });
      tricks.push({ 'if-match': piece.headers.etag ?? '' }, { 'if-match': '*' });
    }
    if (route.headers.includes('idempotency-key')) tricks.push({ 'idempotency-key': 'of the owner' });
    if (route.headers.includes('last-event-id'))
      tricks.push({ 'last-event-id': '0-1' }, { 'last-event-id': 'f00-999' });
    for (const headers of tricks) {
      const foreign = await call(stranger, route, owner.ids[of], headers);
      expect(telling(foreign), `${route.name} with ${JSON.stringify(headers)}`).toEqual(telling(missing));
      tries += 1;
    }
  }
  expect(tries).toBeGreaterThan(8);
  recordAttack({ group: GROUP, attack: 'another’s ETag, Idempotency-Key and event id', tries, held: tries });
});

test('what names an object in a body or a query names another’s as little as a missing one', async () => {
  let tries = 0;
  for (const route of routes) {
    for (const place of placesOfIds(route)) {
      const where = `${route.name} with an id in ${[place].flat().join('.')}`;
      const missing = await sendWith(route, place, MISSING);
      for (const id of [...Object.values(owner.ids), owner.api.token]) {
        const answer = await sendWith(route, place, id);
        expect(tellingBut(answer, id), where).toEqual(tellingBut(missing, MISSING));
        tries += 1;
      }
      if (TELLS_NOTHING.test(where)) continue;
      const own = await Promise.all(Object.values(stranger.ids).map((id) => sendWith(route, place, id)));
      expect(own.filter(({ text }) => text !== missing.text).length, `${where} of the caller’s own`).toBeGreaterThan(0);
    }
  }
  expect(tries).toBeGreaterThan(8 * 17);
  recordAttack({ group: GROUP, attack: 'another’s id in a body or query', tries, held: tries });
});

test('one key of two users is two keys', async () => {
  let tries = 0;
  for (const route of routes.filter(
    ({ headers, inPath }) => headers.includes('idempotency-key') && inPath.length === 0,
  )) {
    const key = { 'idempotency-key': `both have it: ${route.name}` };
    const [first, second] = [await call(owner, route, '', key), await call(stranger, route, '', key)];
    expect([first.status, second.status], route.name).toEqual([201, 201]);
    expect(idIn(second), route.name).not.toBe(idIn(first));
    expect(second.headers.location, route.name).not.toBe(first.headers.location);
    const again = await call(owner, route, '', key);
    expect(idIn(again), route.name).toBe(idIn(first));
    await send(app.url, { method: 'DELETE', path: first.headers.location ?? '', headers: as(owner) });
    tries += 1;
  }
  expect(tries).toBeGreaterThan(2);
  recordAttack({ group: GROUP, attack: 'the same Idempotency-Key', tries, held: tries });
});

test('somebody with an own job and another’s event id is told of the own job alone', async () => {
  const ownerReads = await readEvents(app.url, owner.api, owner.ids['waiting job']);
  const told = await ownerReads.next();
  await ownerReads.close();
  const strangerReads = await readEvents(app.url, stranger.api, stranger.ids['waiting job'], told?.id);
  const event = await strangerReads.next();
  await strangerReads.close();
  expect(event).toMatchObject({ name: 'snapshot', data: { job: { id: stranger.ids['waiting job'] } } });
});

test('after all that the owner reads what stood there before, and the stranger lists nothing of it', async () => {
  expect(await everythingOf(owner)).toEqual(before);
  const all = JSON.stringify(await everythingOf(stranger));
  for (const what of OBJECTS) expect(all.includes(owner.ids[what]), what).toBe(all.includes(`/${owner.ids[what]}`));
  expect((await owner.api.get('/auth/list-sessions')).body).toHaveLength(2);
});

test('the same calls by the one whose objects they are succeed', async () => {
  for (const route of inOrder(routes)) {
    const { of, ends } = caseOf(route);
    const caller = await callerToEnd(app.url, owner, ends);
    const answer = await call(caller, route, of ? owner.ids[of] : '');
    expect(isAsExpected(route, answer.status), `${route.name}: ${answer.status} ${answer.text}`).toBe(true);
  }
});

/** Text that says something and names nothing. Whatever else a body or query takes is tried as an id. */
const WORDS =
  /^(?:\d+|name|email|password|currentPassword|newPassword|business_description|tone_voice|language|style_profile|topic|title|text|url|fusion_content|content|search|status_filter|confirm)$/;

/** What the caller's own ids change nothing about either. */
const TELLS_NOTHING = /jobs\/estimate|in token$/;

const listsWords = /^(?:page|pieces)$|answers|objectives|_terms|_facts|_samples|formats|_sites/;

function placesOfIds(route: Route): ((string | number)[] | string)[] {
  const inBody = route.bodyType === 'application/json' && route.body ? textPlaces(route.body) : [];
  const names = (place: readonly (string | number)[]) =>
    !WORDS.test(String(place.at(-1))) && !place.some((step) => listsWords.test(String(step)));
  const inQuery = Object.entries(route.inQuery).filter(([name, { type }]) => type === 'string' && !WORDS.test(name));
  return [...inBody.filter((place) => names(place)), ...inQuery.map(([name]) => name)];
}

/** The stranger's call with an id at one place of its body or, where that is one word, its query. */
async function sendWith(route: Route, place: readonly (string | number)[] | string, id: string): Promise<Received> {
  const { of } = caseOf(route);
  const address = addressOf(route, of ? stranger.ids[of] : '');
  const query = typeof place === 'string' ? `?${place}=${id}` : '';
  const body = typeof place === 'string' ? undefined : withValueAt(caseOf(route).body?.(stranger), place, id);
  return await send(app.url, {
    method: route.method,
    path: `${address}${query}`,
    headers: { ...as(stranger), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

const idIn = ({ text }: Received): unknown => (JSON.parse(text) as { id?: unknown }).id;
