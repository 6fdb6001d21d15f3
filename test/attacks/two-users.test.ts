import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../support/api-client.ts';
import { createApiClient, signUp } from '../support/api-client.ts';
import { recordAttack } from '../support/attack-table.ts';
import { createJob, jobIn, outputsOf, PERSONA, runJob } from '../support/job-story.ts';
import { startTestApp } from '../support/test-app.ts';
import type { TestApp } from '../support/test-app.ts';

/** Well-formed, and nobody's. */
const MISSING = '01890000-0000-7000-8000-000000000000';

/** A body that the call would accept, so that an answer speaks of the object and not of the body. */
const BODIES: Readonly<Record<string, unknown>> = {
  'put /api/personas/{id}': PERSONA,
  'post /api/jobs/{id}/fusion': { fusion_type: 'zero' },
  'post /api/jobs/{id}/generate_formats': { desired_formats: ['X Post'] },
  'post /api/jobs/{id}/cancel': {},
  'post /api/jobs/{id}/writer': { writer: 'builtin' },
  'patch /api/outputs/{id}': { content: 'Taken over' },
  'post /api/outputs/{id}/redo': { angle: 'new' },
  'patch /api/materials/{id}': { title: 'Taken over' },
};

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

interface Route {
  readonly method: (typeof METHODS)[number];
  readonly path: string;
  readonly isPublic: boolean;
}

let app: TestApp;
let routes: Route[];
let owner: ApiClient;
let stranger: ApiClient;
let ids: Readonly<Record<string, string>>;

beforeAll(async () => {
  app = await startTestApp();
  [owner, stranger] = [await signUp(app.url), await signUp(app.url)];
  const done = await runJob(owner);
  const waiting = await createJob(owner);
  const [piece] = await outputsOf(owner, done.id);
  const note = await owner.post('/materials', { text: 'What the owner keeps', title: 'Kept' });
  await owner.post(`/outputs/${piece?.id}/redo`, { angle: 'new' });
  await jobIn(owner, done.id, 'completed');
  ids = {
    persona: done.persona_id ?? '',
    'a finished job': done.id,
    'a running job': waiting.id,
    piece: piece?.id ?? '',
    material: note.body.id,
  };
  routes = await describedRoutes();
});

afterAll(() => app.close());

async function describedRoutes(): Promise<Route[]> {
  const { paths } = (await createApiClient(app.url, '').get('/openapi.json')).body;
  return Object.entries<Record<string, { security?: unknown[] }>>(paths).flatMap(([path, operations]) =>
    METHODS.filter((method) => operations[method]).map((method) => ({
      method,
      path,
      isPublic: operations[method]?.security?.length === 0,
    })),
  );
}

function call(api: ApiClient, { method, path }: Route, id: string) {
  const address = path
    .replace(/^\/api/, '')
    .replace('{id}', id)
    .replace('{number}', '1');
  const body = BODIES[`${method} ${path}`];
  if (method === 'get' || method === 'delete') return api[method](address);
  return api[method](address, body);
}

test('the description holds every call of the specification', () => {
  const described = routes.map(({ method, path }) => `${method} ${path}`);
  expect(described).toEqual(
    expect.arrayContaining([
      'get /api/personas',
      'get /api/personas/{id}',
      'get /api/personas/status',
      'post /api/personas',
      'put /api/personas/{id}',
      'delete /api/personas/{id}',
      'post /api/jobs',
      'get /api/jobs/{id}',
      'get /api/jobs/history',
      'post /api/jobs/{id}/fusion',
      'post /api/jobs/{id}/generate_formats',
      'post /api/jobs/{id}/cancel',
      'post /api/jobs/{id}/writer',
      'delete /api/jobs/{id}',
      'get /api/jobs/{id}/outputs',
      'get /api/outputs/{id}',
      'patch /api/outputs/{id}',
      'post /api/outputs/{id}/redo',
      'get /api/outputs/{id}/versions',
      'post /api/outputs/{id}/versions/{number}/restore',
      'get /api/health',
      'get /api/config',
    ]),
  );
});

test('every route with an id answers a stranger for another’s object exactly as for a missing one', async () => {
  const withId = routes.filter(({ path }) => path.includes('{id}'));
  expect(withId.length).toBeGreaterThanOrEqual(11);
  let tries = 0;
  for (const route of withId) {
    const missing = await call(stranger, route, MISSING);
    expect(missing.status, `${route.method} ${route.path}`).toBe(404);
    for (const [what, id] of Object.entries(ids)) {
      const foreign = await call(stranger, route, id);
      const where = `${route.method} ${route.path} of ${what}`;
      expect([foreign.status, foreign.body], where).toEqual([missing.status, missing.body]);
      expect([...foreign.headers.keys()], where).toEqual([...missing.headers.keys()]);
      tries += 1;
    }
  }
  recordAttack({ group: 'two users', attack: 'the id of another’s object', tries, held: tries });
});

test('after all that the owner’s objects stand as they stood, and the stranger’s lists are empty', async () => {
  expect((await owner.get(`/personas/${ids['persona']}`)).body.name).toBe(PERSONA.name);
  const { body: piece } = await owner.get(`/outputs/${ids['piece']}`);
  expect(piece).toMatchObject({ status: 'completed', redo: null });
  expect(piece.content).not.toBe('Taken over');
  expect((await owner.get(`/materials/${ids['material']}`)).body.title).toBe('Kept');
  expect((await owner.get('/jobs/history')).body).toHaveLength(2);
  expect((await stranger.get('/jobs/history')).body).toEqual([]);
  expect((await stranger.get('/personas')).body).toEqual([]);
  expect((await stranger.get('/materials')).body).toEqual([]);
  expect((await stranger.get('/personas/status')).body.count).toBe(0);
});

test('a job cannot be started with another’s persona', async () => {
  const body = (id: string | undefined) => ({ persona_id: id, topic: 'x', desired_formats: ['X Post'] });
  const [foreign, missing] = [
    await stranger.post('/jobs', body(ids['persona'])),
    await stranger.post('/jobs', body(MISSING)),
  ];
  expect([foreign.status, foreign.body]).toEqual([422, missing.body]);
});

test('without a token every route but the open ones is 401', async () => {
  const visitor = createApiClient(app.url, '');
  const open = routes.filter(({ isPublic }) => isPublic).map(({ path }) => path);
  expect(open.toSorted()).toEqual(['/api/auth/sign-in/email', '/api/auth/sign-up/email', '/api/config', '/api/health']);
  // These two answer whoever asks; without a sign-in there is none to show or to end.
  const harmless = ['/api/auth/get-session', '/api/auth/sign-out'];
  const bodies: Readonly<Record<string, unknown>> = {
    '/api/auth/revoke-session': { token: 'x' },
    '/api/auth/update-user': { name: 'x' },
    '/api/auth/change-password': { currentPassword: 'a long enough one', newPassword: 'another long enough one' },
  };
  for (const route of routes) {
    if (route.isPublic || harmless.includes(route.path)) continue;
    const address = route.path.replace(/^\/api/, '').replace('{id}', ids['persona'] ?? '');
    const answer =
      route.method === 'get' || route.method === 'delete'
        ? await visitor[route.method](address)
        : await visitor[route.method](address, bodies[route.path]);
    expect([answer.status, answer.body.detail], `${route.method} ${route.path}`).toEqual([
      401,
      'Authentication required',
    ]);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  }
});
