import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakePageReader, pageOf } from '../../../test/fakes/fake-page-reader.ts';
import type { FakePageReader } from '../../../test/fakes/fake-page-reader.ts';
import { createSetClock } from '../../../test/fakes/set-clock.ts';
import { signUp } from '../../../test/support/api-client.ts';
import type { ApiClient } from '../../../test/support/api-client.ts';
import { PERSONA } from '../../../test/support/job-story.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import { MATERIAL_LIMITS } from '../../core/rules/limits.ts';
import { PageUnreadable } from '../research/fetching/page-reader.ts';

const NOBODYS = '01890000-0000-7000-8000-000000000000';
const SURVEY = 'https://example.com/survey';
const PRIVATE = 'http://169.254.169.254/latest/meta-data';
const REFUSED = 'This address belongs to a private network, which is not read.';

let app: TestApp;
let pageReader: FakePageReader;

beforeAll(async () => {
  pageReader = createFakePageReader({
    [SURVEY]: pageOf({
      url: 'https://www.example.com/survey/2026',
      title: 'A survey\nof shops',
      author: 'Kim Writer',
      publishedAt: '2026-02-03',
      language: 'en',
      text: 'Of 420 owners, 61 % answered.',
      shortened: true,
    }),
    [PRIVATE]: new PageUnreadable('refused', REFUSED),
  });
  app = await startTestApp({ worker: false, pageReader });
});

afterAll(() => app.close());

const personaOf = async (api: ApiClient): Promise<string> => (await api.post('/personas', PERSONA)).body.id;

test('a note lives: kept, listed newest first without its text, changed, deleted', async () => {
  const api = await signUp(app.url);
  expect((await api.get('/materials')).body).toEqual([]);
  const made = await api.post('/materials', {
    text: '  Week four decides.\u0000\r\nAsk then. ',
    title: ' Interviews\n',
  });
  expect(made.status).toBe(201);
  expect(made.headers.get('location')).toBe(`/api/materials/${made.body.id}`);
  expect(made.body).toEqual({
    id: made.body.id,
    kind: 'note',
    title: 'Interviews',
    url: null,
    file_name: null,
    author: null,
    published_at: null,
    language: null,
    characters: 28,
    shortened: false,
    persona_id: null,
    ours: false,
    ours_chosen: false,
    created_at: made.body.created_at,
    updated_at: made.body.created_at,
  });
  const second = await api.post('/materials', { text: 'Second.' });
  expect((await api.get('/materials')).body).toEqual([second.body, made.body]);

  const path = `/materials/${made.body.id}`;
  expect((await api.get(path)).body).toEqual({ ...made.body, text: 'Week four decides.\nAsk then.' });
  const changed = await api.patch(path, { text: 'Week five.', title: 'Later' });
  expect(changed.status).toBe(200);
  expect(changed.body).toMatchObject({ id: made.body.id, title: 'Later', characters: 10 });
  expect((await api.get(path)).body).toEqual({ ...changed.body, text: 'Week five.' });

  expect((await api.delete(path)).status).toBe(204);
  for (const answer of [await api.get(path), await api.delete(path), await api.patch(path, { title: 'x' })]) {
    expect(answer.status).toBe(404);
  }
  expect((await api.get('/materials')).body).toEqual([second.body]);
});

test('without a title a note goes by its first line, and the same note may be kept twice', async () => {
  const api = await signUp(app.url);
  const note = { text: `${'What we heard from customers '.repeat(10)}\nand more` };
  const [one, other] = [await api.post('/materials', note), await api.post('/materials', note)];
  expect([one.status, other.status]).toEqual([201, 201]);
  expect(one.body.title).toMatch(/^What we heard from customers .{40,}…$/);
  const renamed = await api.patch(`/materials/${one.body.id}`, { title: ' ', text: 'Only this.' });
  expect(renamed.body.title).toBe('Only this.');
});

