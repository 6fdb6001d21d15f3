import { afterAll, beforeAll, expect, test } from 'vitest';
import { FINDINGS } from '../../../test/fakes/fake-researcher.ts';
import { createFakePageReader, pageOf } from '../../../test/fakes/fake-page-reader.ts';
import { signUp } from '../../../test/support/api-client.ts';
import type { ApiClient } from '../../../test/support/api-client.ts';
import { createJob, jobIn, PERSONA } from '../../../test/support/job-story.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import { uploadFile } from '../../../test/support/upload-file.ts';
import type { ResearchRequest } from '../research/research-request.ts';

const NOBODYS = '01890000-0000-7000-8000-000000000000';
const SURVEY = 'https://example.com/survey';
const GONE = 'This material does not exist any more. Please choose again.';

let app: TestApp;
const requests: ResearchRequest[] = [];
let hold = Promise.resolve();

beforeAll(async () => {
  const page = pageOf({ url: SURVEY, title: 'A survey', author: 'Kim Writer', language: 'en', text: 'Of 420 owners.' });
  app = await startTestApp({
    pageReader: createFakePageReader({ [SURVEY]: page }),
    limits: { jobsAtOnce: 1 },
    research: {
      async research(request) {
        requests.push(request);
        await hold;
        return FINDINGS;
      },
    },
  });
});

afterAll(() => app.close());

const keep = async (api: ApiClient, body: unknown): Promise<string> => (await api.post('/materials', body)).body.id;

/** What research was asked about this topic. */
const asked = (topic: string) => requests.filter((request) => request.topic === topic);

async function refusal(api: ApiClient, body: Record<string, unknown>) {
  const persona = (await api.post('/personas', PERSONA)).body.id;
  const answer = await api.post('/jobs', { persona_id: persona, topic: 'x', desired_formats: ['X Post'], ...body });
  await api.delete(`/personas/${persona}`);
  return [answer.status, answer.body.errors?.[0]];
}

test('notes, links, and what is kept are brought along; kept texts are read where they are kept', async () => {
  const api = await signUp(app.url);
  const note = await keep(api, { text: 'Week four.', title: 'Interviews' });
  const link = await keep(api, { url: SURVEY });
  const file = await uploadFile(app.url, api, { content: 'Of a file.', name: 'report.txt' });
  const job = await createJob(api, {
    topic: 'Everything at once',
    material: [
      { text: 'A note of this job alone.' },
      { url: 'https://example.com/page' },
      { id: note.toUpperCase(), title: 'My interviews' },
      { id: link },
      { id: file.body.id },
      { id: link },
    ],
  });
  const brought = [
    { material_id: null, kind: 'note', title: '', text: 'A note of this job alone.', url: null },
    { material_id: null, kind: 'link', title: 'https://example.com/page', text: null, url: 'https://example.com/page' },
    { material_id: note, kind: 'note', title: 'My interviews', text: null, url: null },
    { material_id: link, kind: 'link', title: 'A survey', text: null, url: SURVEY },
    { material_id: file.body.id, kind: 'file', title: 'report.txt', text: null, url: null },
  ];
  expect(job.material).toEqual(brought.map((item) => ({ ...item, ours: false })));
  await jobIn(api, job.id, 'fusion_pending');
  expect((await api.get(`/jobs/${job.id}`)).body.material).toEqual(job.material);
  const plain = { author: null, publishedAt: null, language: null };
  expect(asked('Everything at once')).toMatchObject([
    {
      base: null,
      material: [
        { kind: 'note', text: 'A note of this job alone.', ...plain },
        { kind: 'link', text: null, url: 'https://example.com/page', ...plain },
        { kind: 'note', title: 'My interviews', text: 'Week four.', ...plain },
        { kind: 'link', text: 'Of 420 owners.', url: SURVEY, author: 'Kim Writer', language: 'en' },
        { kind: 'file', text: 'Of a file.', ...plain },
      ],
    },
  ]);
});

