import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakeExtractor } from '../../../test/fakes/fake-extractor.ts';
import { createApiClient } from '../../../test/support/api-client.ts';
import type { ApiClient } from '../../../test/support/api-client.ts';
import { createJob, light, runJob } from '../../../test/support/job-story.ts';
import { startModelApp } from '../../../test/support/model-app.ts';
import { uploadFile } from '../../../test/support/upload-file.ts';
import { problem } from '../../core/contracts/problem.ts';
import { createLogger } from '../platform/logger.ts';
import { materials } from '../materials/materials.table.ts';

/** In everything that a user sends; none of it may be read in a log. */
const MARK = 'zanzibar';
const PASSWORD = `${MARK} password of mine`;

let app: Awaited<ReturnType<typeof startModelApp>>;
let log = '';
let api: ApiClient;
let email: string;

const lines = (): Record<string, unknown>[] =>
  log
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
const events = (event: string) => lines().filter(({ security }) => security === event);

beforeAll(async () => {
  let calls = 0;
  const script = () => {
    calls += 1;
    // Vendors repeat what they were sent.
    return calls % 5 === 0 ? { status: 400, text: `${MARK} cannot be read` } : undefined;
  };
  const logger = createLogger('debug', { write: (line: string) => void (log += line) });
  app = await startModelApp(
    { script },
    {
      logger,
      extractor: createFakeExtractor(),
      env: { LLM_API_KEY: `sk-${MARK}-0123456789` },
      limits: { personas: null, jobsPerDay: 3, uploadsPerDay: 3 },
    },
  );
  email = `${MARK}-${Date.now()}@example.test`;
  const made = await createApiClient(app.url, '').post('/auth/sign-up/email', {
    name: `Robin ${MARK}`,
    email,
    password: PASSWORD,
  });
  api = createApiClient(app.url, made.body.token);
});
afterAll(() => app.close());

const persona = {
  name: `${MARK} persona`,
  business_description: `${MARK} business`,
  marketing_objectives: [`${MARK} objective`],
  tone_voice: 'conversational',
  voice_samples: [`We say ${MARK} in every sentence, and then we say it again. `.repeat(20)],
};

async function useEverything(): Promise<void> {
  const visitor = createApiClient(app.url, '');
  await visitor.post('/auth/sign-in/email', { email, password: `${MARK} but wrong` });
  await visitor.post('/auth/sign-in/email', { email, password: PASSWORD });
  await visitor.post('/auth/sign-up/email', { name: MARK, email: `${MARK}@`, password: MARK });
  await visitor.post('/auth/request-password-reset', { email });
  await api.post('/personas', persona);
  await api.post('/personas/style_profile', { voice_samples: persona.voice_samples });
  const job = await runJob(
    api,
    {
      topic: `${MARK} newsletters`,
      desired_formats: ['X Post'],
      batch_formats: { 'X Post': 2 },
      material: [{ text: `${MARK} material of one’s own. `.repeat(20) }, { url: `https://${MARK}.example/page` }],
    },
    light(`${MARK} opinion, which is rather long for one.`),
  );
  const [piece] = (await api.get(`/jobs/${job.id}/outputs`)).body;
  await api.patch(`/outputs/${piece.id}`, { content: `${MARK} edit` }, { 'if-match': `"${MARK}"` });
  await api.post(`/outputs/${piece.id}/redo`, { angle: 'new' }, { 'idempotency-key': `${MARK} key` });
  await api.get(`/jobs/history?search=${MARK}&status_filter=${MARK}`);
  await api.get(`/jobs/${MARK}/sources/${MARK}`);
  await api.post('/materials', { text: `${MARK} note` }, { 'idempotency-key': MARK.repeat(50) });
  await api.post('/materials', { url: `https://user:${MARK}@example.test/${MARK}` });
  await uploadFile(app.url, api, { content: `${MARK} file`, name: `${MARK}.txt`, fields: { title: MARK } });
  await uploadFile(app.url, api, { content: `${MARK} broken`, name: `${MARK}.pdf`, type: 'application/pdf' });
}

