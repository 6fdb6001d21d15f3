import { afterAll, beforeAll, expect, test } from 'vitest';
import { FINDINGS } from '../../../test/fakes/fake-researcher.ts';
import { claimOf } from '../../../test/fakes/findings.ts';
import { signUp } from '../../../test/support/api-client.ts';
import { createJob, jobIn, light, runJob, ZERO } from '../../../test/support/job-story.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import type { Researcher } from './step.ts';

const QUOTE = 'Remote work increases the productivity of employees.';
const OPPOSED = 'Offices are loud. Remote work reduces the productivity of employees.';

const research: Researcher = {
  research: async () => ({
    ...FINDINGS,
    ledger: [claimOf({ id: 'c1', source_id: 's1', quote: QUOTE }), ...FINDINGS.ledger.map((c) => ({ ...c, id: 'c2' }))],
  }),
};

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ research });
});

afterAll(() => app.close());

test('a claim that speaks against the opinion is told with its point once the pieces are planned', async () => {
  const api = await signUp(app.url);
  const job = await createJob(api, { desired_formats: ['X Post'], batch_formats: { 'X Post': 1 } });
  const asked = await jobIn(api, job.id, 'fusion_pending');
  expect(asked.stance).toEqual({ points: [], objections: [] });

  await api.post(`/jobs/${job.id}/fusion`, light(OPPOSED));
  const { stance } = await jobIn(api, job.id, 'completed');
  expect(stance).toEqual({
    points: [
      { id: 'o1', text: 'Offices are loud.' },
      { id: 'o2', text: 'Remote work reduces the productivity of employees.' },
    ],
    objections: [{ point_id: 'o2', claim_id: 'c1' }],
  });

  await api.post(`/jobs/${job.id}/generate_formats`, { desired_formats: ['X Post'] });
  expect((await jobIn(api, job.id, 'completed')).stance, 'once, though more is planned').toEqual(stance);
});

test.each([
  ['an opinion that says what the research says', light(QUOTE), 1],
  ['an opinion on something else', light('Meetings should end at noon.'), 1],
  ['no opinion', ZERO, 0],
])('%s has nothing against it', async (_, fusion, points) => {
  const api = await signUp(app.url);
  const { stance } = await runJob(api, { desired_formats: ['X Post'], batch_formats: { 'X Post': 1 } }, fusion);
  expect(stance.points).toHaveLength(points);
  expect(stance.objections).toEqual([]);
});
