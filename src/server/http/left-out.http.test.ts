import { afterAll, beforeAll, expect, test } from 'vitest';
import { describedRoutes, withValueAt } from '../../../test/attacks/api/described-routes.ts';
import type { JsonSchema, Route } from '../../../test/attacks/api/described-routes.ts';
import { addressOf, caseOf } from '../../../test/attacks/api/route-cases.ts';
import { createWorld, PASSWORD, signedInAgain, STATEFUL } from '../../../test/attacks/api/world.ts';
import type { World } from '../../../test/attacks/api/world.ts';
import { light, OPINION, PERSONA } from '../../../test/support/job-story.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import type { HistoryJob, Job } from '../../core/contracts/job.ts';

type Place = readonly string[];

let app: TestApp;
let world: World;
let routes: Route[];

beforeAll(async () => {
  app = await startTestApp(STATEFUL);
  world = await createWorld(app.url);
  routes = await describedRoutes(app.url, world.api.token);
});

afterAll(() => app.close());

/** Fields of a body that may be left out, those of objects within it too. */
function optionalFields({ anyOf = [], properties = {}, required = [] }: JsonSchema, at: Place = []): Place[] {
  return [
    ...anyOf.flatMap((one) => optionalFields(one, at)),
    ...Object.entries(properties).flatMap(([name, one]) => [
      ...(required.includes(name) ? [] : [[...at, name]]),
      ...optionalFields(one, [...at, name]),
    ]),
  ];
}

test('a field that may be left out may be null, in every body of every route', async () => {
  const refused: string[] = [];
  let tries = 0;
  for (const route of routes) {
    const { body: given, of, ends } = caseOf(route);
    if (!route.body || !given || ends !== undefined || route.bodyType !== 'application/json') continue;
    for (const place of optionalFields(route.body)) {
      const send = async (value: unknown) => {
        const method = route.method.toLowerCase() as 'post' | 'put' | 'patch';
        const address = addressOf(route, of ? world.ids[of] : '').replace(/^\/api/, '');
        const answer = await world.api[method](address, withValueAt(given(world), place, value));
        // A change of the password ends sign-ins.
        if (answer.status === 401) world = await signedInAgain(app.url, world);
        return answer;
      };
      const [absent, isNull] = [await send(undefined), await send(null)];
      tries += 1;
      if (isNull.status === 422 && isNull.body.detail !== absent.body?.detail)
        refused.push(`${route.name}: ${place.join('.')}: ${absent.status}, ${isNull.body.detail}`);
    }
  }
  expect(refused).toEqual([]);
  expect(tries).toBeGreaterThan(40);
});

test('null comes to the same as nothing, and keeps its meaning where it has one', async () => {
  const { api } = world;
  const persona = { ...PERSONA, style_profile: 'Short words.', banned_terms: ['synergy'], language: 'de' };
  const { body: made } = await api.post('/personas', persona);
  const nulls = { marketing_objectives: null, banned_terms: null, style_profile: null, language: null };
  const changed = await api.put(`/personas/${made.id}`, { ...persona, ...nulls });
  expect([changed.status, changed.body]).toMatchObject([
    200,
    { marketing_objectives: [], banned_terms: [], style_profile: '', language: null },
  ]);

  const { body: note } = await api.post('/materials', { text: 'Kept', title: 'A note', persona_id: made.id });
  const renamed = await api.patch(`/materials/${note.id}`, { title: null, text: null });
  expect(renamed.body).toMatchObject({ title: 'A note', persona_id: made.id });
  expect((await api.patch(`/materials/${note.id}`, { persona_id: null })).body.persona_id).toBeNull();

  const started = await api.post('/jobs', {
    persona_id: made.id,
    topic: 'Nothing beside it',
    desired_formats: ['X Post'],
    batch_formats: null,
    fusion: { fusion_type: 'zero', answers: null },
    material: [{ text: 'Mine', title: null, url: null, id: null }],
    research: { recency: null, allow_sites: null },
    writer: null,
    language: null,
  });
  expect([started.status, started.body]).toMatchObject([
    201,
    { batch_formats: { 'X Post': 1 }, writer: 'configured', fusion: { answers: { fusion_content: '' } } },
  ]);
  // What has to be there is not made up.
  const none = await api.post('/auth/change-password', { currentPassword: null, newPassword: PASSWORD });
  expect([none.status, none.body.detail]).toEqual([422, 'Current password is missing']);
  expect((await api.post(`/jobs/${started.body.id}/fusion`, { ...light(OPINION), fusion_type: null })).status).toBe(
    422,
  );
});

test('a quantity may come as text, and is clamped as any other', async () => {
  const formats = { 'X Post': '2', 'Blog Post': 2.7, 'Video Script': 99, Descriptions: '-3', 'Meta Ad': null };
  const { status, body } = await world.api.post('/jobs', {
    persona_id: world.ids.persona,
    topic: 'Quantities',
    desired_formats: ['X Post', 'Blog Post', 'Meta Ad'],
    batch_formats: formats,
  });
  expect([status, (body as Job).batch_formats]).toEqual([
    201,
    { 'X Post': 2, 'Blog Post': 3, 'Video Script': 3, 'Meta Ad': 1 },
  ]);
});

test.each(['', 'all', 'null', 'undefined', 'ALL', ' '])(
  'a status filter of “%s” lists every project',
  async (filter) => {
    const list = async (query: string) => {
      const { status, body } = await world.api.get(`/jobs/history?limit=100${query}`);
      expect(status).toBe(200);
      return (body as HistoryJob[]).map(({ id }) => id);
    };
    expect(await list(`&status_filter=${encodeURIComponent(filter)}`)).toEqual(await list(''));
    expect(await list('&offset=undefined')).toEqual(await list(''));
  },
);
