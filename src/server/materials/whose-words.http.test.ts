import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakePageReader, pageOf } from '../../../test/fakes/fake-page-reader.ts';
import { FINDINGS } from '../../../test/fakes/fake-researcher.ts';
import { signUp } from '../../../test/support/api-client.ts';
import type { ApiClient } from '../../../test/support/api-client.ts';
import { createJob, PERSONA, runJob } from '../../../test/support/job-story.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import { uploadFile } from '../../../test/support/upload-file.ts';
import type { ResearchRequest } from '../research/research-request.ts';

const OURS = 'https://docs.acme.example/prices';
const THEIRS = 'https://news.example/acme';
const OUR_TEXT = 'Prices are on www.acme.example.';

let app: TestApp;
const requests: ResearchRequest[] = [];

beforeAll(async () => {
  app = await startTestApp({
    pageReader: createFakePageReader({
      [OURS]: pageOf({ url: OURS, title: 'Prices', text: 'It costs 12 euros.' }),
      [THEIRS]: pageOf({ url: THEIRS, title: 'News', text: 'More on acme.example.' }),
    }),
    research: {
      async research(request) {
        requests.push(request);
        return FINDINGS;
      },
    },
  });
});

afterAll(() => app.close());

const personaWith = async (api: ApiClient, website: string | null): Promise<string> =>
  (await api.post('/personas', { ...PERSONA, website })).body.id;
const whose = ({ ours, ours_chosen }: { ours: boolean; ours_chosen?: boolean }) => [ours, ours_chosen];
const keep = async (api: ApiClient, body: unknown) => (await api.post('/materials', body)).body;

test('what is kept is guessed by the websites of one’s personas, until somebody says whose it is', async () => {
  const api = await signUp(app.url);
  expect(whose(await keep(api, { url: OURS })), 'no website is known yet').toEqual([false, false]);
  const acme = await personaWith(api, 'acme.example');
  const other = await personaWith(api, 'other.example');

  expect(whose(await keep(api, { url: OURS }))).toEqual([true, false]);
  expect(whose(await keep(api, { url: THEIRS }))).toEqual([false, false]);
  expect(whose(await keep(api, { text: OUR_TEXT }))).toEqual([true, false]);
  expect(whose(await keep(api, { text: OUR_TEXT, persona_id: other })), 'of another brand').toEqual([false, false]);
  expect(whose((await uploadFile(app.url, api, { content: OUR_TEXT })).body)).toEqual([true, false]);

  const said = await keep(api, { text: 'We bake.', ours: true });
  expect(whose(said)).toEqual([true, true]);
  expect(whose((await uploadFile(app.url, api, { content: OUR_TEXT, fields: { ours: 'false' } })).body)).toEqual([
    false,
    true,
  ]);

  const note = await keep(api, { text: 'We bake.', persona_id: acme });
  const path = `/materials/${note.id}`;
  const changed = async (change: unknown) => whose((await api.patch(path, change)).body);
  expect(whose(note)).toEqual([false, false]);
  expect(await changed({ text: OUR_TEXT }), 'guessed by the new text').toEqual([true, false]);
  expect(await changed({ persona_id: other }), 'and for the new persona').toEqual([false, false]);
  expect(await changed({ ours: true })).toEqual([true, true]);
  expect(await changed({ text: 'Nothing of ours.' }), 'what was said stays').toEqual([true, true]);
  expect(await changed({ ours: null }), 'until it is left to us again').toEqual([false, false]);
  expect((await api.get('/materials')).body[0]).toMatchObject({ id: note.id, ours: false, ours_chosen: false });
});

test('a project takes material as it is said to be, else as it is kept, else as its persona’s website tells', async () => {
  const api = await signUp(app.url);
  const keptBefore = await keep(api, { url: OURS });
  const refused = await keep(api, { url: OURS, ours: false });
  const note = await keep(api, { text: OUR_TEXT, ours: true });
  const persona = await personaWith(api, 'https://www.Acme.example/about');
  const job = await runJob(api, {
    persona_id: persona,
    topic: 'Whose words',
    material: [
      { id: keptBefore.id },
      { id: refused.id },
      { id: note.id },
      { id: note.id.toUpperCase(), ours: false },
      { url: OURS },
      { url: THEIRS },
      { url: THEIRS, ours: true },
      { text: OUR_TEXT },
      { text: OUR_TEXT, ours: false },
      { text: 'We bake.', ours: null },
    ],
  });
  const expected = [true, false, true, true, false, true, true, false, false];
  expect(job.material.map(({ ours }) => ours)).toEqual(expected);
  const asked = requests.find(({ topic }) => topic === 'Whose words');
  expect([asked?.website, asked?.material.map(({ ours }) => ours)]).toEqual(['acme.example', expected]);
  expect(job.research_results?.sources[0]).toMatchObject({ ours: false });
});

test('without a website nothing is ours by itself', async () => {
  const api = await signUp(app.url);
  const job = await createJob(api, { material: [{ url: OURS }, { text: OUR_TEXT }] });
  expect(job.material.map(({ ours }) => ours)).toEqual([false, false]);
});

test('what is neither yes nor no is refused in words', async () => {
  const api = await signUp(app.url);
  const answer = await api.post('/materials', { text: 'x', ours: 'perhaps' });
  expect([answer.status, answer.body.errors[0].path]).toEqual([422, 'ours']);
  expect(answer.body.errors[0].message).toMatch(/^Whose it is/);
  const file = await uploadFile(app.url, api, { content: 'x', fields: { ours: 'perhaps' } });
  expect([file.status, file.body.errors[0].message]).toEqual([
    422,
    'Whose it is must be "true" for yours or "false" for somebody else’s',
  ]);
});
