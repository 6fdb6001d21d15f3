import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createApiClient, signUp } from '../../../test/support/api-client.ts';
import type { ApiAnswer, ApiClient } from '../../../test/support/api-client.ts';
import { createJob, PERSONA, runJob } from '../../../test/support/job-story.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import type { TestApp } from '../../../test/support/test-app.ts';

const json = z.record(z.string(), z.unknown());
type Json = z.infer<typeof json>;

const operation = z.object({
  parameters: z.array(z.object({ name: z.string(), in: z.string(), schema: json })).default([]),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: json })) }).optional(),
  responses: z.record(z.string(), z.object({ headers: json.default({}) })),
});
const description = z.object({
  components: z.object({ schemas: z.record(z.string(), json), headers: json }),
  paths: z.record(z.string(), z.record(z.string(), operation)),
});

let app: TestApp;
let api: ApiClient;
let described: z.infer<typeof description>;

beforeAll(async () => {
  app = await startTestApp({ limits: { personas: null, jobsPerDay: 3 } });
  api = await signUp(app.url);
  described = description.parse((await createApiClient(app.url, '').get('/openapi.json')).body);
});
afterAll(() => app.close());

const operations = () =>
  Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, told]) => ({ name: `${method} ${path}`, ...told })),
  );

const asJson = (value: unknown): Json => json.catch({}).parse(value);

/** What there may be any number of in a schema itself. */
function endless(schema: Json): string[] {
  const kinds = [schema['type']].flat();
  const isFixed = ['enum', 'const'].some((word) => word in schema) || FIXED.has(asText(schema['format']));
  const isText = kinds.includes('string') && !isFixed && !COUNTED.test(asText(schema['pattern']));
  return [
    ...(isText && !('maxLength' in schema) ? ['text'] : []),
    ...(kinds.includes('array') && !('maxItems' in schema) ? ['list'] : []),
    ...(typeof schema['additionalProperties'] === 'object' && !('maxProperties' in schema) ? ['names'] : []),
  ];
}

const FIXED = new Set(['uuid', 'binary', 'date-time']);
/** Patterns of ids within a job and of versions, which end with so many digits. */
const COUNTED = /\{\d+(,\d+)?\}\$$/;
const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/** Where in a schema there may be any number of something. */
function unbounded(schema: Json, at: string): string[] {
  const named = asText(schema['$ref']).split('/').at(-1) ?? '';
  if (named !== '') return unbounded(asJson(described.components.schemas[named]), at);
  const { properties, items, additionalProperties, anyOf } = schema;
  const inner = [
    ...Object.entries(asJson(properties)),
    ['[]', items] as const,
    ['*', additionalProperties] as const,
    ...z
      .array(z.unknown())
      .catch([])
      .parse(anyOf)
      .map((way) => ['|', way] as const),
  ];
  return [
    ...endless(schema).map((what) => `${at}: ${what}`),
    ...inner.flatMap(([name, value]) => (value === undefined ? [] : unbounded(asJson(value), `${at}.${name}`))),
  ];
}

test('every text and list that a caller sends has an end', () => {
  const found = operations().flatMap(({ name, requestBody, parameters }) => [
    ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => unbounded(schema, name)),
    // Node bounds all headers together; those that name something of ours are looked up as they are.
    ...parameters
      .filter((parameter) => parameter.in !== 'header')
      .flatMap((parameter) => unbounded(parameter.schema, `${name} ?${parameter.name}`)),
  ]);
  expect(operations().length).toBeGreaterThan(40);
  expect(found).toEqual([]);
});

test('what is one longer than described is refused', async () => {
  const long = (length: number) => 'x'.repeat(length);
  const persona = await api.post('/personas', PERSONA);
  const job = { persona_id: persona.body.id, topic: 'x', desired_formats: ['X Post'] };
  for (const [path, body] of [
    ['/personas', { ...PERSONA, name: long(201) }],
    ['/personas', { ...PERSONA, tone_voice: long(101) }],
    ['/personas', { ...PERSONA, banned_terms: Array.from({ length: 201 }, () => 'one') }],
    ['/jobs', { ...job, persona_id: long(101) }],
    ['/jobs', { ...job, batch_formats: Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`f${at}`, 1])) }],
    ['/jobs', { ...job, research: { language: 'english' } }],
    ['/materials', { text: 'x', persona_id: long(101) }],
    ['/auth/update-user', { name: long(1_000) }],
    ['/auth/revoke-session', { id: long(101) }],
  ] as const) {
    expect((await api.post(path, body)).status, `${path} ${JSON.stringify(body).slice(0, 80)}`).toBe(422);
  }
  for (const query of [`status_filter=${long(201)}`, 'offset=1000001', 'offset=99999999999999999999']) {
    expect((await api.get(`/jobs/history?${query}`)).status, query).toBe(422);
  }
  const far = await api.get('/jobs/history?offset=1000000');
  expect([far.status, far.body, far.headers.get('x-total-count')]).toEqual([200, [], '0']);
});

test('answers carry the headers that are described, and each answer its id', async () => {
  const persona = await api.post('/personas', PERSONA);
  const job = await runJob(api, { desired_formats: ['X Post'], batch_formats: { 'X Post': 1 } });
  await createJob(api);
  const [piece] = (await api.get(`/jobs/${job.id}/outputs`)).body;
  const edited = await api.patch(`/outputs/${piece.id}`, { content: 'An edit' });
  const body = { persona_id: persona.body.id, topic: 'One more', desired_formats: ['X Post'] };
  const answers: [string, string, ApiAnswer][] = [
    ['post /api/personas', '201', persona],
    ['post /api/jobs', '201', await api.post('/jobs', body)],
    ['post /api/materials', '201', await api.post('/materials', { text: 'A note.' })],
    ['get /api/jobs/history', '200', await api.get('/jobs/history?limit=1')],
    ['get /api/jobs/{id}', '200', await api.get(`/jobs/${job.id}`)],
    ['get /api/outputs/{id}', '200', await api.get(`/outputs/${piece.id}`)],
    ['patch /api/outputs/{id}', '200', edited],
    [
      'post /api/outputs/{id}/versions/{number}/restore',
      '200',
      await api.post(`/outputs/${piece.id}/versions/1/restore`),
    ],
  ];
  for (const [name, status, answer] of answers) {
    expect(`${answer.status}`, `${name} ${JSON.stringify(answer.body)}`).toBe(status);
    const told = operations().find((one) => one.name === name)?.responses[status]?.headers ?? {};
    const missing = Object.keys(told).filter((header) => !answer.headers.has(header));
    expect(missing, name).toEqual([]);
    expect(Object.keys(told).length, name).toBeGreaterThan(1);
  }
  const over = await api.post('/jobs', body);
  expect([over.status, over.headers.has('retry-after')]).toEqual([429, true]);
  for (const { name, responses } of operations()) {
    expect(Object.keys(responses['4XX']?.headers ?? {}), name).toEqual([
      'X-Request-Id',
      'Retry-After',
      'WWW-Authenticate',
    ]);
    expect(Object.keys(responses['5XX']?.headers ?? {}), name).toEqual(['X-Request-Id', 'Retry-After']);
  }
});
