import { afterAll, beforeAll, expect, test } from 'vitest';
import { obedientModel } from '../../../test/fakes/obedient-model.ts';
import { signUp } from '../../../test/support/api-client.ts';
import type { ApiClient } from '../../../test/support/api-client.ts';
import { bringNearer } from '../../../test/support/bring-nearer.ts';
import { createJob, jobIn, light, OPINION, outputsOf } from '../../../test/support/job-story.ts';
import { silentLogger } from '../../../test/support/silent-logger.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import type { Job } from '../../core/contracts/job.ts';
import { PLAN_READY } from '../../core/rules/plan-ready.ts';
import { createModelWriter } from '../writing/model/model-writer.ts';

const model = obedientModel();
let app: TestApp;
let api: ApiClient;

beforeAll(async () => {
  app = await startTestApp({
    writer: createModelWriter(model, silentLogger),
    model,
    limits: { personas: null },
  });
  api = await signUp(app.url);
});
afterAll(() => app.close());

/** A project that waits for its author to read the plan. */
async function waiting(more: Record<string, unknown> = {}): Promise<Job> {
  const { id } = await createJob(api, {
    desired_formats: ['X Post'],
    batch_formats: { 'X Post': 2 },
    review_plan: true,
    fusion: light(OPINION),
    ...more,
  });
  return await until(id, (job) => job.plan_due_at !== null);
}

async function until(id: string, isSo: (job: Job) => boolean): Promise<Job> {
  for (let tries = 0; tries < 200; tries += 1) {
    const { body } = await api.get(`/jobs/${id}`);
    if (isSo(body)) return body;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('it never came to that');
}

test('a plan that its author wants to read waits, and says so', async () => {
  const job = await waiting();
  expect(job).toMatchObject({ status: 'drafting', review_plan: true });
  expect(job.progress).toMatchObject({ message: PLAN_READY, waiting: { reason: PLAN_READY } });
  const { body: plan, status } = await api.get(`/jobs/${job.id}/plan`);
  expect([status, plan]).toEqual([200, expect.anything()]);
  expect(plan.page.tomorrow).toBe('Ask one colleague.');
  expect(plan.pieces).toHaveLength(2);
  expect((await outputsOf(api, job.id)).map(({ status }) => status)).toEqual(['pending', 'pending']);
});

test('what the author changes is what the pieces are written from', async () => {
  const job = await waiting();
  const { body: plan } = await api.get(`/jobs/${job.id}/plan`);
  const page = { ...plan.page, idea: 'Ask the person who did it last.', not_to_claim: ['Prices.'] };
  const pieces = [{ ...plan.pieces[0], angle: 'The last one', first_line: 'Who did it last?' }];
  const changed = await api.put(`/jobs/${job.id}/plan`, { page, pieces });
  expect([changed.status, changed.body.id]).toEqual([200, job.id]);
  const { body: now } = await api.get(`/jobs/${job.id}/plan`);
  expect(now.page.idea).toBe('Ask the person who did it last.');
  expect(now.pieces).toMatchObject([{ angle: 'The last one' }, { angle: plan.pieces[1].angle }]);

  expect((await api.post(`/jobs/${job.id}/plan/confirm`, {})).status).toBe(200);
  await jobIn(api, job.id, 'completed');
  expect((await outputsOf(api, job.id))[0]?.angle).toBe('The last one');
  const drafts = model.asked.filter(({ useCase, prompt }) => useCase === 'draft' && prompt.includes('The last one'));
  expect(drafts[0]?.prompt).toContain('<idea>Ask the person who did it last.</idea>');
  expect(drafts[0]?.prompt).toContain('<first_line>Who did it last?</first_line>');
  // Pressed twice, or late.
  expect((await api.post(`/jobs/${job.id}/plan/confirm`, {})).status).toBe(200);
});

test('a plan that its author has read and let go on is kept to, also by a short text', async () => {
  const job = await waiting({ batch_formats: { 'X Post': 1 } });
  const { body: plan } = await api.get(`/jobs/${job.id}/plan`);
  await api.post(`/jobs/${job.id}/plan/confirm`, {});
  await jobIn(api, job.id, 'completed');
  const draft = model.asked.findLast(({ useCase }) => useCase === 'draft');
  expect(draft?.prompt).toContain('Our author has read the plan.');
  expect(draft?.prompt).toContain(`<angle>${plan.pieces[0].angle}</angle>`);
});

test('without a word the pieces are written from the plan as it is, in the end', async () => {
  const job = await waiting();
  expect(await bringNearer(app.database, 23 * 3_600_000)).toBe(0);
  expect(await bringNearer(app.database, 3_600_001)).toBeGreaterThan(0);
  expect(await jobIn(api, job.id, 'completed')).toMatchObject({ plan_due_at: null });
});

test('a plan can be changed too late for the texts that are there, and in time for the next', async () => {
  const job = await waiting();
  await api.post(`/jobs/${job.id}/plan/confirm`, {});
  await jobIn(api, job.id, 'completed');
  const { body: plan } = await api.get(`/jobs/${job.id}/plan`);
  const before = await outputsOf(api, job.id);
  await api.put(`/jobs/${job.id}/plan`, { page: { ...plan.page, idea: 'Another idea.' }, pieces: [] });
  expect((await outputsOf(api, job.id)).map(({ content }) => content)).toEqual(before.map(({ content }) => content));
  await api.post(`/outputs/${before[0]?.id}/redo`, { angle: 'same' });
  await jobIn(api, job.id, 'completed');
  expect(model.asked.at(-1)?.useCase).toBe('check');
  expect(model.asked.some(({ prompt }) => prompt.includes('<idea>Another idea.</idea>'))).toBe(true);
});

test('a project that asks for nothing meets no pause, and one in a hurry has no page to read', async () => {
  for (const more of [{ review_plan: false }, { mode: 'fast' }]) {
    const { id } = await createJob(api, {
      desired_formats: ['X Post'],
      review_plan: true,
      fusion: light(OPINION),
      ...more,
    });
    await jobIn(api, id, 'completed');
  }
});

test('a plan is its owner’s, and there is none before it is made', async () => {
  const job = await waiting();
  const stranger = await signUp(app.url);
  expect((await stranger.get(`/jobs/${job.id}/plan`)).status).toBe(404);
  expect((await stranger.put(`/jobs/${job.id}/plan`, { page: {} })).status).toBe(404);
  expect((await stranger.post(`/jobs/${job.id}/plan/confirm`, {})).status).toBe(404);
  const { id } = await createJob(api, { desired_formats: ['X Post'] });
  expect((await api.get(`/jobs/${id}/plan`)).status).toBe(404);
  expect((await api.post(`/jobs/${id}/plan/confirm`, {})).status).toBe(409);
  const long = await api.put(`/jobs/${job.id}/plan`, { page: { idea: 'x'.repeat(1_300) } });
  expect(long.status).toBe(422);
});