test('whatever users send, none of it is in the log at its finest', async () => {
  await useEverything();
  const odd = { cookie: `session=${MARK}`, 'user-agent': `${MARK}\u00a0agent`, referer: `https://${MARK}.example` };
  for (const body of [`{"name": "${MARK}`, `"${MARK}"`, JSON.stringify({ [MARK]: MARK, name: [MARK] })]) {
    for (const path of ['/personas', '/jobs', '/jobs/estimate', `/${MARK}`, `/jobs/${MARK}/fusion`, '/materials']) {
      await api.post(path, body, odd);
    }
  }
  for (const token of [`${MARK}.${MARK}.${MARK}`, `mft_${MARK}`, MARK]) {
    await createApiClient(app.url, token).get(`/personas?${MARK}=${MARK}`, odd);
  }
  await fetch(`${app.url}/api/%zz${MARK}`);
  expect(lines().length).toBeGreaterThan(40);
  expect(lines().filter((line) => JSON.stringify(line).toLowerCase().includes(MARK))).toEqual([]);
  for (const secret of [api.token, PASSWORD, email]) expect(log).not.toContain(secret);
});

test('a failure of ours is found in the log by what its answer names, without the values of the statement', async () => {
  await app.database.db.execute('alter table materials rename to materials_gone');
  const answer = await api.post('/materials', { text: `${MARK} note that cannot be kept` });
  await app.database.db.execute('alter table materials_gone rename to materials');
  expect(await app.database.db.select().from(materials)).toBeDefined();
  expect(answer.status).toBe(500);
  const { request_id: id } = problem.parse(answer.body);
  expect(id).toBe(answer.headers.get('x-request-id'));
  const told = lines().filter(({ requestId, level }) => requestId === id && level === 50);
  expect(told).toMatchObject([{ method: 'POST', route: '/api/materials', err: { cause: { code: '42P01' } } }]);
  expect(JSON.stringify(told)).not.toContain(MARK);
});

test('each answer has an id that is ours, whatever the caller calls the request', async () => {
  const ids = new Set<string | null>();
  for (const own of ['1', 'x"}\u00ff', MARK, '01890000-0000-7000-8000-000000000000']) {
    const answer = await api.get('/personas', { 'x-request-id': own });
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers.get('x-request-id')).not.toBe(own);
    ids.add(answer.headers.get('x-request-id'));
  }
  expect(ids.size).toBe(4);
  expect(problem.parse((await api.get('/nothing')).body).request_id, 'nothing to look up').toBeUndefined();
});

test('who is turned away with a token and who reaches a limit stands in the log, and who just has no token does not', async () => {
  log = '';
  await createApiClient(app.url, '').get('/personas');
  expect(events('access.denied')).toEqual([]);
  const denied = await createApiClient(app.url, 'a-token-of-nobody').get('/personas');
  expect(events('access.denied')).toMatchObject([
    {
      requestId: denied.headers.get('x-request-id'),
      what: 'GET /api/personas',
      address: expect.stringMatching(/^(::ffff:)?127\.0\.0\.1$/),
      msg: 'access.denied',
    },
  ]);

  const topic = { topic: 'One more', desired_formats: ['X Post'], batch_formats: { 'X Post': 1 } };
  await createJob(api, topic);
  await createJob(api, topic);
  const personaId = (await api.get('/personas')).body[0].id;
  const over = await api.post('/jobs', { persona_id: personaId, ...topic });
  expect(over.status).toBe(429);
  expect(events('limit.reached')).toMatchObject([
    {
      requestId: over.headers.get('x-request-id'),
      userId: expect.stringMatching(/\S/),
      what: 'JOBS_PER_DAY at POST /api/jobs',
    },
  ]);
});
