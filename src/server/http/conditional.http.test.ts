import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../test/support/api-client.ts';
import { signUp } from '../../../test/support/api-client.ts';
import { createJob, outputsOf, runJob } from '../../../test/support/job-story.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import type { TestApp } from '../../../test/support/test-app.ts';

let app: TestApp;
let api: ApiClient;

beforeAll(async () => {
  app = await startTestApp();
  api = await signUp(app.url);
});

afterAll(() => app.close());

test('a job that has not changed is answered 304, one that has is sent again', async () => {
  const job = await runJob(api);
  const first = await api.get(`/jobs/${job.id}`);
  const tag = first.headers.get('etag') ?? '';
  expect(tag).toMatch(/^W\/".+"$/);
  expect(first.headers.get('cache-control')).toBe('private, no-cache');

  for (const known of [tag, tag.replace('W/', ''), `"other", ${tag}`, '*']) {
    const same = await api.get(`/jobs/${job.id}`, { 'if-none-match': known });
    expect([same.status, same.body, same.headers.get('etag')], known).toEqual([304, undefined, tag]);
  }
  expect((await api.get(`/jobs/${job.id}`, { 'if-none-match': '"other"' })).status).toBe(200);

  await api.delete(`/personas/${job.persona_id}`);
  const changed = await api.get(`/jobs/${job.id}`, { 'if-none-match': tag });
  expect(changed.status).toBe(200);
  expect(changed.headers.get('etag')).not.toBe(tag);
});

test('an edit is saved over the state that it names and never over a newer one', async () => {
  const job = await runJob(api);
  const [piece] = await outputsOf(api, job.id);
  const path = `/outputs/${piece?.id}`;
  const tag = (await api.get(path)).headers.get('etag') ?? '';
  expect((await api.get(path, { 'if-none-match': tag })).status).toBe(304);

  const edited = await api.patch(path, { content: 'My own text' }, { 'if-match': tag });
  expect(edited.status).toBe(200);
  expect(edited.body.content).toBe('My own text');
  expect(edited.headers.get('etag')).not.toBe(tag);

  const stale = await api.patch(path, { content: 'Written in another tab' }, { 'if-match': tag });
  expect(stale.status).toBe(412);
  expect(stale.body.detail).toContain('changed elsewhere');
  expect((await api.get(path)).body.content).toBe('My own text');

  const forms = [(now: string) => now, (now: string) => `W/${now}`, (now: string) => `${tag}, ${now}`, () => '*'];
  for (const form of forms) {
    const now = (await api.get(path)).headers.get('etag') ?? '';
    expect((await api.patch(path, { content: 'Next' }, { 'if-match': form(now) })).status, form(now)).toBe(200);
  }
  expect((await api.patch(path, { content: 'Without a condition' })).status).toBe(200);
  const blank = await api.patch(path, { content: ' \n' });
  expect(blank.status).toBe(422);
  expect((await api.get(path)).body.content).toBe('Without a condition');
});

test('history comes in pages that lead to one another', async () => {
  const reader = await signUp(app.url);
  const job = await createJob(reader, { topic: 'Number 1' });
  for (const n of [2, 3]) {
    await reader.post('/jobs', { persona_id: job.persona_id, topic: `Number ${n}`, desired_formats: ['X Post'] });
  }
  const first = await reader.get('/jobs/history?limit=2&search=number');
  expect(first.headers.get('x-total-count')).toBe('3');
  expect(first.body.map(({ topic }: { topic: string }) => topic)).toEqual(['Number 3', 'Number 2']);
  const next = /<\/api([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  expect(first.headers.get('link')).not.toContain('rel="prev"');

  const second = await reader.get(next);
  expect(second.body.map(({ topic }: { topic: string }) => topic)).toEqual(['Number 1']);
  expect(second.headers.get('link')).toMatch(/^<\/api\/jobs\/history\?limit=2&search=number&offset=0>; rel="prev"$/);
});