test('options of the research are kept in words that are settled, and handed on', async () => {
  const api = await signUp(app.url);
  const research = { allow_sites: ['https://www.Example.com/page', 'example.com'], recency: 'year', language: 'DE' };
  const settled = { allow_sites: ['example.com'], deny_sites: [], recency: 'year', language: 'de' };
  const job = await createJob(api, { topic: 'With options', research });
  expect(job.research_options).toEqual(settled);
  await jobIn(api, job.id, 'fusion_pending');
  expect(asked('With options')[0]?.options).toEqual(settled);
  const without = { allow_sites: [], deny_sites: [], recency: 'any', language: null };
  expect((await createJob(api)).research_options).toEqual(without);
});

test('material that is not there, malformed or another’s is refused by its place', async () => {
  const [api, other] = [await signUp(app.url), await signUp(app.url)];
  const [own, foreign] = [await keep(api, { text: 'Mine.' }), await keep(other, { text: 'Theirs.' })];
  for (const id of [NOBODYS, 'nothing', foreign, '']) {
    const answer = await refusal(api, { material: [{ id: own }, { id }] });
    expect(answer, id).toEqual([422, { path: 'material.1.id', message: GONE }]);
  }
  const both = await refusal(api, { material: [{ id: own, text: 'x' }] });
  expect(both).toMatchObject([422, { path: 'material.0' }]);
  expect((await api.get('/jobs/history')).body).toEqual([]);
});

test('ten files come along, and the eleventh is one too many', async () => {
  const api = await signUp(app.url);
  const ids: string[] = [];
  for (let n = 0; n < 11; n += 1) ids.push((await uploadFile(app.url, api, { content: `File ${n}.` })).body.id);
  const material = ids.map((id) => ({ id }));
  const message = 'At most 10 files in one project';
  expect(await refusal(api, { material })).toEqual([422, { path: 'material', message }]);
  const job = await createJob(api, { material: [...material.slice(0, 10), { id: ids[0] }, { text: 'And a note.' }] });
  expect(job.material).toHaveLength(11);
});

test('material that is deleted before it is read leaves the job whole, and research hears of it', async () => {
  const api = await signUp(app.url);
  const note = await keep(api, { text: 'Soon gone.', title: 'Gone' });
  const { promise, resolve } = Promise.withResolvers<void>();
  hold = promise;
  try {
    // The second job waits for the first, whose research goes on until it is let.
    const first = await createJob(api, { topic: 'In the way' });
    const job = await createJob(api, { topic: 'With what is gone', material: [{ id: note }] });
    expect((await api.delete(`/materials/${note}`)).status).toBe(204);
    const brought = [{ material_id: null, kind: 'note', title: 'Gone', text: null, url: null, ours: false }];
    expect((await api.get(`/jobs/${job.id}`)).body.material).toEqual(brought);
    resolve();
    await jobIn(api, first.id, 'fusion_pending');
    await api.post(`/jobs/${first.id}/cancel`);
    await jobIn(api, job.id, 'fusion_pending');
    expect(asked('With what is gone')[0]?.material).toMatchObject([{ title: 'Gone', text: null }]);
  } finally {
    resolve();
    hold = Promise.resolve();
  }
});

test('deleting the persona, the job and the material in any order at once waits for nobody for ever', async () => {
  const api = await signUp(app.url);
  const persona = (await api.post('/personas', PERSONA)).body.id;
  const note = await keep(api, { text: 'Hers.', persona_id: persona });
  const start = () =>
    api.post('/jobs', { persona_id: persona, topic: 'Race', desired_formats: ['X Post'], material: [{ id: note }] });
  const job = (await start()).body.id;
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, start),
    api.delete(`/jobs/${job}`),
    api.patch(`/materials/${note}`, { persona_id: persona }),
    api.delete(`/materials/${note}`),
    api.delete(`/personas/${persona}`),
    ...Array.from({ length: 6 }, start),
  ]);
  for (const { status } of answers) expect([201, 204, 200, 404, 422]).toContain(status);
  expect((await api.get('/materials')).body).toEqual([]);
  for (const left of (await api.get('/jobs/history')).body) expect(left.persona_id).toBeNull();
});
