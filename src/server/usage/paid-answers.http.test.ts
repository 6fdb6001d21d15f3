import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakeWriter } from '../../../test/fakes/fake-writer.ts';
import { recordingLogger } from '../../../test/fakes/recording-logger.ts';
import { signUp } from '../../../test/support/api-client.ts';
import type { ApiClient } from '../../../test/support/api-client.ts';
import { createJob, jobIn, light, OPINION, outputsOf, runJob } from '../../../test/support/job-story.ts';
import { NEWSLETTERS, startModelApp } from '../../../test/support/model-app.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import { waitFor } from '../../../test/support/wait-for.ts';
import { systemClock } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { jobs } from '../jobs/jobs.table.ts';
import type { Writer } from '../writing/writer.ts';
import { answersOfRun } from './paid-answers.ts';
import { paidAnswers } from './paid-answers.table.ts';

let app: Awaited<ReturnType<typeof startModelApp>>;
let api: ApiClient;
beforeAll(async () => {
  app = await startModelApp({}, { limits: { personas: null } });
  api = await signUp(app.url);
});
afterAll(() => app.close());

const ANSWER = {
  text: 'A draft.',
  model: 'fake',
  usage: { inputTokens: 10, cachedInputTokens: null, cacheWriteTokens: null, outputTokens: 5 },
};
const OTHER = { ...ANSWER, text: 'Another draft.' };

const rows = () => app.database.db.select().from(paidAnswers);

/** A run of the job, as a process that has just taken it up has it. */
async function runOf(id: string) {
  const logger = recordingLogger();
  const [job] = await app.database.db.select({ attempt: jobs.attempt }).from(jobs).where(eq(jobs.id, id));
  const parts = { database: app.database, clock: systemClock, logger };
  return { logger, ...answersOfRun(parts, { id, attempt: job?.attempt ?? 0 }) };
}

/** A project that nobody works on. */
async function quietJob(): Promise<string> {
  const { id } = await createJob(api);
  await jobIn(api, id, 'fusion_pending');
  return id;
}

test('what a try was answered is there for the next one, in its order and once, and for its own piece alone', async () => {
  const id = await quietJob();
  const piece = newId();
  const first = (await runOf(id)).of(piece);
  await first.keep('a question', ANSWER);
  expect(await first.take('a question'), 'who asks twice wants another answer').toBeNull();
  await first.keep('a question', OTHER);

  const run = await runOf(id);
  expect(await run.of(null).take('a question')).toBeNull();
  const second = run.of(piece);
  expect(await second.take('another question')).toBeNull();
  expect(await second.take('a question')).toEqual(ANSWER);
  expect(await second.take('a question')).toEqual(OTHER);
  expect(await second.take('a question')).toBeNull();
  expect(await run.of(piece).take('a question'), 'a try that ends too soon leaves all of it').toEqual(ANSWER);
  expect(await (await runOf(id)).of(piece).take('a question'), 'and so does a run').toEqual(ANSWER);

  const late = await runOf(id);
  expect((await api.delete(`/jobs/${id}`)).status).toBe(204);
  expect(await rows(), 'it goes with its project').toEqual([]);
  await late.of(piece).keep('a question', ANSWER);
  expect(late.logger.written(), 'nor is that worth a word').toBe('');
});

test('an answer is kept until what was asked for is saved, and no longer', async () => {
  app.server.setScript(({ reading }) => (reading.format === 'Blog Post' ? { fault: 'silent' } : 'ok'));
  const { id } = await createJob(api, { topic: NEWSLETTERS, fusion: light(OPINION) });
  await waitFor('both posts', async () => {
    const outputs = await outputsOf(api, id);
    return outputs.filter(({ status }) => status === 'completed').length === 2;
  });
  expect(await rows(), 'claims, plan and posts are saved; the blog post has no answer yet').toEqual([]);
  await api.post(`/jobs/${id}/cancel`);

  app.server.setScript(() => 'ok');
  const { id: next } = await createJob(api, { topic: NEWSLETTERS, fusion: light(OPINION) });
  await jobIn(api, next, 'completed');
  expect(await rows()).toEqual([]);
});

test('what is answered after a job has ended, or was taken over, is kept for nobody', async () => {
  const id = await quietJob();
  const run = await runOf(id);
  await api.post(`/jobs/${id}/cancel`);
  await run.of(null).keep('a question', ANSWER);
  expect(await rows()).toEqual([]);
  expect(run.logger.written()).toBe('');
});

test('an answer that nothing could be made of is asked for anew', async () => {
  const writer = createFakeWriter();
  const taken: unknown[] = [];
  const clumsy: Writer = {
    ...writer,
    async plan(assignment, pieces, request) {
      taken.push(await request.meter?.paid?.take('a question'));
      if (taken.length > 1) return await writer.plan(assignment, pieces, request);
      await request.meter?.paid?.keep('a question', ANSWER);
      throw new TypeError('The answer is not as expected');
    },
  };
  const other = await startTestApp({ writer: clumsy });
  try {
    await runJob(await signUp(other.url));
    expect(taken).toEqual([null, null]);
  } finally {
    await other.close();
  }
});