test('a link is read at once and kept with what its page says of itself', async () => {
  const api = await signUp(app.url);
  const made = await api.post('/materials', { url: SURVEY });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    kind: 'link',
    title: 'A survey of shops',
    url: 'https://www.example.com/survey/2026',
    file_name: null,
    author: 'Kim Writer',
    published_at: '2026-02-03',
    language: 'en',
    characters: 29,
    shortened: true,
  });
  expect((await api.get(`/materials/${made.body.id}`)).body.text).toBe('Of 420 owners, 61 % answered.');
  expect((await api.post('/materials', { url: SURVEY, title: 'Mine' })).body.title).toBe('Mine');
  const written = await api.patch(`/materials/${made.body.id}`, { text: 'Of 420 owners, 99 % answered.' });
  expect(written.status, 'the words of a page are not the user’s to change').toBe(422);
  expect(written.body.errors[0].path).toBe('text');
});

test('a link that cannot be read is refused with the reason, and nothing is kept', async () => {
  const api = await signUp(app.url);
  const answer = await api.post('/materials', { url: PRIVATE });
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({ detail: REFUSED, errors: [{ path: 'url', message: REFUSED }] });
  expect((await api.post('/materials', { url: 'https://example.com/gone' })).status).toBe(422);
  expect((await api.get('/materials')).body).toEqual([]);
});

test.each([
  ['nothing at all', {}, 'text', 'Your material is missing'],
  ['nothing to see', { text: ' \u200b ' }, 'text', 'Your material must not be empty'],
  [
    'a text that is too long',
    { text: 'x'.repeat(200_001) },
    'text',
    'Your material must be 200,000 characters or less',
  ],
  [
    'a title that is too long',
    { text: 'x', title: 'x'.repeat(201) },
    'title',
    'A title of your material must be 200 characters or less',
  ],
  [
    'a missing persona',
    { text: 'x', persona_id: NOBODYS },
    'persona_id',
    'This persona does not exist. Please choose another one.',
  ],
  [
    'a malformed persona',
    { text: 'x', persona_id: 'nobody' },
    'persona_id',
    'This persona does not exist. Please choose another one.',
  ],
  [
    'no web address',
    { url: 'ftp://example.com' },
    'url',
    'A link must be a web address that begins with http:// or https://',
  ],
  [
    'a link for a missing persona',
    { url: SURVEY, persona_id: NOBODYS },
    'persona_id',
    'This persona does not exist. Please choose another one.',
  ],
  ['a number for a link', { url: 5 }, 'url', expect.any(String)],
])('%s is refused and the wrong field named', async (_what, body, path, message) => {
  const api = await signUp(app.url);
  const before = pageReader.asked.length;
  const answer = await api.post('/materials', body);
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toContainEqual({ path, message });
  expect(pageReader.asked.length, 'no page is asked for in vain').toBe(before);
  expect((await api.get('/materials')).body).toEqual([]);
});

test('a text and a url at once are refused: nobody knows which was meant', async () => {
  const api = await signUp(app.url);
  const answer = await api.post('/materials', { text: 'x', url: SURVEY });
  expect([answer.status, answer.body.detail]).toEqual([422, 'Your material must be a text or a url, not both']);
});

test('material belongs to a persona until she is deleted, and is kept then', async () => {
  const api = await signUp(app.url);
  const persona = await personaOf(api);
  const hers = await api.post('/materials', { text: 'Hers.', persona_id: persona.toUpperCase() });
  expect(hers.body.persona_id).toBe(persona);
  const nobodys = await api.post('/materials', { text: 'Nobody’s.' });
  expect((await api.get(`/materials?persona_id=${persona}`)).body).toEqual([hers.body]);
  expect((await api.get(`/materials?persona_id=${NOBODYS}`)).body).toEqual([]);
  expect((await api.get('/materials?persona_id=nobody')).body).toEqual([]);

  const path = `/materials/${nobodys.body.id}`;
  expect((await api.patch(path, { persona_id: persona })).body.persona_id).toBe(persona);
  expect((await api.patch(path, { title: 'Named' })).body.persona_id, 'left out, left as it is').toBe(persona);
  expect((await api.patch(path, { persona_id: null })).body.persona_id).toBeNull();
  expect((await api.patch(path, { persona_id: NOBODYS })).status).toBe(422);

  await api.delete(`/personas/${persona}`);
  expect((await api.get(`/materials/${hers.body.id}`)).body).toMatchObject({ persona_id: null, text: 'Hers.' });
});

