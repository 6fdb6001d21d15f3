import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUp } from '../../../test/support/api-client.ts';
import type { ApiClient } from '../../../test/support/api-client.ts';
import { createJob, jobIn, light, OPINION, outputsOf, PERSONA, runJob, ZERO } from '../../../test/support/job-story.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import type { TestApp } from '../../../test/support/test-app.ts';

let app: TestApp;
let robin: ApiClient;

beforeAll(async () => {
  app = await startTestApp({ limits: { personas: null } });
  robin = await signUp(app.url);
});

afterAll(() => app.close());

describe('a job goes from topic to pieces', () => {
  test('it waits for the opinion after research, and the opinion stands in each piece', async () => {
    const created = await createJob(robin);
    expect(created).toMatchObject({
      status: 'researching',
      desired_formats: ['X Post', 'Blog Post'],
      batch_formats: { 'X Post': 2, 'Blog Post': 1 },
      initial_desired_formats: ['X Post', 'Blog Post'],
      research_results: null,
      error_message: null,
    });

    const waiting = await jobIn(robin, created.id, 'fusion_pending');
    expect(waiting.research_results).toMatchObject({ sources: [{ id: 's1', title: 'Customer onboarding' }] });
    expect(waiting.research_results?.wiki_content).toContain('fourth week');

    const answer = await robin.post(`/jobs/${created.id}/fusion`, light(OPINION));
    expect(answer.status).toBe(200);
    const done = await jobIn(robin, created.id, 'completed');
    expect(done).toMatchObject({ error_message: null, fusion: light(OPINION), progress: { percent: 100 } });

    const outputs = await outputsOf(robin, created.id);
    expect(outputs.map(({ format, variant, status }) => [format, variant, status])).toEqual([
      ['X Post', 1, 'completed'],
      ['X Post', 2, 'completed'],
      ['Blog Post', 1, 'completed'],
    ]);
    for (const output of outputs) {
      expect(output.content).toContain(OPINION);
      expect(output.written_by).toBe('builtin');
    }
  });

  test('progress counts pieces and characters as they are', async () => {
    const done = await runJob(robin);
    const outputs = await outputsOf(robin, done.id);
    expect(done.progress.pieces).toEqual(
      outputs.map((output) => ({
        output_id: output.id,
        format: output.format,
        variant: output.variant,
        status: 'completed',
        redo: null,
        characters: output.content?.length,
      })),
    );
  });

  test('formats are known in any spelling, merged, clamped, and put in menu order', async () => {
    const job = await createJob(robin, {
      desired_formats: ['blog_post', 'BLOG-POST', 'x post', 'Video Script', 'descriptions'],
      batch_formats: { 'Blog Post': 9, 'Video Script': 0, xpost: 2 },
    });
    expect(job.desired_formats).toEqual(['Descriptions', 'X Post', 'Blog Post']);
    expect(job.batch_formats).toEqual({ Descriptions: 1, 'X Post': 2, 'Blog Post': 3 });
  });
});

describe('bad input is told in words', () => {
  test.each([
    ['an empty topic', { topic: '   ' }, 'Topic must not be empty'],
    ['a topic of 501 characters', { topic: 'x'.repeat(501) }, 'Topic must be 500 characters or less'],
    [
      'a format that there is not',
      { desired_formats: ['Poem'], batch_formats: {} },
      'There is no format called “Poem”',
    ],
    ['no format at all', { desired_formats: [], batch_formats: {} }, 'Please choose at least one format.'],
    ['a persona that there is not', { persona_id: 'nobody' }, 'This persona does not exist'],
    ['a language that there is not', { language: 'klingonese' }, '“klingonese” is no language'],
    ['too long an opinion', { fusion: light('x'.repeat(5_001)) }, 'Opinion must be 5,000 characters or less'],
    ['too much material', { material: [{ text: 'x'.repeat(200_001) }] }, 'Your material must be 200,000 characters'],
  ])('%s', async (_what, change, sentence) => {
    const persona = await robin.post('/personas', PERSONA);
    const answer = await robin.post('/jobs', {
      persona_id: persona.body.id,
      topic: 'A topic',
      desired_formats: ['X Post'],
      batch_formats: {},
      ...change,
    });
    expect(answer.status).toBe(422);
    expect(answer.body.detail).toContain(sentence);
    expect(answer.body.errors.length).toBeGreaterThan(0);
  });

  test('a family emoji is one character of the 500, and NUL is removed', async () => {
    const job = await createJob(robin, { topic: `${'👨‍👩‍👧‍👦'.repeat(500)}\0` });
    expect(job.topic).toBe('👨‍👩‍👧‍👦'.repeat(500));
  });
});

