import { expect, test } from 'vitest';
import { createFakeWriter } from '../../../test/fakes/fake-writer.ts';
import { FINDINGS } from '../../../test/fakes/fake-researcher.ts';
import { signUp } from '../../../test/support/api-client.ts';
import { gate } from '../../../test/support/gate.ts';
import { createJob, jobIn, light, OPINION, outputsOf, PERSONA } from '../../../test/support/job-story.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import { waitFor } from '../../../test/support/wait-for.ts';

const LONG = 'Research that takes until it may end';
const MANY = 14;

test('many projects of one user keep no other user waiting', async () => {
  const research = gate();
  const app = await startTestApp({
    limits: { personas: null },
    research: {
      async research({ topic }) {
        if (topic === LONG) await research.opened;
        return FINDINGS;
      },
    },
  });
  const [ada, bob] = [await signUp(app.url), await signUp(app.url)];
  const { body: persona } = await ada.post('/personas', PERSONA);
  const long = () => createJob(ada, { persona_id: persona.id, topic: LONG });
  const many = await Promise.all(Array.from({ length: MANY }, long));
  const one = await createJob(bob);
  await jobIn(bob, one.id, 'fusion_pending');
  expect((await ada.get(`/jobs/${many[0]?.id}`)).body.status).toBe('researching');
  research.open();
  await app.close();
});

test('pieces that wait for a place are told as pending', async () => {
  const writing = gate();
  const app = await startTestApp({
    places: { atOnce: 2 },
    writer: createFakeWriter({
      write: async (piece, { assignment }) => {
        if (assignment.topic === LONG) await writing.opened;
        return `A text: ${piece.format}`;
      },
    }),
  });
  const ada = await signUp(app.url);
  const { id } = await createJob(ada, { topic: LONG });
  await jobIn(ada, id, 'fusion_pending');
  await ada.post(`/jobs/${id}/fusion`, light(OPINION));
  const statuses = async () => (await outputsOf(ada, id)).map(({ status }) => status).toSorted();
  await waitFor(
    'both places to be taken',
    async () => (await statuses()).filter((one) => one === 'writing').length > 1,
  );
  expect(await statuses()).toEqual(['pending', 'writing', 'writing']);
  writing.open();
  await jobIn(ada, id, 'completed');
  await app.close();
});
