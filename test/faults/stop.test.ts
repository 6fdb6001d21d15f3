import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createApiClient, signUp } from '../support/api-client.ts';
import { isLongForm, recordFault } from '../support/fault-table.ts';
import { createJob, jobIn, light, OPINION } from '../support/job-story.ts';
import { startProduct } from '../support/product-process.ts';
import type { ProductProcess } from '../support/product-process.ts';
import { startRig } from '../support/rig.ts';
import type { Rig } from '../support/rig.ts';
import { inTime, waitFor } from '../support/wait-for.ts';

let rig: Rig;
let product: ProductProcess;

beforeEach(async () => {
  rig = await startRig();
  product = await startProduct({ ...rig.settings, LLM_MAX_CONCURRENCY: '1' });
});

afterEach(async () => {
  await product.kill();
  await rig.close();
});

/** A client that sends half a request, never the rest, and never hangs up. */
async function sendHalf(url: string): Promise<Socket> {
  const { port } = new URL(url);
  const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
  await inTime('the connection', once(socket, 'connect'));
  socket.write(
    `POST /api/auth/sign-in/email HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\n` +
      'Content-Length: 500\r\nExpect: 100-continue\r\n\r\n',
  );
  // The go-ahead proves that the request is being taken.
  await inTime('the go-ahead', once(socket, 'data'));
  socket.write('{"email":');
  return socket;
}

test('asked to end, it does not wait for a client that never ends its request', async () => {
  const client = await sendHalf(product.url);
  client.on('error', () => {});
  const hungUpOn = once(client, 'close');
  client.resume();
  client.on('end', () => client.end());

  // Forced to an end after 28 s, it would tell another code.
  expect(await product.stop(), 'ends by itself, in order').toBe(0);
  await inTime('the connection to be closed', hungUpOn);
});

const isUp = (url: string) =>
  fetch(`${url}/api/health`).then(
    () => true,
    () => false,
  );

/** The largest project of the specified formats in the long form, one of a few pieces in the short one. */
const FORMATS = isLongForm()
  ? ['Descriptions', 'X Post', 'Email Newsletter', 'Video Script', 'Blog Post', 'Short Content Script']
  : ['X Post', 'Blog Post'];
const PIECES = 3 * FORMATS.length;
const LARGE = { desired_formats: FORMATS, batch_formats: Object.fromEntries(FORMATS.map((format) => [format, 3])) };

describe.each(['asked to end', 'killed'] as const)('%s between first drafts and their repairs', (how) => {
  test('it keeps the drafts, and asks for nothing twice that was answered', async () => {
    await rig.close();
    rig = await startRig({ manners: ['invents figures'] });
    const settings = { ...rig.settings, LLM_MAX_CONCURRENCY: String(PIECES) };
    await product.stop();
    product = await startProduct(settings);
    const { token } = await signUp(product.url);
    const api = () => createApiClient(product.url, token);
    const asked = (task: string) => rig.model.requests.filter(({ reading }) => reading.task === task).length;
    const completed = async (id: string) =>
      await waitFor('the project', async () => (await api().get(`/jobs/${id}`)).body.status === 'completed', 100_000);

    await completed((await createJob(api(), { ...LARGE, fusion: light(OPINION) })).id);
    const needed = { drafts: asked('piece'), repairs: asked('repair'), all: rig.model.requests.length };
    expect(needed).toMatchObject({ drafts: PIECES, repairs: PIECES });

    const words = rig.model.writeInParts();
    const release = () => [words.goOn(), words.goOn()];
    if (how === 'killed') {
      // It has begun its repairs, and loses those alone.
      rig.model.setScript(({ reading }) => (reading.task === 'repair' ? { fault: 'silent' } : 'ok'));
    }
    const { id } = await createJob(api(), { ...LARGE, fusion: light(OPINION) });
    await waitFor('all first drafts to be begun', () => asked('piece') === 2 * needed.drafts);
    if (how === 'asked to end') {
      const ended = product.stop();
      await waitFor('the product to take no more requests', async () => !(await isUp(product.url)));
      release();
      expect(await ended).toBe(0);
      expect(asked('repair'), 'it begins no repair').toBe(needed.repairs);
    } else {
      release();
      await waitFor('all repairs to be begun', () => asked('repair') === 2 * needed.repairs);
      await product.kill();
    }

    rig.model.setScript(() => 'ok');
    product = await startProduct(settings);
    await completed(id);
    const made = rig.model.requests.length - needed.all;
    const fault = `${how} with ${PIECES} pieces between drafts and repairs`;
    recordFault({ fault, times: 1, ended: 0, projects: 1, completed: 1, calls: { made, needed: needed.all } });
    const underWay = how === 'killed' ? needed.repairs : 0;
    expect(asked('piece'), 'no draft is written again').toBe(2 * needed.drafts);
    expect(made, 'a kill costs what was under way, a stop nothing').toBe(needed.all + underWay);
  });
});

test('asked to end, it asks the model for no further piece, and finishes the one that is written', async () => {
  const api = await signUp(product.url);
  const { id } = await createJob(api);
  await jobIn(api, id, 'fusion_pending');
  const words = rig.model.writeInParts();
  await api.post(`/jobs/${id}/fusion`, light(OPINION));
  const piecesAskedFor = () => rig.model.requests.filter(({ reading }) => reading.task === 'piece').length;
  await waitFor('the first of three pieces', () => piecesAskedFor() === 1);
  const ended = product.stop();
  await waitFor('the product to take no more requests', async () => !(await isUp(product.url)));
  words.goOn();
  words.goOn();
  expect(await ended).toBe(0);
  expect(piecesAskedFor()).toBe(1);

  product = await startProduct(rig.settings);
  const again = createApiClient(product.url, api.token);
  await jobIn(again, id, 'completed');
  expect(piecesAskedFor(), 'what was finished is not written again').toBe(3);
});
