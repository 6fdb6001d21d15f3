import { afterEach, expect, test } from 'vitest';
import type { TextModel } from '../llm/text-model.ts';
import { claimOf, sourceOf } from '../../../test/fakes/findings.ts';
import { FINDINGS } from '../../../test/fakes/fake-researcher.ts';
import { createFakeWriter } from '../../../test/fakes/fake-writer.ts';
import { signUp } from '../../../test/support/api-client.ts';
import { jobIn, light, outputsOf, runJob } from '../../../test/support/job-story.ts';
import { silentLogger } from '../../../test/support/silent-logger.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import type { TestApp, TestAppOptions } from '../../../test/support/test-app.ts';
import { createModelWriter } from '../writing/model/model-writer.ts';
import type { Researcher } from './step.ts';

let app: TestApp | undefined;

afterEach(async () => {
  await app?.close();
  app = undefined;
});

async function start(options: TestAppOptions) {
  app = await startTestApp(options);
  return await signUp(app.url);
}

const NOTE = 'We called 37 customers in March. One of them said “you could have asked me sooner”.';

/** Research that found a page and holds a note of the user's, of which the ledger quotes no word. */
const research: Researcher = {
  research: async () => ({
    ...FINDINGS,
    sources: [...FINDINGS.sources, sourceOf({ id: 's2', title: 'Calls', kind: 'material', text: NOTE })],
    ledger: [
      claimOf({ id: 'c1', source_id: 's1', quote: 'A second visit in the fourth week tells who stays.', start: 31 }),
    ],
  }),
};

/** Says the same in each post, and in its edit: a claim, a figure of the note, and a figure of nobody's. */
const model: TextModel = {
  name: 'scripted',
  vendor: 'Scripted',
  memory: null,
  generate: async ({ useCase }) => ({
    text:
      useCase === 'plan'
        ? 'No plan.'
        : 'The calendar invite for week four saves accounts. A second visit in the fourth week tells who stays [s1]. We called 37 customers. It saves 88 % of them.',
    model: 'scripted',
    usage: { inputTokens: null, cachedInputTokens: null, cacheWriteTokens: null, outputTokens: null },
  }),
};

test('pieces are stored with what they stand on and what is left to check, later ones from the same evidence', async () => {
  const api = await start({ writer: createModelWriter(model, silentLogger), research });
  const job = await runJob(api, { desired_formats: ['X Post'], batch_formats: { 'X Post': 1 } });
  await api.post(`/jobs/${job.id}/generate_formats`, { desired_formats: ['X Post'] });
  const done = await jobIn(api, job.id, 'completed');

  // What the first piece found in the note is a claim of the project from then on, and the second one cites it, too.
  const [, found, ...more] = done.research_results?.ledger ?? [];
  expect(found).toMatchObject({ source_id: 's2', quote: 'We called 37 customers in March.' });
  expect(more).toEqual([]);
  const shown = await api.get(`/jobs/${job.id}/claims/${found?.id}`);
  expect(shown.body).toMatchObject({ claim: found, before: '', after: expect.stringContaining('you could have') });
  const outputs = await outputsOf(api, job.id);
  expect(outputs.map(({ variant }) => variant)).toEqual([1, 2]);
  for (const output of outputs) {
    expect(output.content).toContain('We called 37 customers. It saves [Check: 88 %] of them.');
    expect(output.citations).toEqual([
      { claim_id: 'c1', source_id: 's1', number: null },
      { claim_id: found?.id, source_id: 's2', number: null },
    ]);
    expect(output.flags).toEqual([{ kind: 'number', text: '88 %' }]);
  }
});

test('a passage that a fact check found is a claim of the project, which can be read like any other', async () => {
  const api = await start({ writer: createModelWriter(model, silentLogger), research });
  const job = await runJob(api, { desired_formats: ['X Post'] });
  const [output] = await outputsOf(api, job.id);
  const found = output?.citations.find(({ source_id: id }) => id === 's2');
  expect(found?.claim_id).toMatch(/^s2\.\d+\.\d+$/);
  const { status, body } = await api.get(`/jobs/${job.id}/claims/${found?.claim_id}`);
  expect([status, body.claim?.quote]).toEqual([200, 'We called 37 customers in March.']);
  expect((await api.get(`/jobs/${job.id}/claims/s2.7.7`)).status).toBe(404);
  expect((await api.get(`/jobs/${job.id}/claims/s2.7`)).status).toBe(404);
});

test('what a person has checked or taken out is no longer told of', async () => {
  const cited = (claim_id: string, number: number | null) => ({ claim_id, source_id: 's1', number });
  const writer = createFakeWriter({
    write: () => ({
      text: 'It helps [1] and saves [Check: 42 %], since [Check: 2019], they say [[2]](https://a.example).',
      outlineSources: null,
      citations: [cited('c1', 1), cited('c2', 2), cited('c3', null)],
      flags: [
        { kind: 'number', text: '42 %' },
        { kind: 'date', text: '2019' },
      ],
      stance: [],
      model: null,
    }),
  });
  const api = await start({ writer });
  const job = await runJob(api, { desired_formats: ['Blog Post'], batch_formats: {} }, light('Call them.'));
  const [piece] = await outputsOf(api, job.id);
  const edited = await api.patch(`/outputs/${piece?.id}`, {
    content: 'It saves 41 %, since [Check: 2019], and 99 % of my own, they say [[2]](https://a.example).',
  });
  expect(edited.status).toBe(200);
  expect(edited.body.flags).toEqual([{ kind: 'date', text: '2019' }]);
  expect(edited.body.citations).toEqual([cited('c2', 2), cited('c3', null)]);
  expect((await outputsOf(api, job.id))[0]).toEqual(edited.body);
});
