import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FINDINGS } from '../../../test/fakes/fake-researcher.ts';
import { sourceOf } from '../../../test/fakes/findings.ts';
import { signUp } from '../../../test/support/api-client.ts';
import type { ApiClient } from '../../../test/support/api-client.ts';
import { createJob, jobIn, outputsOf, PERSONA, runJob } from '../../../test/support/job-story.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import { waitFor } from '../../../test/support/wait-for.ts';
import { rowsOf } from '../storage/rows.ts';

const LIMIT = 1_000_000;
const FULL = 'Your storage of 1 MB is full. Delete projects or kept material that you no longer need, then try again.';

let app: TestApp;
let researched: () => Promise<void> = async () => {};

beforeAll(async () => {
  app = await startTestApp({
    limits: { storageBytes: LIMIT, projectsKept: 3 },
    research: {
      async research({ base, material }) {
        await researched();
        const { sources } = base ?? FINDINGS;
        const brought = material.map(({ text }, index) =>
          sourceOf({ id: `s${sources.length + index + 1}`, kind: 'material', text: text ?? '' }),
        );
        return { ...FINDINGS, sources: [...sources, ...brought] };
      },
    },
  });
});
afterAll(() => app.close());

const accountOf = async (api: ApiClient) => (await api.get('/account')).body;
const usedBy = async (api: ApiClient): Promise<number> => (await accountOf(api)).storage.used_bytes;
const note = (letter: string, length: number) => ({ text: letter.repeat(length) });

/** What all rows take together, counted again. */
async function countedAnew(api: ApiClient): Promise<number> {
  const { id } = await accountOf(api);
  const tables = ['jobs', 'job_materials', 'outputs', 'output_versions', 'materials', 'findings', 'source_texts'];
  const each = tables.map((table) => sql.raw(`select stored_bytes(${table}) as bytes, user_id from ${table}`));
  const all = sql.join(each, sql` union all `);
  const result = await app.database.db.execute(
    sql`select coalesce(sum(bytes), 0)::float8 as bytes from (${all}) stored where user_id = ${id}`,
  );
  return rowsOf<{ bytes: number }>(result)[0]?.bytes ?? 0;
}

async function fill(api: ApiClient): Promise<string[]> {
  const ids: string[] = [];
  for (let room = LIMIT - (await usedBy(api)); room > 0; room -= 200_000) {
    const made = await api.post('/materials', note('f', Math.min(room, 200_000)));
    expect(made.status).toBe(201);
    ids.push(made.body.id);
  }
  return ids;
}

test('the account says what is stored; it is what the rows take, also after edits and deletions', async () => {
  const api = await signUp(app.url);
  expect((await accountOf(api)).storage).toEqual({ used_bytes: 0, limit_bytes: LIMIT, limit_jobs: 3 });
  const kept = (await api.post('/materials', note('ä', 1_000))).body.id;
  expect(await usedBy(api)).toBe(2_000);
  await api.patch(`/materials/${kept}`, note('a', 500));
  expect(await usedBy(api)).toBe(500);
  const job = await runJob(api, { material: [{ id: kept }, { text: 'Pasted. '.repeat(20) }] });
  const [piece] = await outputsOf(api, job.id);
  await api.patch(`/outputs/${piece?.id}`, { content: 'Written by hand.' });
  const used = await usedBy(api);
  expect(used).toBeGreaterThan(500);
  expect(used).toBe(await countedAnew(api));
  await api.delete(`/jobs/${job.id}`);
  expect(await usedBy(api)).toBe(500);
  await api.delete(`/materials/${kept}`);
  expect(await usedBy(api)).toBe(0);
});

test('a research that is used again is stored once, and goes with the last project that uses it', async () => {
  const api = await signUp(app.url);
  const text = 'Bread '.repeat(20_000);
  const first = await runJob(api, { material: [{ text }] });
  const before = await usedBy(api);
  const second = await createJob(api, { topic: 'Another angle', research_from: first.id });
  expect((await usedBy(api)) - before, 'as much as a project without research').toBeLessThan(10_000);
  const third = await createJob(api, {
    topic: 'With more',
    research_from: first.id,
    material: [{ text: 'Rye. '.repeat(2_000) }],
  });
  await jobIn(api, third.id, 'fusion_pending');
  expect((await usedBy(api)) - before, 'and what the third adds, as pasted and as a source').toBeLessThan(40_000);
  for (const { id } of [first, second]) {
    await api.delete(`/jobs/${id}`);
    expect((await api.get(`/jobs/${third.id}/sources/s2`)).body.text).toContain('Bread');
  }
  await api.delete(`/jobs/${third.id}`);
  expect(await usedBy(api)).toBe(0);
});

