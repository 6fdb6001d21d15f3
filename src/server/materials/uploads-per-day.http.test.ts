import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakePageReader } from '../../../test/fakes/fake-page-reader.ts';
import { FINDINGS } from '../../../test/fakes/fake-researcher.ts';
import { createSetClock } from '../../../test/fakes/set-clock.ts';
import { signUp } from '../../../test/support/api-client.ts';
import type { ApiClient } from '../../../test/support/api-client.ts';
import { jobIn, PERSONA } from '../../../test/support/job-story.ts';
import { makeUser } from '../../../test/support/make-user.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import { uploadFile } from '../../../test/support/upload-file.ts';
import { countReading } from './count-reading.ts';

const MOST = 5;
const HALF_A_DAY_S = 12 * 3_600;

let app: TestApp;
/** With a worker; the other one leaves its projects where they are. */
let running: TestApp;
let fails = false;
const clock = createSetClock(new Date(`${new Date().toISOString().slice(0, 10)}T12:00:00.000Z`).toISOString());
beforeAll(async () => {
  app = await startTestApp({ worker: false, clock, limits: { uploadsPerDay: MOST } });
  running = await startTestApp({
    clock,
    limits: { uploadsPerDay: MOST },
    pageReader: createFakePageReader({ 'https://example.test/kept': 'A second visit tells who stays.' }),
    research: {
      async research() {
        if (fails) throw new Error('out of order');
        return FINDINGS;
      },
    },
  });
});
afterAll(async () => {
  await app.close();
  await running.close();
});

test('links and files of a day are counted together, repetitions once, and notes not at all', async () => {
  const api = await signUp(app.url);
  const key = { 'idempotency-key': 'the same upload' };
  const first = await uploadFile(app.url, api, { content: 'Text.' }, key);
  for (let more = 1; more < MOST; more += 1) {
    await api.post('/materials', { url: `https://example.test/${more}` });
  }
  const over = await uploadFile(app.url, api, { content: 'Another text.' });
  expect(over.status).toBe(429);
  expect(over.body.detail).toBe(
    `You have had ${MOST} links and files read today, which is the limit for a day. More can be read after midnight UTC.`,
  );
  expect(over.headers.get('retry-after')).toBe(String(HALF_A_DAY_S));
  expect((await api.post('/materials', { url: 'https://example.test/more' })).status).toBe(429);

  expect((await uploadFile(app.url, api, { content: 'Text.' }, key)).body.id).toBe(first.body.id);
  expect((await api.post('/materials', { text: 'A note needs nobody to read it.' })).status).toBe(201);
  await api.delete(`/materials/${first.body.id}`);
  expect((await uploadFile(app.url, api, { content: 'Text.' })).status, 'deleting gives nothing back').toBe(429);
  expect((await api.get('/config')).body.limits.uploads_per_day).toBe(MOST);

  const other = await signUp(app.url);
  expect((await uploadFile(app.url, other, { content: 'Text.' })).status).toBe(201);
});

const linksOf = (count: number) => Array.from({ length: count }, (_, at) => ({ url: `https://example.test/p${at}` }));

async function projectWith(api: ApiClient, material: readonly object[], more: object = {}) {
  const [persona] = (await api.get('/personas')).body;
  const id = persona?.id ?? (await api.post('/personas', PERSONA)).body.id;
  return await api.post('/jobs', { persona_id: id, topic: 'Visits', desired_formats: ['X Post'], material, ...more });
}

test('links of a new project count with the others, all of them or none', async () => {
  const api = await signUp(app.url);
  await uploadFile(app.url, api, { content: 'Text.' });
  const over = await projectWith(api, [...linksOf(MOST), { text: 'A note.' }]);
  expect([over.status, over.body.detail]).toEqual([
    429,
    `This project has ${MOST} links to read, and only ${MOST - 1} of the ${MOST} links and files a day can still be read. Remove some of them, or start it after midnight UTC.`,
  ]);
  expect(over.headers.get('retry-after')).toBe(String(HALF_A_DAY_S));
  expect((await api.get('/jobs/history')).body, 'nothing was made').toEqual([]);

  expect((await projectWith(api, linksOf(MOST - 1))).status, 'the refused one took nothing').toBe(201);
  const none = await projectWith(api, linksOf(1));
  expect([none.status, none.body.detail]).toEqual([
    429,
    `You have had ${MOST} links and files read today, which is the limit for a day. Remove the links from this project, or start it after midnight UTC.`,
  ]);
  expect((await uploadFile(app.url, api, { content: 'Another text.' })).status).toBe(429);
  expect((await projectWith(api, [{ text: 'A note.' }])).status, 'notes are not read').toBe(201);
});

test('what a project need not read is not counted: kept links, and the research of another', async () => {
  const api = await signUp(running.url);
  const kept = await api.post('/materials', { url: 'https://example.test/kept' });
  expect(kept.status).toBe(201);
  const first = await projectWith(api, [{ id: kept.body.id }, ...linksOf(MOST - 2)]);
  await jobIn(api, first.body.id, 'fusion_pending');
  const again = await projectWith(api, [], { research_from: first.body.id });
  expect(again.status).toBe(201);
  expect((await projectWith(api, linksOf(2))).status, 'one is left').toBe(429);
  expect((await projectWith(api, linksOf(1), { research_from: first.body.id })).status).toBe(201);
});

test('a project whose research is run again counts once', async () => {
  const api = await signUp(running.url);
  fails = true;
  const { id } = (await projectWith(api, linksOf(MOST))).body;
  await jobIn(api, id, 'failed');
  fails = false;
  expect((await api.post(`/jobs/${id}/generate_formats`, {})).status).toBe(202);
  await jobIn(api, id, 'fusion_pending');
});

test('projects that come at once have no more links than are left', async () => {
  const api = await signUp(app.url);
  await api.post('/personas', PERSONA);
  const answers = await Promise.all(Array.from({ length: 6 }, () => projectWith(api, linksOf(2))));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
});

test('of fifty at once in two processes exactly as many are read as are left', async () => {
  await makeUser(app.database.db, 'ada');
  const process = () => ({ database: app.database, clock, limits: { uploadsPerDay: 7, storageBytes: null } });
  const processes = [process(), process()];
  const asked = await Promise.allSettled(
    Array.from({ length: 50 }, (_, index) => countReading(processes[index % 2] ?? process(), 'ada')),
  );
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
});
