import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakePageReader } from '../../../test/fakes/fake-page-reader.ts';
import { createFakeWriter } from '../../../test/fakes/fake-writer.ts';
import { recordingLogger } from '../../../test/fakes/recording-logger.ts';
import { fillAccount, MARKER, rowsOfUser, whereFound } from '../../../test/support/account-story.ts';
import { createApiClient, signUp } from '../../../test/support/api-client.ts';
import { readEvents } from '../../../test/support/event-reader.ts';
import { gate } from '../../../test/support/gate.ts';
import { createJob, jobIn, light, runJob } from '../../../test/support/job-story.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import { waitFor } from '../../../test/support/wait-for.ts';
import { createUsageMeters } from '../usage/meters.ts';
import { parsePrices } from '../usage/own-prices.ts';
import { createPrices } from '../usage/prices.ts';

const PASSWORD = 'a long enough password';
const SLOW = `${MARKER} takes its time`;

const logger = recordingLogger();
const written = gate();
const writer = createFakeWriter({
  async write(piece, { assignment }) {
    if (assignment.topic === SLOW) await written.opened;
    return `${piece.format} ${piece.variant} of ${assignment.topic}`;
  },
});
const PAGE = 'https://example.test/late';
const read = gate();
const pages = createFakePageReader({ [PAGE]: 'It has come late.' }, () => read.opened);
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({
    writer,
    logger,
    pageReader: pages,
    limits: { jobsPerDay: 100 },
    livePace: { signIn: 50 },
  });
});
afterAll(() => app.close());

const deletion = (api: { post: (path: string, body: unknown) => Promise<{ status: number; body: unknown }> }) =>
  api.post('/account/delete', { confirm: PASSWORD });

test('leaves no word of it in any table, also of jobs that are being written; who comes later finds nobody', async () => {
  const other = await signUp(app.url);
  const api = await signUp(app.url, `${MARKER} Person`);
  const { userId } = await fillAccount(app, api);
  const { email } = (await api.get('/account')).body;
  const slow = await createJob(api, { topic: SLOW });
  await jobIn(api, slow.id, 'fusion_pending');
  await api.post(`/jobs/${slow.id}/fusion`, light(`${MARKER} decides.`));
  await jobIn(api, slow.id, 'generating_formats');
  const waiting = await createJob(api, { topic: `${MARKER} waits` });
  const reader = await readEvents(app.url, api, waiting.id);
  await reader.next();
  await jobIn(api, waiting.id, 'fusion_pending');
  await createJob(api, { topic: `${MARKER} has only begun` });
  const { token } = (await api.post('/access-tokens', { name: 'Script', scopes: ['jobs:read'], expires_in_days: null }))
    .body;

  const tables = await rowsOfUser(app.database.db, userId);
  expect([...tables].filter(([, rows]) => rows.length === 0).map(([table]) => table)).toEqual([]);
  const ids = (tables.get('jobs') ?? []).map(({ id }) => String(id));
  const words = [MARKER, userId, email, ...ids];
  expect(await whereFound(app.database.db, words)).toContain('pgboss.job_common');

  expect(await deletion(api)).toEqual(expect.objectContaining({ status: 200, body: { identity: 'none' } }));
  expect(await whereFound(app.database.db, words)).toEqual([]);
  await reader.rest();
  written.open();
  // By then a worker has had time for what it held in its hands.
  await runJob(other);
  expect(await whereFound(app.database.db, words)).toEqual([]);

  expect((await api.get('/account')).status).toBe(401);
  expect((await createApiClient(app.url, token).get('/jobs/history')).status).toBe(401);
  const again = await createApiClient(app.url, '').post('/auth/sign-in/email', { email, password: PASSWORD });
  expect(again.status).toBe(401);
  expect((await other.get('/jobs/history')).body).toHaveLength(1);
  expect(logger.written()).toContain('account.deleted');
  expect(logger.written()).not.toContain('a step failed');
});

test('asks for the password again, and counts wrong ones; no access token gets there', async () => {
  const strict = await startTestApp({ worker: false, signInLimit: 5 });
  try {
    const api = await signUp(strict.url);
    const body = { name: 'Script', scopes: ['jobs:write'], expires_in_days: null };
    const { token } = (await api.post('/access-tokens', body)).body;
    expect((await deletion(createApiClient(strict.url, token))).status).toBe(403);
    expect((await api.post('/account/delete', {})).body.errors[0].path).toBe('confirm');
    for (let guess = 0; guess < 5; guess += 1) {
      const wrong = await api.post('/account/delete', { confirm: `guess ${guess}` });
      expect(wrong.status).toBe(422);
      expect(wrong.body.errors).toEqual([{ path: 'confirm', message: 'The password is wrong' }]);
    }
    expect((await deletion(api)).status).toBe(429);
    expect((await api.get('/account')).status).toBe(200);
  } finally {
    await strict.close();
  }
});

test('a call that was let in before leaves no row, and hears that nobody is signed in', async () => {
  const api = await signUp(app.url);
  const { id: userId } = (await api.get('/account')).body;
  const link = { kind: 'link', url: PAGE };
  const calls = [api.post('/materials', link), api.post('/materials', link, { 'idempotency-key': 'late' })];
  await waitFor('the page to be asked for', () => pages.asked.length > 0);
  expect((await deletion(api)).status).toBe(200);
  read.open();
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([401, 401]);
  expect(await whereFound(app.database.db, [userId])).toEqual([]);
  expect(logger.written()).not.toContain('a request failed');
});

test('a model’s call that ends later is counted for nobody, and no fault', async () => {
  const api = await signUp(app.url);
  const { id: userId } = (await api.get('/account')).body;
  const quiet = recordingLogger();
  const { database, jobs } = app;
  const prices = createPrices(parsePrices('').prices);
  const parts = { database, clock: jobs.clock, logger: quiet, prices, tokensPerJob: null, tokensPerDay: null };
  const call = await createUsageMeters(parts)
    .ofUser(userId)
    .admit({ useCase: 'voice', provider: 'openai', model: 'm', expectedTokens: 10 });
  await deletion(api);
  await call?.ended({ provider: 'openai', vendor: 'A vendor', model: 'm', isLocal: false, usage: null, failure: null });
  expect(call).not.toBeNull();
  expect(await whereFound(database.db, [userId])).toEqual([]);
  expect(quiet.written()).toBe('');
});

test('two at once delete it once', async () => {
  const api = await signUp(app.url);
  const answers = await Promise.all([deletion(api), deletion(api), deletion(api)]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401, 401]);
});
