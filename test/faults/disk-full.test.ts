import { rmSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { problem } from '../../src/core/contracts/problem.ts';
import { SCOPES } from '../../src/core/rules/scopes.ts';
import { createApiClient, signUp } from '../support/api-client.ts';
import type { ApiAnswer, ApiClient } from '../support/api-client.ts';
import { createJob, jobIn, light, OPINION, outputsOf, PERSONA, runJob } from '../support/job-story.ts';
import { startProduct } from '../support/product-process.ts';
import type { ProductProcess } from '../support/product-process.ts';
import { startRig } from '../support/rig.ts';
import type { Rig } from '../support/rig.ts';
import { waitFor } from '../support/wait-for.ts';

let rig: Rig;
let disk: { folder: string; fullWhile: string };
let product: ProductProcess | undefined;

beforeEach(async () => {
  rig = await startRig();
  disk = { folder: rig.dataDir, fullWhile: `${rig.dataDir}.full` };
});

afterEach(async () => {
  await product?.kill();
  freeTheDisk();
  await rig.close();
});

const fillTheDisk = () => writeFileSync(disk.fullWhile, '');
const freeTheDisk = () => rmSync(disk.fullWhile, { force: true });

async function start(more: Record<string, string> = {}): Promise<ProductProcess> {
  await product?.kill();
  product = await startProduct({ ...rig.settings, LLM_MAX_CONCURRENCY: '2', ...more }, { disk });
  return product;
}

function expectRefused(answer: ApiAnswer, what: string): void {
  expect(answer.status, `${what}: ${JSON.stringify(answer.body)}`).toBe(507);
  expect(problem.parse(answer.body).detail, what).toMatch(/^The disk is full, so nothing can be saved right now/);
  expect(Number(answer.headers.get('retry-after')), what).toBeGreaterThan(0);
}

/** Writes until it is refused, and tells what was taken before. */
async function writeUntilFull(api: ApiClient): Promise<string[]> {
  const taken: string[] = [];
  await waitFor('a write to be refused', async () => {
    const answer = await api.post('/personas', PERSONA);
    if (answer.status === 201) taken.push(answer.body.id);
    else expectRefused(answer, 'a write');
    return answer.status !== 201;
  });
  return taken;
}

/** Every address that is only read, with ids of what is there; what follows a job never ends, and mail is not set up. */
async function addressesToRead(api: ApiClient, jobId: string): Promise<string[]> {
  const { paths } = (await api.get('/openapi.json')).body as { paths: Record<string, object> };
  const job = (await api.get(`/jobs/${jobId}`)).body;
  const outputs = await outputsOf(api, jobId);
  const [cited] = outputs.flatMap(({ citations }) => citations);
  const [material] = (await api.get('/materials')).body as { id: string }[];
  const idIn: Record<string, string | undefined> = {
    personas: job.persona_id,
    jobs: jobId,
    outputs: outputs[0]?.id,
    materials: material?.id,
  };
  return Object.entries(paths)
    .filter(([path, routes]) => 'get' in routes && !/\/(events|verify-email)$/.test(path))
    .map(([path]) =>
      path
        .replace(/^\/api/, '')
        .replace('{source_id}', cited?.source_id ?? 'none')
        .replace('{claim_id}', cited?.claim_id ?? 'none')
        .replace(/^\/(\w+)\/\{id\}/, (_, of: string) => `/${of}/${idIn[of]}`),
    );
}

test('on a full disk all can be read, nothing acknowledged is lost, and work goes on once there is room', async () => {
  const { url } = await start();
  const api = await signUp(url);
  const script = async () => {
    const made = await api.post('/access-tokens', { name: 'A script', scopes: SCOPES, expires_in_days: 30 });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    return createApiClient(url, made.body.token);
  };
  // The other one is used on the full disk for the first time, which would be written down.
  const scripts = [await script(), await script()] as const;
  await api.post('/materials', { kind: 'note', title: 'A note', text: 'Week four decides. '.repeat(20) });
  const done = await runJob(api, { topic: 'Email marketing for small shops' });
  const addresses = await addressesToRead(api, done.id);
  // Of a settled job all is said at once. Whoever comes back to what was followed before needs nothing new for it.
  addresses.push(`/jobs/${done.id}/events`);
  await api.get(`/jobs/${done.id}/events`);
  const readable = await Promise.all(addresses.map(async (address) => (await scripts[0].get(address)).status));
  const pieces = { desired_formats: ['X Post', 'Blog Post'], batch_formats: { 'X Post': 5, 'Blog Post': 1 } };
  const job = await createJob(api, { ...pieces, topic: 'Hiring for a support team' });
  await jobIn(api, job.id, 'fusion_pending');
  const parts = rig.model.writeInParts();
  const before = rig.model.requests.length;
  const asked = () => rig.model.requests.slice(before).filter(({ reading }) => reading.task === 'draft');
  await api.post(`/jobs/${job.id}/fusion`, light(OPINION));
  await waitFor('both places of the model to be taken', () => asked().length === 2);

  fillTheDisk();
  const taken = await writeUntilFull(api);
  parts.goOn();
  parts.goOn();
  for (const [at, address] of addresses.entries()) {
    expect(await api.get(address), address).toMatchObject({ status: 200 });
    for (const script of scripts) expect(await script.get(address), address).toMatchObject({ status: readable[at] });
  }
  const newcomer = { email: 'new@example.test', password: 'a long enough password' };
  expectRefused(await createApiClient(url, '').post('/auth/sign-up/email', newcomer), 'sign-up');
  expectRefused(await api.patch(`/outputs/${(await outputsOf(api, done.id))[0]?.id}`, { content: 'New' }), 'an edit');
  expectRefused(await api.delete(`/jobs/${done.id}`), 'a deletion');
  expect(asked(), 'no further piece is begun').toHaveLength(2);

  const again = await start();
  const later = createApiClient(again.url, api.token);
  for (const address of addresses) expect((await later.get(address)).status, address).toBe(200);
  expectRefused(await later.post('/personas', PERSONA), 'a write after the kill');
  await again.kill();
  const once = await start();
  const last = createApiClient(once.url, api.token);
  expectRefused(await last.post('/personas', PERSONA), 'a write after the second kill');

  freeTheDisk();
  await waitFor('a write to be taken', async () => (await last.post('/personas', PERSONA)).status === 201);
  await jobIn(last, job.id, 'completed');
  expect((await outputsOf(last, job.id)).every(({ status }) => status === 'completed')).toBe(true);
  const ids = ((await last.get('/personas')).body as { id: string }[]).map(({ id }) => id);
  for (const id of taken) expect(ids, 'what was acknowledged').toContain(id);
});

test('what was being written when the disk got full is kept, by the process that wrote it', async () => {
  const { url } = await start({ LLM_MAX_CONCURRENCY: '24' });
  const api = await signUp(url);
  const job = await createJob(api);
  await jobIn(api, job.id, 'fusion_pending');
  const parts = rig.model.writeInParts();
  await api.post(`/jobs/${job.id}/fusion`, light(OPINION));
  const pieces = () => rig.model.requests.filter(({ reading }) => reading.task === 'draft').length;
  await waitFor('all pieces to be asked for', () => pieces() === 3);

  fillTheDisk();
  await writeUntilFull(api);
  parts.goOn();
  parts.goOn();
  expect((await api.get(`/jobs/${job.id}`)).body.status).toBe('generating_formats');
  freeTheDisk();

  await jobIn(api, job.id, 'completed');
  expect(pieces(), 'nothing is paid for twice').toBe(3);
  expect((await product?.stop()) ?? 1).toBe(0);
});
