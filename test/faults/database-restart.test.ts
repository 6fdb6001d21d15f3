import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApiClient, signUp } from '../support/api-client.ts';
import type { ApiClient } from '../support/api-client.ts';
import { faultRounds, recordFault } from '../support/fault-table.ts';
import { createJob, light, OPINION, outputsOf } from '../support/job-story.ts';
import { createDatabase, startPostgres } from '../support/postgres-server.ts';
import type { PostgresServer } from '../support/postgres-server.ts';
import { startProduct } from '../support/product-process.ts';
import type { ProcessOptions, ProductProcess } from '../support/product-process.ts';
import { startRig } from '../support/rig.ts';
import type { Rig } from '../support/rig.ts';
import { startTcpProxy } from '../support/tcp-proxy.ts';
import { waitFor } from '../support/wait-for.ts';

const RESTARTS = faultRounds(5);
/** From a project that has just been asked for to ones that are nearly done. */
const APART_MS = 1_500;

let server: PostgresServer;
let rig: Rig;
let running: ProductProcess[] = [];

beforeAll(async () => {
  server = await startPostgres({ isCutOff: true });
});

afterAll(() => server.stop());

beforeEach(async () => {
  rig = await startRig({ latencyMs: 400 });
});

afterEach(async () => {
  await Promise.all(running.map((product) => product.kill()));
  running = [];
  await rig.close();
});

async function start(settings: Record<string, string>, options?: ProcessOptions): Promise<ProductProcess> {
  const product = await startProduct({ ...rig.settings, LOG_LEVEL: 'warn', ...settings }, options);
  running.push(product);
  return product;
}

/** Asks until it is taken: with its key it is done once, whatever of it was lost. */
async function insist(api: ApiClient, topic: string): Promise<string> {
  return await waitFor(
    `the project "${topic}" to be taken`,
    () =>
      createJob(api, { topic, fusion: light(OPINION) }).then(
        ({ id }) => id,
        () => undefined,
      ),
    60_000,
  );
}

test('five restarts of PostgreSQL under load end no process, and every project is completed', async () => {
  const DATABASE_URL = await createDatabase(server.url, 'restarts');
  const web = await start({ DATABASE_URL, ROLES: 'web' });
  await start({ DATABASE_URL, ROLES: 'worker' });
  await start({ DATABASE_URL, ROLES: 'worker' });
  const api = await signUp(web.url);
  const ids: string[] = [];
  // Requests and transactions go on all the while, so that each restart meets some in the middle.
  const load = new AbortController();
  const reading = Array.from({ length: 8 }, async () => {
    while (!load.signal.aborted) {
      await Promise.all([api.get('/jobs/history'), api.get('/personas')]);
      await pause(20);
    }
  });
  for (let restart = 1; restart <= RESTARTS; restart += 1) {
    for (const letter of 'abc') ids.push(await insist(api, `Restart ${restart}, project ${letter}`));
    await pause(APART_MS);
    await server.restart();
  }
  await waitFor(
    'every project to end',
    async () => {
      const answers = await Promise.all(ids.map((id) => api.get(`/jobs/${id}`)));
      return answers.every(({ body }) => body?.status === 'completed' || body?.status === 'failed');
    },
    150_000,
  );
  load.abort();
  await Promise.all(reading);

  const ended = running.filter((product) => !product.lives()).length;
  const states = await Promise.all(ids.map(async (id) => (await api.get(`/jobs/${id}`)).body.status));
  const completed = states.filter((status) => status === 'completed').length;
  const fault = 'PostgreSQL restarted at once, under load';
  recordFault({ fault, times: RESTARTS, ended, projects: ids.length, completed });
  expect(
    running.map((product) => product.lives() || product.errors()),
    'no process has ended',
  ).toEqual([true, true, true]);
  for (const id of ids) {
    expect((await api.get(`/jobs/${id}`)).body.error_message).toBeNull();
    expect((await outputsOf(api, id)).map(({ status }) => status)).toEqual(['completed', 'completed', 'completed']);
  }
});

test('a connection that is lost between two queries of a transaction ends no process', async () => {
  const DATABASE_URL = await createDatabase(server.url, 'between');
  const product = await start({ DATABASE_URL });
  const api = await signUp(product.url);
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  const ends = async () => {
    const { rowCount } = await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = 'between' and state = 'idle in transaction'`,
    );
    return rowCount ?? 0;
  };
  let ended = 0;
  // A transaction is between two queries for some milliseconds: it takes a few tries to meet one.
  await waitFor('some transactions to be met', async () => {
    const changes = Promise.all(Array.from({ length: 20 }, () => createJob(api).catch(() => null)));
    for (let looks = 0; looks < 20; looks += 1) ended += await ends();
    await changes;
    return ended >= 5;
  });
  await admin.end();
  expect(product.lives() || product.errors()).toBe(true);
  expect((await api.get('/personas')).status).toBe(200);
});

test('a start waits for a database that is still starting', async () => {
  const url = new URL(await createDatabase(server.url, 'late'));
  const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
  await proxy.cut();
  url.port = String(proxy.port);
  const isWaiting = Promise.withResolvers<void>();
  const heard = (text: string) => {
    if (text.includes('the database cannot be reached yet: waiting for it')) isWaiting.resolve();
  };
  const starting = start({ DATABASE_URL: url.href }, { heard });
  await Promise.race([isWaiting.promise, starting]);
  await proxy.restore();
  const product = await starting;
  expect((await createApiClient(product.url, '').get('/health')).status).toBe(200);
  await product.stop();
  await proxy.cut();
});
