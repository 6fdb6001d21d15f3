import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { createApiClient, signUp } from '../support/api-client.ts';
import { freePort } from '../support/free-port.ts';
import { createJob, light, OPINION, outputsOf } from '../support/job-story.ts';
import { createDatabase, dropDatabase } from '../support/postgres-server.ts';
import { refusedStart, startProduct } from '../support/product-process.ts';
import type { ProductProcess } from '../support/product-process.ts';
import { startRig } from '../support/rig.ts';
import type { Rig } from '../support/rig.ts';
import { waitFor } from '../support/wait-for.ts';

let rig: Rig;
const running: ProductProcess[] = [];

beforeEach(async () => {
  rig = await startRig();
});

afterEach(async () => {
  await Promise.all(running.splice(0).map((product) => product.kill()));
  await rig.close();
});

async function start(settings: Record<string, string>): Promise<ProductProcess> {
  const product = await startProduct(settings);
  running.push(product);
  return product;
}

test('one web and two workers share a PostgreSQL; when a worker is killed, the other takes its pieces up', async () => {
  const name = `roles_${randomBytes(6).toString('hex')}`;
  const settings = { ...rig.settings, DATABASE_URL: await createDatabase(inject('postgresUrl'), name) };
  const web = await start({ ...settings, ROLES: 'web' });
  const api = await signUp(web.url);
  const job = await createJob(api, { fusion: light(OPINION) });
  expect((await api.get(`/jobs/${job.id}`)).body.status, 'without a worker nothing moves').toBe('researching');

  let held = true;
  rig.model.setScript((call) => (held && call.reading.format === 'Blog Post' ? { fault: 'silent' } : 'ok'));
  const worker = await start({ ...settings, ROLES: 'worker' });
  await waitFor('the blog post to be asked for', () =>
    rig.model.requests.some((call) => call.reading.format === 'Blog Post'),
  );
  held = false;
  await start({ ...settings, ROLES: 'worker' });
  await worker.kill();

  await waitFor(
    'the job to be completed',
    async () => (await api.get(`/jobs/${job.id}`)).body.status === 'completed',
    100_000,
  );
  expect((await outputsOf(api, job.id)).every((output) => output.status === 'completed')).toBe(true);

  await web.kill();
  const elsewhere = { DATA_DIR: join(rig.dataDir, 'another machine') };
  const nextWeb = await start({ ...settings, ...elsewhere, ROLES: 'web' });
  const history = await createApiClient(nextWeb.url, api.token).get('/jobs/history');
  expect(history.body, 'the token holds on another machine').toHaveLength(1);
  await Promise.all(running.splice(0).map((product) => product.kill()));
  await dropDatabase(inject('postgresUrl'), name);
});

test('the embedded database refuses to be split, and says why', async () => {
  expect(await refusedStart({ ...rig.settings, ROLES: 'web' })).toContain(
    'ROLES=web needs DATABASE_URL: the embedded database belongs to one process, so web and worker cannot be apart',
  );
});

test('a second process on the same data is refused, and the first goes on', async () => {
  const first = await start(rig.settings);
  expect(await refusedStart(rig.settings)).toMatch(/Another Manifold already uses the data in .* another DATA_DIR/);
  expect((await createApiClient(first.url, '').get('/health')).status).toBe(200);
});

test('a port that is taken is a sentence with the remedy, also when the product itself holds it', async () => {
  const port = await freePort();
  await start({ ...rig.settings, PORT: String(port) });
  const other = await startRig();
  const said = await refusedStart({ ...other.settings, PORT: String(port) });
  await other.close();
  expect(said).toContain(`Manifold itself runs on port ${port} already. Open http://localhost:${port}`);
  expect(said).toContain(`PORT=${port + 1} DATA_DIR=./data-${port + 1} npm start`);
});

test('wrong settings are all listed at once, and a secret is never repeated', async () => {
  const said = await refusedStart({
    ...rig.settings,
    PORT: 'many',
    ROLES: 'cook',
    DATABASE_URL: 'mysql://me:hush@db/x',
    LLM_BASE_URL: 'nowhere',
  });
  for (const name of ['PORT', 'ROLES', 'DATABASE_URL', 'LLM_BASE_URL']) expect(said).toContain(`- ${name}`);
  expect(said).not.toContain('hush');
});
