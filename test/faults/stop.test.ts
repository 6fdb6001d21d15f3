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

/** A stage of pieces, and the next one, which answers nothing until the product is gone. */
const CUTS = [
  { how: 'asked to end', last: 'draft', next: 'edit' },
  { how: 'killed', last: 'draft', next: 'edit' },
  { how: 'killed', last: 'edit', next: 'check' },
] as const;

describe.each(CUTS)('$how between the $last of pieces and their $next', ({ how, last, next }) => {
  test('it keeps what it has, and asks for nothing twice that was answered', async () => {
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
    const needed = {
      draft: asked('draft'),
      edit: asked('edit'),
      check: asked('check'),
      all: rig.model.requests.length,
    };
    expect(needed).toMatchObject({ draft: PIECES, edit: PIECES, check: PIECES });

    const words = rig.model.writeInParts();
    const release = () => [words.goOn(), words.goOn()];
    // It has begun what comes next, and loses that alone.
    if (how === 'killed') rig.model.setScript(({ reading }) => (reading.task === next ? { fault: 'silent' } : 'ok'));
    const { id } = await createJob(api(), { ...LARGE, fusion: light(OPINION) });
    await waitFor('all drafts to be begun', () => asked('draft') === 2 * needed.draft);
    if (how === 'asked to end') {
      const ended = product.stop();
      await waitFor('the product to take no more requests', async () => !(await isUp(product.url)));
      release();
      expect(await ended).toBe(0);
      expect(asked(next), `it begins no ${next}`).toBe(needed[next]);
    } else {
      release();
      await waitFor(`the ${next} of all pieces to be begun`, () => asked(next) === 2 * needed[next], 60_000);
      await product.kill();
    }

    rig.model.setScript(() => 'ok');
    product = await startProduct(settings);
    await completed(id);
    const made = rig.model.requests.length - needed.all;
    const fault = `${how} with ${PIECES} pieces between ${last} and ${next}`;
    recordFault({ fault, times: 1, ended: 0, projects: 1, completed: 1, calls: { made, needed: needed.all } });
    const underWay = how === 'killed' ? needed[next] : 0;
    expect(asked('draft'), 'no draft is written again').toBe(2 * needed.draft);
    if (last === 'edit') expect(asked('edit'), 'nor is an edit').toBe(2 * needed.edit);
    expect(made, 'a kill costs what was under way, a stop nothing').toBe(needed.all + underWay);
  });
});

test('asked to end, it asks the model for no further piece, and finishes the one that is written', async () => {
  const api = await signUp(product.url);
  const { id } = await createJob(api);
  await jobIn(api, id, 'fusion_pending');
  const words = rig.model.writeInParts();
  await api.post(`/jobs/${id}/fusion`, light(OPINION));
  const piecesAskedFor = () => rig.model.requests.filter(({ reading }) => reading.task === 'draft').length;
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