test('a user sees and names nothing of another’s', async () => {
  const [owner, stranger] = [await signUp(app.url), await signUp(app.url)];
  const persona = await personaOf(owner);
  const kept = await owner.post('/materials', { text: 'Mine alone.', persona_id: persona });
  expect((await stranger.get(`/materials?persona_id=${persona}`)).body).toEqual([]);
  expect((await stranger.post('/materials', { text: 'x', persona_id: persona })).status).toBe(422);
  const own = await stranger.post('/materials', { text: 'x' });
  expect((await stranger.patch(`/materials/${own.body.id}`, { persona_id: persona })).status).toBe(422);
  expect((await stranger.get(`/materials/${kept.body.id}`)).status).toBe(404);
});

test('the limit holds, also when all come at once, and deleting one makes room', async () => {
  const api = await signUp(app.url);
  const first = await api.post('/materials', { text: 'First.' });
  const more = Array.from({ length: MATERIAL_LIMITS.kept - 3 }, () => api.post('/materials', { text: 'More.' }));
  await Promise.all(more);
  const answers = await Promise.all(Array.from({ length: 6 }, () => api.post('/materials', { text: 'Last.' })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  const full = 'You keep 200 notes, links and files already. Delete one to add another.';
  expect(answers.find(({ status }) => status === 409)?.body.detail).toBe(full);
  const before = pageReader.asked.length;
  expect((await api.post('/materials', { url: SURVEY })).status).toBe(409);
  expect(pageReader.asked.length, 'no page is read that could not be kept').toBe(before);
  await api.delete(`/materials/${first.body.id}`);
  expect((await api.post('/materials', { text: 'Room again.' })).status).toBe(201);
});

test('a key makes a call count once: a repetition gets the first answer without reading the page again', async () => {
  const api = await signUp(app.url);
  const key = { 'idempotency-key': 'once' };
  const before = pageReader.asked.length;
  const first = await api.post('/materials', { url: SURVEY }, key);
  const again = await api.post('/materials', { url: SURVEY }, key);
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect(pageReader.asked.length).toBe(before + 1);
  expect((await api.post('/materials', { text: 'Something else' }, key)).status).toBe(422);

  const twins = await Promise.all(
    [1, 2, 3].map(() => api.post('/materials', { url: SURVEY }, { 'idempotency-key': 'twins' })),
  );
  expect(new Set(twins.map(({ body }) => body.id)).size).toBe(1);
  expect((await api.get('/materials')).body).toHaveLength(2);

  await api.delete(`/materials/${first.body.id}`);
  const anew = await api.post('/materials', { url: SURVEY }, key);
  expect(anew.status).toBe(201);
  expect(anew.body.id).not.toBe(first.body.id);
});

test('a key is forgotten after 24 hours, also where a page has to be read', async () => {
  const clock = createSetClock();
  const other = await startTestApp({ worker: false, clock, pageReader });
  try {
    const api = await signUp(other.url);
    const key = { 'idempotency-key': 'old' };
    const first = await api.post('/materials', { url: SURVEY }, key);
    clock.advance(24 * 3_600_000 + 1);
    const later = await api.post('/materials', { url: SURVEY }, key);
    expect(later.status).toBe(201);
    expect(later.body.id).not.toBe(first.body.id);
  } finally {
    await other.close();
  }
});
