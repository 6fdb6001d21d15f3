import { afterEach, expect, test } from 'vitest';
import { createFakeWriter } from '../../../test/fakes/fake-writer.ts';
import { signUp } from '../../../test/support/api-client.ts';
import { bringNearer } from '../../../test/support/bring-nearer.ts';
import { createJob, jobIn, light, OPINION, outputsOf, ZERO } from '../../../test/support/job-story.ts';
import { gate } from '../../../test/support/gate.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import type { TestApp, TestAppOptions } from '../../../test/support/test-app.ts';
import { waitFor } from '../../../test/support/wait-for.ts';
import { RetryLater } from '../writing/writer.ts';

let app: TestApp | undefined;

afterEach(async () => {
  await app?.close();
  app = undefined;
});

async function start(options: TestAppOptions) {
  app = await startTestApp(options);
  return await signUp(app.url);
}

async function dueAfter(milliseconds: number): Promise<number> {
  if (!app) throw new Error('Nothing has been started.');
  return await bringNearer(app.database, milliseconds);
}

test.each([
  ['behind', -60_000],
  ['ahead of', 60_000],
])('a piece waits as long as it has to where a worker’s clock is a minute %s that of the database', async (_, skew) => {
  const askedAt: number[] = [];
  const clock = { now: () => new Date(Date.now() + skew) };
  const writer = createFakeWriter({
    write: (_piece, { call }) => {
      askedAt.push(performance.now());
      if (call === 1) throw new RetryLater('The model is busy.', 1_000);
      return 'A text';
    },
  });
  const api = await start({ writer, clock });
  const begun = performance.now();
  const job = await createJob(api, { desired_formats: ['Blog Post'], batch_formats: { 'Blog Post': 1 } });
  await jobIn(api, job.id, 'fusion_pending');
  await api.post(`/jobs/${job.id}/fusion`, light(OPINION));
  const done = await jobIn(api, job.id, 'completed');

  expect((await outputsOf(api, done.id)).map((output) => output.content)).toEqual(['A text']);
  const [first = 0, second = 0] = askedAt;
  expect(second - first).toBeGreaterThan(900);
  expect(performance.now() - begun, 'not the minute on top').toBeLessThan(59_000);
});

test('a piece that is taken up again keeps nobody told of its wait, though others are still written', async () => {
  const blog = gate();
  const writer = createFakeWriter({
    write: async (piece, { call }) => {
      if (piece.format === 'Blog Post') await blog.opened;
      else if (call === 1) throw new RetryLater('The model is busy.', 300);
      return 'A text';
    },
  });
  const api = await start({ writer });
  const formats = ['X Post', 'Blog Post'];
  const job = await createJob(api, { desired_formats: formats, batch_formats: { 'X Post': 1, 'Blog Post': 1 } });
  await jobIn(api, job.id, 'fusion_pending');
  await api.post(`/jobs/${job.id}/fusion`, light(OPINION));
  await waitFor('the post', async () => (await outputsOf(api, job.id)).some(({ content }) => content === 'A text'));
  const meanwhile = (await api.get(`/jobs/${job.id}`)).body;
  expect(meanwhile).toMatchObject({ status: 'generating_formats', progress: { waiting: null } });
  blog.open();
  await jobIn(api, job.id, 'completed');
});

test('with no tab left and no opinion given, it waits a quarter of an hour and then goes on without one', async () => {
  const api = await start({});
  const job = await createJob(api);
  expect((await jobIn(api, job.id, 'fusion_pending')).fusion).toBeNull();
  expect(await dueAfter(13 * 60_000)).toBe(0);
  expect(await dueAfter(121_000)).toBe(1);
  expect((await jobIn(api, job.id, 'completed')).fusion).toEqual(ZERO);
});
