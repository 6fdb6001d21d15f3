import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSetClock } from '../../../test/fakes/set-clock.ts';
import { signUp } from '../../../test/support/api-client.ts';
import { makeUser } from '../../../test/support/make-user.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import { uploadFile } from '../../../test/support/upload-file.ts';
import { countReading } from './count-reading.ts';

const MOST = 5;
const HALF_A_DAY_S = 12 * 3_600;

let app: TestApp;
const clock = createSetClock(new Date(`${new Date().toISOString().slice(0, 10)}T12:00:00.000Z`).toISOString());
beforeAll(async () => {
  app = await startTestApp({ worker: false, clock, limits: { uploadsPerDay: MOST } });
});
afterAll(() => app.close());

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

test('of fifty at once in two processes exactly as many are read as are left', async () => {
  await makeUser(app.database.db, 'ada');
  const process = () => ({ database: app.database, clock, limits: { uploadsPerDay: 7, storageBytes: null } });
  const processes = [process(), process()];
  const asked = await Promise.allSettled(
    Array.from({ length: 50 }, (_, index) => countReading(processes[index % 2] ?? process(), 'ada')),
  );
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
});