describe('language and terms', () => {
  const voiced = { ...PERSONA, language: 'de', banned_terms: ['cheap'], required_terms: ['Northkit Pro'] };

  test('a job tells its own language, and the terms of its persona as they stood when it began', async () => {
    const { body: persona } = await robin.post('/personas', voiced);
    const job = await createJob(robin, { persona_id: persona.id, language: 'PT_br' });
    const told = { language: 'pt-BR', terms: { banned: ['cheap'], required: ['Northkit Pro'] } };
    expect(job).toMatchObject(told);

    await robin.put(`/personas/${persona.id}`, { ...voiced, language: 'fr', banned_terms: ['dear'] });
    expect((await robin.get(`/jobs/${job.id}`)).body).toMatchObject(told);
    const [newest] = (await robin.get('/jobs/history')).body;
    expect(newest).toMatchObject({ id: job.id, language: 'pt-BR' });
    expect(newest, 'lists leave the terms out').not.toHaveProperty('terms');
  });

  test('a job that names none leaves the language to its persona', async () => {
    const { body: persona } = await robin.post('/personas', voiced);
    for (const named of [{}, { language: null }]) {
      expect(await createJob(robin, { persona_id: persona.id, ...named })).toMatchObject({ language: null });
    }
    expect(await createJob(robin)).toMatchObject({ language: null, terms: { banned: [], required: [] } });
  });
});

describe('the opinion', () => {
  test('is taken once; repeating it is fine, another one is not', async () => {
    const job = await createJob(robin);
    await jobIn(robin, job.id, 'fusion_pending');
    const twins = await Promise.all([
      robin.post(`/jobs/${job.id}/fusion`, light(OPINION)),
      robin.post(`/jobs/${job.id}/fusion`, light(OPINION)),
    ]);
    expect(twins.map((answer) => answer.status)).toEqual([200, 200]);
    await jobIn(robin, job.id, 'completed');

    expect((await robin.post(`/jobs/${job.id}/fusion`, light(OPINION))).status).toBe(200);
    const other = await robin.post(`/jobs/${job.id}/fusion`, light('Something else'));
    expect(other.status).toBe(409);
    expect(other.body.detail).toBe('This project has another opinion already. Start a new project to use this one.');
  });

  test.each([
    ['an opinion', light(OPINION), light('Something else')],
    ['the word that there is none', ZERO, light(OPINION)],
  ])('%s that comes with the project is waited for by nobody, and may be said again', async (_, fusion, other) => {
    const job = await createJob(robin, { fusion });
    expect((await robin.post(`/jobs/${job.id}/fusion`, fusion)).status, 'while it is researched').toBe(200);
    const refused = await robin.post(`/jobs/${job.id}/fusion`, other);
    expect(refused.body).toMatchObject({ status: 409, detail: expect.stringMatching(/has another opinion already/) });
    const done = await jobIn(robin, job.id, 'completed');
    expect(done.fusion).toEqual(fusion);
    expect((await robin.post(`/jobs/${job.id}/fusion`, fusion)).status, 'once it is written').toBe(200);
  });

  test('an empty one is none at all', async () => {
    const done = await runJob(robin, {}, light('   '));
    expect(done.fusion).toEqual(ZERO);
  });
});

test('with "zero", a text that comes along is no opinion', async () => {
  const job = await createJob(robin, { fusion: { fusion_type: 'zero', answers: { fusion_content: 'Not meant' } } });
  expect(job.fusion).toEqual(ZERO);
});

describe('more pieces from the research that stands', () => {
  test('quantities are added, at most three of a format', async () => {
    const done = await runJob(robin, { desired_formats: ['X Post'], batch_formats: { 'X Post': 2 } });
    const more = await robin.post(`/jobs/${done.id}/generate_formats`, {
      desired_formats: ['X Post', 'Descriptions'],
      batch_formats: { 'X Post': 1 },
    });
    expect(more.status).toBe(202);
    expect(more.body).toMatchObject({
      status: 'generating_formats',
      batch_formats: { Descriptions: 1, 'X Post': 3 },
      initial_desired_formats: ['X Post'],
    });
    await jobIn(robin, done.id, 'completed');
    const outputs = await outputsOf(robin, done.id);
    expect(outputs.map(({ format, variant }) => `${format} ${variant}`)).toEqual([
      'Descriptions 1',
      'X Post 1',
      'X Post 2',
      'X Post 3',
    ]);

    const tooMany = await robin.post(`/jobs/${done.id}/generate_formats`, { desired_formats: ['X Post'] });
    expect(tooMany.status).toBe(422);
    expect(tooMany.body.detail).toBe('At most 3 of a format: this project has 3 of X Post.');
  });

  test('not while the job is running', async () => {
    const job = await createJob(robin);
    await jobIn(robin, job.id, 'fusion_pending');
    const answer = await robin.post(`/jobs/${job.id}/generate_formats`, { desired_formats: ['X Post'] });
    expect(answer.status).toBe(409);
  });
});

