import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '../support/api-client.ts';
import type { ApiClient } from '../support/api-client.ts';
import { createJob, jobIn, light, OPINION, outputsOf } from '../support/job-story.ts';
import { startProduct } from '../support/product-process.ts';
import type { ProductProcess } from '../support/product-process.ts';
import { startRig } from '../support/rig.ts';
import type { Rig } from '../support/rig.ts';

let rig: Rig;
let product: ProductProcess;
let api: ApiClient;

beforeAll(async () => {
  rig = await startRig();
  // Short silences, since the point is what becomes of the job.
  product = await startProduct({ ...rig.settings, LLM_FIRST_TOKEN_TIMEOUT: '1', LLM_IDLE_TIMEOUT: '1' });
  api = await signUp(product.url);
});

afterAll(async () => {
  await product.stop();
  await rig.close();
});

/** Faults that the second post meets at each of its calls. */
const LASTING = [
  ['429 with no time', { status: 429 }],
  ['500', { status: 500 }],
  ['401 that echoes the key', { status: 401, echoKey: true }],
  ['an answer of nothing', { fault: 'empty' }],
  ['a cut answer', { fault: 'cut' }],
  ['silence', { fault: 'silent' }],
  ['a stalled answer', { fault: 'stalled' }],
  ['a login page', { fault: 'html' }],
  ['a declined answer', { text: 'I cannot', finish: 'content_filter' }],
] as const;

test(
  'one piece that always meets a fault is given up with a reason of ours, and the others arrive',
  { timeout: 180_000 },
  async () => {
    rig.model.setScript((call) => {
      const fault = LASTING.find(([topic]) => call.reading.topic === `Newsletters and ${topic}`)?.[1];
      return fault && call.reading.format === 'X Post' && call.reading.variant === 2 ? { ...fault } : 'ok';
    });
    const jobs = await Promise.all(
      LASTING.map(async ([name]) => {
        const job = await createJob(api, { topic: `Newsletters and ${name}`, fusion: light(OPINION) });
        await jobIn(api, job.id, 'fusion_pending');
        await api.post(`/jobs/${job.id}/fusion`, light(OPINION));
        return { name, id: job.id };
      }),
    );
    for (const { name, id } of jobs) {
      const [first, second, blog] = await settledOutputs(id);
      expect([first?.status, second?.status, blog?.status], name).toEqual(['completed', 'failed', 'completed']);
      expect(second?.error_message, name).toMatch(/^[A-Z][^{}<>]+\.$/);
      expect(second?.error_message, name).not.toContain(rig.settings['LLM_API_KEY']);
    }
  },
);

test('a passing fault costs a try, not the piece', { timeout: 60_000 }, async () => {
  const met = new Set<string>();
  rig.model.setScript((call) => {
    const piece = `${call.reading.format} ${call.reading.variant}`;
    if (call.reading.task !== 'piece' || met.has(piece)) return 'ok';
    met.add(piece);
    return call.reading.variant === 1 ? { status: 429, headers: { 'retry-after': '1' } } : { fault: 'cut' };
  });
  const job = await createJob(api, { topic: 'Landing pages', fusion: light(OPINION) });
  await jobIn(api, job.id, 'fusion_pending');
  await api.post(`/jobs/${job.id}/fusion`, light(OPINION));

  const outputs = await settledOutputs(job.id);
  expect(outputs.map((output) => output.status)).toEqual(['completed', 'completed', 'completed']);
});

async function settledOutputs(jobId: string) {
  for (;;) {
    const { body } = await api.get(`/jobs/${jobId}`);
    if (body.status === 'completed' || body.status === 'failed') return await outputsOf(api, jobId);
    await jobIn(api, jobId, 'completed', 'failed').catch(() => undefined);
  }
}
