import { afterAll, beforeAll, expect, test } from 'vitest';
import { problem } from '../../src/core/contracts/problem.ts';
import { personas } from '../../src/server/personas/personas.table.ts';
import { signUp } from '../support/api-client.ts';
import { attackRounds, recordAttack } from '../support/attack-table.ts';
import { PERSONA } from '../support/job-story.ts';
import { fc } from '../support/property.ts';
import { startTestApp } from '../support/test-app.ts';
import type { TestApp } from '../support/test-app.ts';
import { openTestDatabase } from '../support/test-database.ts';
import type { TestDatabase } from '../support/test-database.ts';
import { arbitraryRequest } from './api/arbitrary-requests.ts';
import { describedRoutes } from './api/described-routes.ts';
import type { Route } from './api/described-routes.ts';
import { caseOf, inOrder } from './api/route-cases.ts';
import { send } from './api/send.ts';
import type { Received } from './api/send.ts';
import { callerToEnd, createWorld, signedInAgain, STATEFUL } from './api/world.ts';
import type { World } from './api/world.ts';

/** Cases a route. */
const CASES = attackRounds(6, 20);

let opened: TestDatabase;
let app: TestApp;
let world: World;
let routes: Route[];

beforeAll(async () => {
  opened = await openTestDatabase();
  const busy = await startTestApp({ ...STATEFUL, opened: { ...opened, close: async () => {} } });
  world = await createWorld(busy.url);
  await busy.close();
  // What is asked for here is judged by its answer: nobody does the work.
  app = await startTestApp({ ...STATEFUL, opened, worker: false });
  world = await signedInAgain(app.url, world);
  routes = inOrder(await describedRoutes(app.url, world.api.token));
});

afterAll(() => app.close());

/** What an answer would tell of how the product is made: stacks, SQL, files, tables, packages. */
const INNARDS =
  /\bat \S+ \(|\.[cm]?[jt]s:\d+|node_modules|\bselect\s.*\sfrom\b|\binsert into\b|violates|constraint|relation "|syntax error at|invalid byte sequence|invalid input syntax|pglite|postgres|drizzle|fastify|zod|better-auth|TypeError|ReferenceError|RangeError|SyntaxError|Unexpected token|ENOENT|ECONN|\/src\/|\/home\/|undefined is not|cannot read prop/i;

function expectClean(answer: Received) {
  const { status, headers, text } = answer;
  expect(status).toBeLessThan(500);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['set-cookie']?.join() ?? '').not.toMatch(/a=b/);
  if (status < 300 || status === 304) return;
  // A link of a mail leads on to a page of the product, and nowhere else.
  if (status === 303) return expect(headers.location).toMatch(/^\/app\?[a-z]+=[a-z-]+$/);
  expect(headers['content-type']).toBe('application/problem+json');
  const told = problem.parse(JSON.parse(text));
  expect(told.status).toBe(status);
  expect(told.detail).not.toBe('');
  expect(`${told.detail} ${told.errors?.map(({ message }) => message).join(' ') ?? ''}`).not.toMatch(INNARDS);
}

test('whatever is sent to a route, it answers, and tells nothing of its innards', async () => {
  let tries = 0;
  const { seed = 0 } = fc.readConfigureGlobal();
  for (const [index, route] of routes.entries()) {
    const { ends } = caseOf(route);
    let caller = await callerToEnd(app.url, world, ends);
    const call = fc.asyncProperty(arbitraryRequest(route, world), async (request) => {
      const authorization = `Bearer ${caller.api.token}`;
      const answer = await send(app.url, { ...request, headers: { ...request.headers, authorization } });
      tries += 1;
      if (answer.status === 401) caller = await callerToEnd(app.url, world, ends ?? 'sign-in');
      expectClean(answer);
    });
    await fc.assert(call, { seed: seed + index, numRuns: CASES });
  }
  expect(tries).toBeGreaterThanOrEqual(40 * CASES);
  recordAttack({ group: 'fuzzing', attack: 'made-up requests to every route', tries, held: tries });
});

test('after it the product works, and its database does', async () => {
  const api = await signUp(app.url);
  expect((await api.get('/health')).body).toMatchObject({ status: 'ok' });
  const made = await api.post('/personas', PERSONA);
  expect(made.status).toBe(201);
  expect(await app.database.db.$count(personas)).toBeGreaterThan(0);
  const job = await api.post('/jobs', { persona_id: made.body.id, topic: 'Still here', desired_formats: ['X Post'] });
  expect((await api.get(`/jobs/${job.body.id}`)).body).toMatchObject({ topic: 'Still here' });
  for (const path of ['/personas', '/jobs/history', '/materials', '/usage']) {
    expect((await api.get(path)).status, path).toBe(200);
  }
});
