import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessions, users } from '../../src/server/auth/accounts.table.ts';
import { createFakeResearcher } from '../fakes/fake-researcher.ts';
import { createApiClient, signUp } from '../support/api-client.ts';
import type { ApiAnswer, ApiClient } from '../support/api-client.ts';
import { recordAttack } from '../support/attack-table.ts';
import { gate } from '../support/gate.ts';
import { createJob, jobIn, light, OPINION, outputsOf, PERSONA, runJob } from '../support/job-story.ts';
import { startTestApp } from '../support/test-app.ts';
import type { TestApp } from '../support/test-app.ts';
import { waitFor } from '../support/wait-for.ts';
import { PASSWORD } from './api/world.ts';

const MANY = 50;
const HELD = 'Research that takes until it may end';

/** What all answers came to: `{ 200: 1, 409: 49 }`. */
function tally(answers: readonly ApiAnswer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const atOnce = (call: (index: number) => Promise<ApiAnswer>) =>
  Promise.all(Array.from({ length: MANY }, (_, index) => call(index)));

const record = (attack: string) => recordAttack({ group: 'parallel calls', attack, tries: MANY, held: MANY });

const idsIn = (answers: readonly ApiAnswer[]) => new Set(answers.flatMap(({ body }) => body.id ?? []));

describe('who signs up', () => {
  let app: TestApp | undefined;
  const signUps = (url: string, email: (index: number) => string) =>
    atOnce((index) =>
      createApiClient(url, '').post('/auth/sign-up/email', { name: 'R', email: email(index), password: PASSWORD }),
    );
  const rowsIn = async ({ database: { db } }: TestApp) => [await db.$count(users), await db.$count(sessions)];

  test('fifty times with one e-mail has one account', async () => {
    app = await startTestApp({ worker: false });
    const answers = await signUps(app.url, (index) => (index % 2 ? ' Twice@example.test' : 'twice@EXAMPLE.test '));
    expect(tally(answers)).toEqual({ 200: 1, 409: MANY - 1 });
    expect(await rowsIn(app), 'nothing is left of those who were refused').toEqual([1, 1]);
    await app.close();
    record('sign-up with one e-mail');
  });

  test('first on an installation that takes one alone is one', async () => {
    app = await startTestApp({ worker: false, signUp: 'closed' });
    const answers = await signUps(app.url, (index) => `first-${index}@example.test`);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => ![200, 403, 409].includes(status))).toEqual([]);
    expect(await rowsIn(app)).toEqual([1, 1]);
    await app.close();
    record('first sign-up while sign-up is closed');
  });
});