test('kept material is stored once more for all projects that use it, not for each', async () => {
  const api = await signUp(app.url);
  const kept = (await api.post('/materials', note('k', 200_000))).body.id;
  const first = await runJob(api, { material: [{ id: kept }] });
  const before = await usedBy(api);
  expect(before).toBeGreaterThan(400_000);
  const second = await runJob(api, { material: [{ id: kept }] });
  expect((await usedBy(api)) - before).toBeLessThan(20_000);
  await api.delete(`/jobs/${first.id}`);
  expect((await api.get(`/jobs/${second.id}/sources/s2`)).body.text).toHaveLength(200_000);
});

test('at the limit nothing new is started or saved, in words, and all of it goes on once something is deleted', async () => {
  const api = await signUp(app.url);
  const job = await runJob(api);
  const [piece] = await outputsOf(api, job.id);
  const [last] = (await fill(api)).slice(-1);
  const persona = (await api.get('/personas')).body[0].id;
  const refused = {
    'a project': () => api.post('/jobs', { persona_id: persona, topic: 'x', desired_formats: ['X Post'] }),
    'more pieces': () => api.post(`/jobs/${job.id}/generate_formats`, { desired_formats: ['LinkedIn Post'] }),
    'a redo': () => api.post(`/outputs/${piece?.id}/redo`, { angle: 'new' }),
    'a note': () => api.post('/materials', note('n', 10)),
    'a longer note': () => api.patch(`/materials/${last}`, note('n', 200_000)),
    'an edit': () => api.patch(`/outputs/${piece?.id}`, { content: 'Longer than before.' }),
  };
  for (const [what, ask] of Object.entries(refused)) {
    const { status, body } = await ask();
    expect([status, body.detail], what).toEqual([409, FULL]);
  }
  expect((await outputsOf(api, job.id)).find(({ id }) => id === piece?.id)?.content).toBe(piece?.content);
  expect((await api.delete(`/materials/${last}`)).status).toBe(204);
  expect((await api.patch(`/outputs/${piece?.id}`, { content: 'Longer than before.' })).status).toBe(200);
});

test('a text that does not fit is told how much is left, and a shorter one is always saved', async () => {
  const api = await signUp(app.url);
  for (const letter of 'abcd') await api.post('/materials', note(letter, 200_000));
  const kept = (await api.post('/materials', note('e', 190_000))).body.id;
  const { status, body } = await api.post('/materials', note('f', 20_000));
  expect([status, body.detail]).toEqual([
    409,
    'This text needs 0.02 MB, but only 0.01 MB of your 1 MB is free. Delete projects or kept material that you no longer need, then try again.',
  ]);
  await api.post('/materials', note('f', 10_000));
  expect((await api.patch(`/materials/${kept}`, note('e', 10))).status).toBe(200);
});

test('a project that runs when the storage fills up loses none of its pieces', async () => {
  const api = await signUp(app.url);
  const gate = Promise.withResolvers<void>();
  let waits = false;
  researched = async () => {
    waits = true;
    await gate.promise;
  };
  const job = await createJob(api);
  await waitFor('research to begin', () => waits);
  await fill(api);
  researched = async () => {};
  gate.resolve();
  await jobIn(api, job.id, 'fusion_pending');
  await api.post(`/jobs/${job.id}/fusion`, { fusion_type: 'light', answers: { fusion_content: 'Go.' } });
  await jobIn(api, job.id, 'completed');
  expect((await outputsOf(api, job.id)).every(({ content }) => content)).toBe(true);
  expect(await usedBy(api)).toBeGreaterThan(LIMIT);
});

test('one project more than may be kept is refused until one is deleted', async () => {
  const api = await signUp(app.url);
  const jobs = [await createJob(api), await createJob(api), await createJob(api)];
  const persona = (await api.post('/personas', PERSONA)).body.id;
  const ask = () => api.post('/jobs', { persona_id: persona, topic: 'x', desired_formats: ['X Post'] });
  const { status, body } = await ask();
  expect([status, body.detail]).toEqual([
    409,
    'You keep 3 projects, which is the most that you may keep. Delete projects that you no longer need, then try again.',
  ]);
  await api.delete(`/jobs/${jobs[0]?.id}`);
  expect((await ask()).status).toBe(201);
});

test('the figure stays right when it is asked, changed and summed up at once', async () => {
  const api = await signUp(app.url);
  const { id } = await accountOf(api);
  await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const made = await api.post('/materials', note('n', 100 + index));
      if (index % 2 === 0) await api.delete(`/materials/${made.body.id}`);
    }),
  );
  // So many changes that the next check sums them up.
  await app.database.db.execute(
    sql`insert into storage_changes select ${id}, case when n % 2 = 0 then 7 else -7 end from generate_series(1, 400) n`,
  );
  await Promise.all(Array.from({ length: 6 }, () => api.post('/materials', note('m', 50))));
  expect(await usedBy(api)).toBe(await countedAnew(api));
  const left = await app.database.db.execute(
    sql`select count(*)::int as rows from storage_changes where user_id = ${id}`,
  );
  expect(rowsOf<{ rows: number }>(left)[0]?.rows).toBeLessThan(50);
});
