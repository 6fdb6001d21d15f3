import { afterAll, beforeAll, expect, test } from 'vitest';
import { describedRoutes, withValueAt } from '../../../test/attacks/api/described-routes.ts';
import type { JsonSchema, Route } from '../../../test/attacks/api/described-routes.ts';
import { addressOf, caseOf } from '../../../test/attacks/api/route-cases.ts';
import { send } from '../../../test/attacks/api/send.ts';
import type { Received } from '../../../test/attacks/api/send.ts';
import { createWorld, signedInAgain, STATEFUL } from '../../../test/attacks/api/world.ts';
import type { World } from '../../../test/attacks/api/world.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import { UNNAMED } from '../../core/contracts/field-words.ts';
import { problem } from '../../core/contracts/problem.ts';

type Place = readonly (string | number)[];

const WRONG = [null, 7, true, 'x', '', ' \n', 'y'.repeat(3_000), [], [null], [[7]], {}, { x: null }, -1.5];
/** What a schema or a programmer would say. */
const JARGON = /[a-z]_[a-z]|\b(?:expected|received|undefined|null|string|boolean|NaN|invalid|schema|zod|enum)\b/i;

let app: TestApp;
let world: World;
let routes: Route[];

beforeAll(async () => {
  // A body that is in order is of no interest here: a project is started for few of them.
  app = await startTestApp({ ...STATEFUL, limits: { ...STATEFUL.limits, jobsPerDay: 10 } });
  world = await createWorld(app.url);
  routes = await describedRoutes(app.url, world.api.token);
});

afterAll(() => app.close());

/** Every field of a body, entries of lists and records among them. */
function fields(schema: JsonSchema, at: Place = []): Place[] {
  const { anyOf = [], properties = {}, items, additionalProperties: entries } = schema;
  const inside = [
    ...anyOf.flatMap((one) => fields(one, at)),
    ...Object.entries(properties).flatMap(([name, one]) => [[...at, name], ...fields(one, [...at, name])]),
    ...(items ? [[...at, 0], ...fields(items, [...at, 0])] : []),
    ...(typeof entries === 'object' ? [[...at, 'X Post'], ...fields(entries, [...at, 'X Post'])] : []),
  ];
  return [...new Map(inside.map((place) => [place.join('.'), place])).values()];
}

async function call(route: Route, sent: { body?: unknown; query?: string }): Promise<Received> {
  const { of } = caseOf(route);
  return await send(app.url, {
    method: route.method,
    path: addressOf(route, of ? world.ids[of] : '') + (sent.query ?? ''),
    headers: { authorization: `Bearer ${world.api.token}`, 'content-type': 'application/json' },
    ...('body' in sent ? { body: JSON.stringify(sent.body) } : {}),
  });
}

/** What is wrong with the words of an answer, if it is a problem. */
function faultsOf({ status, text }: Received, names: readonly string[]): string[] {
  if (status < 400) return [];
  const { detail, errors = [] } = problem.parse(JSON.parse(text));
  const shown = [
    detail,
    ...errors.filter((_, index) => index > 0 || errors[0]?.message === detail).map(({ message }) => message),
  ];
  return shown.filter(
    (words) =>
      JARGON.test(words) || words.includes(UNNAMED) || names.some((name) => words.includes(name)) || words === '',
  );
}

/** Names that no sentence has by chance. */
const telling = (names: readonly PropertyKey[]): string[] =>
  names.map(String).filter((name) => /_|[a-z][A-Z]/.test(name));

test('whatever is wrong with a field of a body, it is said in a person’s words', async () => {
  const found: string[] = [];
  let refused = 0;
  for (const route of routes) {
    const good = caseOf(route).body?.(world);
    if (!route.body || good === undefined || route.bodyType !== 'application/json') continue;
    const places = fields(route.body);
    const names = telling(places.flat());
    const bodies = [
      ...WRONG.map((body) => ({ what: 'whole', body })),
      ...places.flatMap((place) => [
        { what: `${place.join('.')} absent`, body: withValueAt(good, place, undefined) },
        ...WRONG.map((value) => ({
          what: `${place.join('.')} ${JSON.stringify(value)?.slice(0, 20)}`,
          body: withValueAt(good, place, value),
        })),
      ]),
    ];
    for (const { what, body } of bodies) {
      const answer = await call(route, { body });
      // A change of the password ends sign-ins.
      if (answer.status === 401 && !route.isPublic) world = await signedInAgain(app.url, world);
      if (answer.status === 422) refused += 1;
      expect(answer.status, `${route.name}: ${what}`).toBeLessThan(500);
      for (const words of faultsOf(answer, names)) found.push(`${route.name}: ${what}: ${words}`);
    }
  }
  expect(found).toEqual([]);
  expect(refused).toBeGreaterThan(500);
});

test('nor do queries', async () => {
  const found: string[] = [];
  for (const route of routes) {
    const names = telling(Object.keys(route.inQuery));
    for (const name of Object.keys(route.inQuery)) {
      for (const query of [`?${name}=x`, `?${name}=-1`, `?${name}=1&${name}=2`, `?${name}=${'y'.repeat(3_000)}`]) {
        const answer = await call(route, { query });
        for (const words of faultsOf(answer, names)) found.push(`${route.name}${query.slice(0, 40)}: ${words}`);
      }
    }
  }
  expect(found).toEqual([]);
});

test('what is missing and what is of a wrong kind is told in one manner, with the field’s place beside it', async () => {
  const told = async (path: string, body: unknown) => {
    const { status, body: answer } = await world.api.post(path, body);
    return [status, answer.detail, answer.errors?.[0]?.path];
  };
  const persona = { name: 'Ada', business_description: 'CFOs', tone_voice: 'casual' };
  const job = { persona_id: world.ids.persona, topic: 'x', desired_formats: ['X Post'] };
  expect(await told('/personas', { ...persona, name: undefined })).toEqual([422, 'Name is missing', 'name']);
  expect(await told('/personas', { ...persona, tone_voice: null })).toEqual([422, 'Tone is missing', 'tone_voice']);
  expect(await told('/personas', { ...persona, name: 7 })).toEqual([422, 'Name must be text', 'name']);
  expect(await told('/personas', { ...persona, banned_terms: [7] })).toEqual([
    422,
    'A term must be text',
    'banned_terms.0',
  ]);
  expect(await told('/personas', { ...persona, required_terms: 'x' })).toEqual([
    422,
    'Required terms must be a list',
    'required_terms',
  ]);
  expect(await told('/jobs', { ...job, persona_id: undefined })).toEqual([422, 'Persona is missing', 'persona_id']);
  expect(await told('/jobs', { ...job, topic: null })).toEqual([422, 'Topic is missing', 'topic']);
  expect(await told('/jobs', { ...job, batch_formats: { 'X Post': {} } })).toEqual([
    422,
    'A quantity must be a number',
    'batch_formats.X Post',
  ]);
  expect(await told('/jobs', { ...job, writer: 'me' })).toEqual([
    422,
    'Writer must be configured or builtin',
    'writer',
  ]);
});