describe('one who is signed in', () => {
  let app: TestApp;
  let api: ApiClient;
  const held = { gate: gate(), running: 0, begun: 0, most: 0 };
  const research = createFakeResearcher();

  beforeAll(async () => {
    app = await startTestApp({
      limits: { personas: 5, jobsPerDay: 12, jobsAtOnce: 3 },
      research: {
        async research(request) {
          if (request.topic !== HELD) return await research.research(request);
          held.begun += 1;
          held.running += 1;
          held.most = Math.max(held.most, held.running);
          await held.gate.opened;
          held.running -= 1;
          return await research.research(request);
        },
      },
    });
  });

  afterAll(() => app.close());

  const user = async () => {
    api = await signUp(app.url);
    const persona = await api.post('/personas', PERSONA);
    return { persona_id: persona.body.id as string, topic: 'Week four', desired_formats: ['X Post'] };
  };

  test('makes as many personas as are allowed', async () => {
    await user();
    const answers = await atOnce(() => api.post('/personas', PERSONA));
    expect(tally(answers)).toEqual({ 201: 4, 409: MANY - 4 });
    expect((await api.get('/personas')).body).toHaveLength(5);
    record('more personas than allowed');
  });

  test('has as many jobs run at once as are allowed, and starts as many a day', async () => {
    const job = await user();
    const answers = await atOnce(() => api.post('/jobs', { ...job, topic: HELD }));
    expect(tally(answers)).toEqual({ 201: 12, 429: MANY - 12 });
    expect((await api.get('/jobs/history')).body).toHaveLength(12);
    await waitFor('three to run', () => held.running === 3);
    held.gate.open();
    // A job that waits for its opinion keeps its place until it ends.
    await waitFor('a fourth to run', async () => {
      const jobs = (await api.get('/jobs/history?status_filter=fusion_pending')).body as { id: string }[];
      await Promise.all(jobs.map(({ id }) => api.post(`/jobs/${id}/cancel`)));
      return held.begun > 3;
    });
    expect(held.most).toBe(3);
    record('more jobs a day and at once than allowed');
  });

  test('gets no further job a day by cancelling and deleting those that were started', async () => {
    const job = await user();
    const answers = await atOnce(async () => {
      const answer = await api.post('/jobs', job);
      if (answer.status === 201) await api.post(`/jobs/${answer.body.id}/cancel`);
      if (answer.status === 201) await api.delete(`/jobs/${answer.body.id}`);
      return answer;
    });
    expect(tally(answers)).toEqual({ 201: 12, 429: MANY - 12 });
    expect((await api.post('/jobs', job)).status).toBe(429);
    record('more jobs a day by deleting them');
  });

  test('makes one thing with one Idempotency-Key, whatever is made', async () => {
    const job = await user();
    const done = await runJob(api);
    const [piece] = await outputsOf(api, done.id);
    for (const [path, body] of [
      ['/jobs', job],
      ['/personas', PERSONA],
      ['/materials', { text: 'Kept once' }],
      [`/jobs/${done.id}/generate_formats`, { desired_formats: ['X Post'] }],
      [`/outputs/${piece?.id}/redo`, { angle: 'new' }],
    ] as const) {
      await jobIn(api, done.id, 'completed');
      const before = (await outputsOf(api, done.id)).length;
      const answers = await atOnce(() => api.post(path, body, { 'idempotency-key': path }));
      expect(Object.keys(tally(answers)), path).toHaveLength(1);
      expect(answers[0]?.status, path).toBeLessThan(300);
      expect(new Set(answers.map(({ body: answered }) => JSON.stringify(answered))).size, path).toBe(1);
      const added = path.endsWith('generate_formats') ? 1 : 0;
      expect((await outputsOf(api, done.id)).length, path).toBe(before + added);
      record('one Idempotency-Key');
    }
    expect((await api.get('/materials')).body).toHaveLength(1);
  });

  test('shares no Idempotency-Key with another one', async () => {
    const job = await user();
    const one = api;
    const other = { job: await user(), api };
    const answers = await atOnce((index) =>
      index % 2
        ? one.post('/jobs', job, { 'idempotency-key': 'shared' })
        : other.api.post('/jobs', other.job, { 'idempotency-key': 'shared' }),
    );
    expect(tally(answers)).toEqual({ 201: MANY });
    expect(idsIn(answers).size).toBe(2);
    expect((await one.get('/jobs/history')).body).toHaveLength(1);
    record('one Idempotency-Key of two users');
  });

  test('deletes a thing once', async () => {
    const { persona_id: persona } = await user();
    const job = await createJob(api);
    const note = await api.post('/materials', { text: 'Not for long' });
    for (const path of [`/personas/${persona}`, `/jobs/${job.id}`, `/materials/${note.body.id}`]) {
      expect(tally(await atOnce(() => api.delete(path))), path).toEqual({ 204: 1, 404: MANY - 1 });
      record('deleting one thing');
    }
  });

  test('gives one opinion, and each piece is written once', async () => {
    await user();
    const job = await createJob(api);
    await jobIn(api, job.id, 'fusion_pending');
    const answers = await atOnce((index) => api.post(`/jobs/${job.id}/fusion`, light(`${OPINION} ${index}`)));
    expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
    const { fusion } = await jobIn(api, job.id, 'completed');
    const pieces = await outputsOf(api, job.id);
    expect(pieces).toHaveLength(3);
    const opinion = fusion?.answers.fusion_content ?? '';
    expect(pieces.every(({ content }) => content?.includes(opinion))).toBe(true);
    record('giving the opinion');
  });

  test('deletes a job while everything is done with it, and nothing of it comes back', async () => {
    await user();
    const job = await runJob(api);
    const [piece] = await outputsOf(api, job.id);
    const calls = [
      () => api.patch(`/outputs/${piece?.id}`, { content: 'Edited' }),
      () => api.post(`/outputs/${piece?.id}/redo`, { angle: 'new' }),
      () => api.post(`/jobs/${job.id}/generate_formats`, { desired_formats: ['Blog Post'] }),
      () => api.get(`/jobs/${job.id}`),
      () => api.post(`/jobs/${job.id}/cancel`),
    ];
    const answers = await atOnce((index) =>
      index === MANY / 2 ? api.delete(`/jobs/${job.id}`) : (calls[index % calls.length] ?? api.get)(''),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    for (const path of [`/jobs/${job.id}`, `/jobs/${job.id}/outputs`, `/outputs/${piece?.id}`]) {
      expect((await api.get(path)).status, path).toBe(404);
    }
    record('deleting a job that others write to');
  });
});
