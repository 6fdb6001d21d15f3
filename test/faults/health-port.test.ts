import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { problem } from '../../src/core/contracts/problem.ts';
import { signUp } from '../support/api-client.ts';
import { freePort } from '../support/free-port.ts';
import { createJob, jobIn, light, OPINION } from '../support/job-story.ts';
import { createDatabase, dropDatabase } from '../support/postgres-server.ts';
import { refusedStart, startProduct } from '../support/product-process.ts';
import type { ProductProcess } from '../support/product-process.ts';
import { startRig } from '../support/rig.ts';
import type { Rig } from '../support/rig.ts';
import { startTcpProxy } from '../support/tcp-proxy.ts';
import type { TcpProxy } from '../support/tcp-proxy.ts';
import { waitFor } from '../support/wait-for.ts';

let rig: Rig;
let proxy: TcpProxy;
let name: string;
let port: number;
let shared: Record<string, string>;
const running: ProductProcess[] = [];

beforeEach(async () => {
  rig = await startRig();
  port = await freePort();
  name = `health_${randomBytes(6).toString('hex')}`;
  const url = new URL(await createDatabase(inject('postgresUrl'), name));
  proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
  shared = { ...rig.settings, DATABASE_URL: url.href };
});

afterEach(async () => {
  await Promise.all(running.splice(0).map((product) => product.kill()));
  await proxy.cut();
  await dropDatabase(inject('postgresUrl'), name);
  await rig.close();
});

async function start(settings: Record<string, string>): Promise<ProductProcess> {
  const product = await startProduct({ ...shared, ...settings });
  running.push(product);
  return product;
}

const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);

test('a worker says at a port of its own whether it works, until it has ended', async () => {
  const web = await start({ ROLES: 'web' });
  const worker = await start({ ROLES: 'worker', HEALTH_PORT: String(port) });
  const answer = await ask('/health');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toMatchObject({ status: 'ok', work: 'taking' });
  for (const path of ['/', '/api/health', '/api/config', '/api/jobs', '/%E0'])
    expect((await ask(path)).status).toBe(404);

  const api = await signUp(web.url);
  const parts = rig.model.writeInParts();
  const job = await createJob(api);
  await jobIn(api, job.id, 'fusion_pending');
  await api.post(`/jobs/${job.id}/fusion`, light(OPINION));
  await waitFor('the pieces to be asked for', () => rig.model.requests.some(({ reading }) => reading.task === 'draft'));
  const ended = worker.stop();
  await waitFor('the worker to say that it stops', async () => {
    const { work } = (await (await ask('/health')).json()) as { work: string };
    return work === 'stopping';
  });
  parts.goOn();
  parts.goOn();
  expect(await ended).toBe(0);
  await expect(ask('/health')).rejects.toThrow('fetch failed');
});

test('while its database is away it says so, and is well again by itself', async () => {
  const away = new URL(shared['DATABASE_URL'] ?? '');
  away.port = String(proxy.port);
  await start({ ROLES: 'worker', HEALTH_PORT: String(port), DATABASE_URL: away.href });
  await proxy.cut();
  const answer = await ask('/health');
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(problem.parse(await answer.json()).detail).toMatch(/cannot be reached right now/);
  await proxy.restore();
  await waitFor('the worker to be well', async () => (await ask('/health')).status === 200);
});

test('while it waits for its database at the start it says so, and nobody takes it for dead', async () => {
  const away = new URL(shared['DATABASE_URL'] ?? '');
  away.port = String(proxy.port);
  await proxy.cut();
  const starting = start({ ROLES: 'worker', HEALTH_PORT: String(port), DATABASE_URL: away.href });
  const answer = await waitFor('the port', () => ask('/health').catch(() => undefined));
  expect(answer.status).toBe(503);
  expect(problem.parse(await answer.json()).detail).toBe('Manifold is starting.');
  await proxy.restore();
  await starting;
  expect((await ask('/health')).status).toBe(200);
});

test('a port for health that is taken is a sentence with the remedy', async () => {
  const other = createServer((socket) => socket.end()).listen(port, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  expect(await refusedStart({ ...shared, ROLES: 'worker', HEALTH_PORT: String(port) })).toContain(
    `Port ${port} is taken by another program. Stop that program, or start with another port: HEALTH_PORT=${port + 1} npm start`,
  );
});