describe('editing a piece', () => {
  test('an edit is saved, and an older one does not overwrite it', async () => {
    const done = await runJob(robin);
    const [first] = await outputsOf(robin, done.id);
    const read = await robin.get(`/outputs/${first?.id}`);
    const etag = read.headers.get('etag') ?? '';
    const saved = await robin.patch(`/outputs/${first?.id}`, { content: 'My own words' }, { 'if-match': etag });
    expect(saved.status).toBe(200);
    expect(saved.body.content).toBe('My own words');
    expect(saved.headers.get('etag')).not.toBe(etag);

    const stale = await robin.patch(`/outputs/${first?.id}`, { content: 'From another tab' }, { 'if-match': etag });
    expect(stale.status).toBe(412);
    const blank = await robin.patch(`/outputs/${first?.id}`, { content: ' \n ' });
    expect(blank.status).toBe(422);
    expect((await robin.get(`/outputs/${first?.id}`)).body.content).toBe('My own words');
    const characters = async () => (await robin.get(`/jobs/${done.id}`)).body.progress.pieces[0].characters;
    expect(await characters()).toBe('My own words'.length);

    // Whatever somebody writes is the piece.
    const edit = { content: 'Outline: 0 sources, 1 gap\n\n[Add: a case]' };
    const edited = await robin.patch(`/outputs/${first?.id}`, edit);
    expect(edited.body).toMatchObject({ ...edit, outline: null, written_by: 'builtin' });
    expect(await characters()).toBe(edit.content.length);
  });
});

describe('history', () => {
  test('is newest first, in pages, found by a part of the topic without regard to case', async () => {
    const casey = await signUp(app.url);
    for (const topic of ['Alpha launch', 'BETA launch', 'Überraschung 100%', 'Alpha_two'])
      await createJob(casey, { topic });

    const all = await casey.get('/jobs/history');
    expect(all.body.map((job: { topic: string }) => job.topic)).toEqual([
      'Alpha_two',
      'Überraschung 100%',
      'BETA launch',
      'Alpha launch',
    ]);
    const page = await casey.get('/jobs/history?limit=2&offset=1');
    expect(page.body.map((job: { topic: string }) => job.topic)).toEqual(['Überraschung 100%', 'BETA launch']);
    expect(page.headers.get('x-total-count')).toBe('4');

    const find = async (text: string) =>
      (await casey.get(`/jobs/history?search=${encodeURIComponent(text)}`)).body.map(
        (job: { topic: string }) => job.topic,
      );
    expect(await find('beta')).toEqual(['BETA launch']);
    expect(await find('überraschung')).toEqual(['Überraschung 100%']);
    expect(await find('100%')).toEqual(['Überraschung 100%']);
    expect(await find('a_t')).toEqual(['Alpha_two']);
  });

  test('takes the longest topic of the widest characters, too', async () => {
    const casey = await signUp(app.url);
    // Each is one character to a person, and eight bytes that hardly repeat.
    const topic = Array.from({ length: 500 }, (_, i) => `${String.fromCodePoint(0x20000 + i * 71)}\u{E0100}`).join('');
    const job = await createJob(casey, { topic });
    expect(job.topic).toBe(topic);

    const found = await casey.get(`/jobs/history?search=${encodeURIComponent(topic.slice(0, 60))}`);
    expect(found.body.map(({ id }: { id: string }) => id)).toEqual([job.id]);
  });

  test('a status filter takes known statuses alone', async () => {
    expect((await robin.get('/jobs/history?status_filter=completed,failed')).status).toBe(200);
    const answer = await robin.get('/jobs/history?status_filter=sleeping');
    expect(answer.status).toBe(422);
    expect(answer.body.detail).toContain('There is no status “sleeping”');
  });

  test('a deleted job is gone with its pieces', async () => {
    const done = await runJob(robin);
    const [piece] = await outputsOf(robin, done.id);
    expect((await robin.delete(`/jobs/${done.id}`)).status).toBe(204);
    expect((await robin.get(`/jobs/${done.id}`)).status).toBe(404);
    expect((await robin.get(`/jobs/${done.id}/outputs`)).status).toBe(404);
    expect((await robin.get(`/outputs/${piece?.id}`)).status).toBe(404);
    expect((await robin.delete(`/jobs/${done.id}`)).status).toBe(404);
  });

  test('a job keeps the persona it was written for when that one is deleted', async () => {
    const done = await runJob(robin);
    expect((await robin.delete(`/personas/${done.persona_id}`)).status).toBe(204);
    expect((await robin.get(`/jobs/${done.id}`)).body.persona).toMatchObject({ name: PERSONA.name });
  });
});

test('polling an unchanged job costs no body', async () => {
  const done = await runJob(robin);
  const first = await robin.get(`/jobs/${done.id}`);
  const again = await robin.get(`/jobs/${done.id}`, { 'if-none-match': first.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});
