import { afterAll, beforeAll, expect, test } from 'vitest';
import { obedientModel } from '../../../test/fakes/obedient-model.ts';
import { signUp } from '../../../test/support/api-client.ts';
import type { ApiClient } from '../../../test/support/api-client.ts';
import { createJob, jobIn, light, OPINION } from '../../../test/support/job-story.ts';
import { silentLogger } from '../../../test/support/silent-logger.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
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

const asking = { desired_formats: ['X Post'], batch_formats: { 'X Post': 1 }, ask_first: true };
const REPLY = 'We sent 412 invites in March and lost two accounts.';

test('at the pause for the opinion the author is asked, with what the sources say', async () => {
  const { id } = await createJob(api, asking);
  const job = await jobIn(api, id, 'fusion_pending');
  expect(job.asked?.questions).toEqual([
    { id: 'q1', text: 'What did you try about Why week-four onboarding decides annual churn that failed?' },
    { id: 'q2', text: 'What do you refuse to do?' },
  ]);
  for (const claimId of job.asked?.findings ?? []) {
    const { status, body } = await api.get(`/jobs/${id}/claims/${claimId}`);
    expect([status, body.source.id]).toEqual([200, body.claim.source_id]);
  }
  expect(job.asked?.findings.length).toBeGreaterThan(0);
});

test('replies are the author’s own: writers get them, and their figures need no source', async () => {
  const { id } = await createJob(api, asking);
  await jobIn(api, id, 'fusion_pending');
  const { answers, ...fusion } = light(OPINION);
  const given = { ...fusion, answers: { ...answers, q1: REPLY, q2: '  ' } };
  expect((await api.post(`/jobs/${id}/fusion`, given)).status).toBe(200);
  const job = await jobIn(api, id, 'completed');
  expect(job.fusion?.answers).toEqual({ fusion_content: OPINION, q1: REPLY });
  const plan = model.asked.findLast(({ useCase, prompt }) => useCase === 'plan' && !prompt.includes('<task>ask'));
  expect(plan?.shared).toContain(`<said>${REPLY}</said>`);
  // Repeating is fine, other replies come too late.
  expect((await api.post(`/jobs/${id}/fusion`, given)).status).toBe(200);
  const other = { ...given, answers: { ...given.answers, q1: 'Something else.' } };
  expect((await api.post(`/jobs/${id}/fusion`, other)).status).toBe(409);
});

test('with consent they become facts of the persona; without, they stay with the project', async () => {
  const { id } = await createJob(api, asking);
  const { persona_id: personaId } = await jobIn(api, id, 'fusion_pending');
  const zero = { fusion_type: 'zero', answers: { fusion_content: '', q1: REPLY } };
  await api.post(`/jobs/${id}/fusion`, { ...zero, keep_answers: true });
  const kept = (await api.get('/personas')).body.find(({ id: one }: { id: string }) => one === personaId);
  expect(kept.approved_facts).toEqual([REPLY]);

  const second = await createJob(api, { ...asking, persona_id: personaId });
  await jobIn(api, second.id, 'fusion_pending');
  await api.post(`/jobs/${second.id}/fusion`, { ...zero, answers: { fusion_content: '', q1: 'Not for others.' } });
  const still = (await api.get('/personas')).body.find(({ id: one }: { id: string }) => one === personaId);
  expect(still.approved_facts).toEqual([REPLY]);
});

test('a project that asks for nothing is asked nothing, and neither is one whose opinion came along', async () => {
  const plain = await createJob(api, { ...asking, ask_first: false });
  expect((await jobIn(api, plain.id, 'fusion_pending')).asked).toBeNull();
  const given = await createJob(api, { ...asking, fusion: light(OPINION) });
  expect((await jobIn(api, given.id, 'completed')).asked).toBeNull();
});

test('a reply has its limit', async () => {
  const { id } = await createJob(api, asking);
  await jobIn(api, id, 'fusion_pending');
  const { status, body } = await api.post(`/jobs/${id}/fusion`, {
    fusion_type: 'zero',
    answers: { q1: 'x'.repeat(1_001) },
  });
  expect([status, body.errors[0].path]).toEqual([422, 'answers.q1']);
});
