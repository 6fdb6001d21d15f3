import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSetClock } from '../../../../test/fakes/set-clock.ts';
import { signUp } from '../../../../test/support/api-client.ts';
import { PERSONA } from '../../../../test/support/job-story.ts';
import { startTestApp } from '../../../../test/support/test-app.ts';
import type { TestApp } from '../../../../test/support/test-app.ts';

const A_DAY = 20;
const STARTS = 120;

let app: TestApp;
beforeAll(async () => {
  // A clock that stands still sees no midnight.
  const clock = createSetClock(new Date().toISOString());
  app = await startTestApp({ worker: false, clock, limits: { jobsPerDay: A_DAY } });
});
afterAll(() => app.close());

test('of many starts at once each is answered in order, as many start as a day allows, and others are served meanwhile', async () => {
  const [api, other] = await Promise.all([signUp(app.url), signUp(app.url)]);
  const persona = (await api.post('/personas', PERSONA)).body.id;
  const body = { persona_id: persona, topic: 'Newsletters', desired_formats: ['X Post'] };
  let open = STARTS;
  const starts = Array.from({ length: STARTS }, async () => {
    const answer = await api.post('/jobs', body);
    open -= 1;
    return answer;
  });
  const served = await other.get('/personas');
  expect(served.status).toBe(200);
  expect(open, 'nobody waits for all of them').toBeGreaterThan(0);
  const counts = new Map<number, number>();
  for (const { status, headers } of await Promise.all(starts)) {
    counts.set(status, (counts.get(status) ?? 0) + 1);
    expect(status === 201 || headers.has('retry-after')).toBe(true);
  }
  expect(Object.fromEntries(counts)).toEqual({ 201: A_DAY, 429: STARTS - A_DAY });
  expect((await api.get('/jobs/history?limit=1')).headers.get('x-total-count')).toBe(String(A_DAY));
});
