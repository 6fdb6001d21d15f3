import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { obedientModel } from '../../../test/fakes/obedient-model.ts';
import { createApiClient } from '../../../test/support/api-client.ts';
import type { ApiClient } from '../../../test/support/api-client.ts';
import { jobIn, light, OPINION, outputsOf } from '../../../test/support/job-story.ts';
import { migratedFrom } from '../../../test/support/migrated-from.ts';
import { redo, settled } from '../../../test/support/redo-story.ts';
import { silentLogger } from '../../../test/support/silent-logger.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import type { Job } from '../../core/contracts/job.ts';
import type { Output } from '../../core/contracts/output.ts';
import { jobs } from '../jobs/jobs.table.ts';
import { payerOf } from '../limits/payer.ts';
import { sumStored } from '../limits/storage-changes.store.ts';
import { createModelWriter } from '../writing/model/model-writer.ts';
import { findPlan } from '../writing/plans.store.ts';
import { rowsOf } from './rows.ts';

/** The versions before these knew no page of an editor in chief, and did not ask whose words a source has. */
const BEFORE = '0013_whose_words';

/** The rows that such a version wrote: one user's projects, each stopped in another state. */
const ROWS: Record<string, readonly object[]> = JSON.parse(
  readFileSync(new URL('../../../test/recorded/projects-before-plans.json', import.meta.url), 'utf8'),
);

const literal = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`;

const DATA = Object.entries(ROWS).map(
  ([table, rows]) =>
    `insert into "${table}" select * from jsonb_populate_recordset(null::"${table}", ${literal(rows)}::jsonb)`,
);

/** The projects by what has become of them. */
const TOPICS = {
  done: 'Weekly newsletters',
  again: 'Weekly newsletters, once more',
  builtin: 'Weekly newsletters without a model',
  failed: 'Weekly newsletters that fail',
  failedLate: 'Weekly newsletters that fail late',
  asked: 'Weekly newsletters nobody has an opinion on',
  half: 'Weekly newsletters half written',
  planless: 'Weekly newsletters without a plan',
  planned: 'Weekly newsletters only planned',
  researching: 'Weekly newsletters not researched',
} as const;

const PLANNED = ['done', 'again', 'failedLate', 'half', 'planned'] as const;
const UNDER_WAY = ['half', 'planless', 'planned', 'researching'] as const;

const model = obedientModel();
let app: TestApp;
let api: ApiClient;
let ids: Record<keyof typeof TOPICS, string>;

beforeAll(async () => {
  const opened = await migratedFrom(BEFORE, DATA);
  app = await startTestApp({ opened, writer: createModelWriter(model, silentLogger), model });
  const account = { email: 'ann@example.test', password: 'a long enough password' };
  const { body } = await createApiClient(app.url, '').post('/auth/sign-in/email', account);
  api = createApiClient(app.url, body.token);
  const rows = await opened.database.db.select({ id: jobs.id, topic: jobs.topic }).from(jobs);
  const idOf = (topic: string) => rows.find((row) => row.topic === topic)?.id ?? '';
  ids = Object.fromEntries(Object.entries(TOPICS).map(([name, topic]) => [name, idOf(topic)])) as typeof ids;
});
afterAll(() => app.close());

const all = () => Object.values(ids);

async function pieceOf(name: keyof typeof TOPICS, format: string, variant = 1): Promise<Output> {
  const found = (await outputsOf(api, ids[name])).find((one) => one.format === format && one.variant === variant);
  if (!found) throw new Error(`${name} has no ${format} ${variant}`);
  return found;
}

/** The project once its task, which the queue still has from before, was done. */
async function goOn(name: keyof typeof TOPICS): Promise<Job> {
  const { database, jobs: context } = app;
  await database.transaction(async (tx) => {
    const [row] = await tx.select().from(jobs).where(eq(jobs.id, ids[name]));
    if (row) await context.flow.enqueue(tx, row);
  });
  return await jobIn(api, ids[name], 'completed', 'failed');
}

describe('projects of the version before', () => {
  test('are read in each state, as they were', async () => {
    const read = await Promise.all(all().map((id) => api.get(`/jobs/${id}`)));
    expect(read.map(({ status }) => status)).toEqual(all().map(() => 200));
    const states = Object.keys(ids).map((name, index) => [name, read[index]?.body.status]);
    expect(Object.fromEntries(states)).toEqual({
      done: 'completed',
      again: 'completed',
      builtin: 'completed',
      failed: 'failed',
      failedLate: 'failed',
      asked: 'fusion_pending',
      half: 'generating_formats',
      planless: 'drafting',
      planned: 'drafting',
      researching: 'researching',
    });
    for (const { body } of read) {
      expect(body).toMatchObject({
        mode: 'best',
        ask_first: false,
        asked: null,
        review_plan: false,
        plan_due_at: null,
      });
    }
    const { body: history } = await api.get('/jobs/history');
    expect(history.map(({ topic }: Job) => topic).toSorted()).toEqual(Object.values(TOPICS).toSorted());
    // What waits for the model does not say that its plan is to be read.
    expect(read[Object.keys(ids).indexOf('planless')]?.body.progress.message).toContain('over its quota');
  });

  test('have their texts, their calls and their evidence', async () => {
    for (const id of all()) {
      for (const piece of await outputsOf(api, id)) {
        expect(piece.grounds).toEqual([]);
        expect((await api.get(`/outputs/${piece.id}`)).body).toEqual(piece);
        expect((await api.get(`/outputs/${piece.id}/versions`)).status).toBe(200);
        for (const { claim_id, source_id } of piece.citations) {
          expect((await api.get(`/jobs/${id}/claims/${claim_id}`)).status).toBe(200);
          expect((await api.get(`/jobs/${id}/sources/${source_id}`)).status).toBe(200);
        }
      }
      expect((await api.get(`/jobs/${id}/usage`)).status).toBe(200);
    }
    expect((await pieceOf('done', 'Blog Post')).citations).not.toEqual([]);
    const { body: done } = await api.get(`/jobs/${ids.done}`);
    const claims = done.research_results.ledger.map(({ id }: { id: string }) =>
      api.get(`/jobs/${ids.done}/claims/${id}`),
    );
    expect((await Promise.all(claims)).map(({ status }: { status: number }) => status)).not.toContain(404);
    expect(
      done.research_results.sources.map(({ title, ours }: { title: string; ours: boolean }) => [title, ours]),
    ).toEqual([
      ['Our readers write back on Tuesdays. In our survey 18 of 40 readers asked for a f', true],
      ['A page', false],
      ['Letters', true],
      ['Newsletter', false],
    ]);
    expect((await api.get('/usage')).status).toBe(200);
  });

  test('tell of a plan without a page, or of none', async () => {
    for (const name of Object.keys(ids) as (keyof typeof TOPICS)[]) {
      const { status, body } = await api.get(`/jobs/${ids[name]}/plan`);
      const isPlanned = PLANNED.some((one) => one === name);
      expect([name, status]).toEqual([name, isPlanned ? 200 : 404]);
      if (isPlanned) expect(body).toMatchObject({ page: null, withheld: [] });
    }
    const { body: plan } = await api.get(`/jobs/${ids.planned}/plan`);
    expect(plan.pieces[0]).toEqual({
      format: 'X Post',
      variant: 1,
      angle: 'How to',
      first_line: 'Weekly newsletters only planned: How to (X Post 1).',
      how: 'It takes Weekly newsletters only planned that way.',
      leaves_out: '',
    });
  });

  test('have sent claims to their model, and no whole source', async () => {
    const { body: sent } = await api.get(`/jobs/${ids.done}/sent`);
    expect(sent).toHaveLength(1);
    const { texts } = sent[0];
    const kinds = texts.map(({ kind }: { kind: string }) => kind);
    expect([...new Set(kinds)]).toEqual(['topic', 'persona', 'opinion', 'source', 'plan']);
    const sources = texts.filter(({ kind }: { kind: string }) => kind === 'source');
    expect(sources.map(({ whole }: { whole: boolean }) => whole)).toEqual([false, false, false, false]);
    for (const id of all()) expect((await api.get(`/jobs/${id}/sent`)).status).toBe(200);
    expect((await api.get(`/jobs/${ids.builtin}/sent`)).body).toEqual([]);
  });

  test('take up the space that was counted', async () => {
    const { db } = app.database;
    const tables = ['jobs', 'job_materials', 'outputs', 'output_versions', 'materials', 'findings', 'source_texts'];
    const each = tables.map((table) => sql.raw(`select stored_bytes(${table}) as bytes from ${table}`));
    const found = await db.execute(
      sql`select sum(bytes)::float8 as bytes from (${sql.join(each, sql` union all `)}) stored`,
    );
    const [user] = rowsOf<{ id: string }>(await db.execute(sql`select id from users`));
    expect((await sumStored(db, payerOf({ userId: user?.id ?? '' }))).bytes).toBe(
      rowsOf<{ bytes: number }>(found)[0]?.bytes,
    );
  });
});

describe('what was half-way when the version before stopped', () => {
  test('goes on to its end', async () => {
    // An answer to a question that nobody asks any more.
    await app.database.db.execute(sql`
      insert into paid_answers (id, job_id, output_id, question, answer, at)
      select gen_random_uuid(), job_id, id, 'of before', '{"text": "Of before.", "model": "fake", "usage": {}}', now()
      from outputs where job_id = ${ids.half}::uuid and status = 'pending'`);
    for (const name of UNDER_WAY) {
      const job = await goOn(name);
      expect([name, job.status]).toEqual([name, 'completed']);
      const pieces = await outputsOf(api, job.id);
      expect(pieces.map(({ status, content }) => [status, content === 'Of before.'])).toEqual(
        pieces.map(() => ['completed', false]),
      );
    }
    expect((await api.post(`/jobs/${ids.asked}/fusion`, light(OPINION))).status).toBe(200);
    await jobIn(api, ids.asked, 'completed');
    const left = await app.database.db.execute(sql`select id from paid_answers`);
    expect(rowsOf(left)).toEqual([]);
  });

  test('keeps to the plan that it had, and makes a page where it had none', async () => {
    expect((await pieceOf('planned', 'X Post', 2)).angle).toBe('The reader’s question');
    expect((await api.get(`/jobs/${ids.planned}/plan`)).body.page).toBeNull();
    const prompts = model.asked.filter(
      ({ useCase, shared = '' }) => useCase === 'draft' && shared.includes(TOPICS.planned),
    );
    expect(prompts[0]?.prompt).toContain('<idea>Weekly newsletters beat monthly ones.');
    expect((await api.get(`/jobs/${ids.planless}/plan`)).body.page.tomorrow).toBe('Ask one colleague.');
  });
});

describe('pieces of the version before', () => {
  test('are written anew from their old plan, or from a new way in whose page is kept', async () => {
    const piece = await pieceOf('done', 'X Post');
    await redo(api, piece.id, { angle: 'same' });
    expect((await settled(api, piece.id)).angle).toBe(piece.angle);
    await jobIn(api, ids.done, 'completed');
    await redo(api, piece.id, { angle: 'new' });
    const anew = await settled(api, piece.id);
    expect(anew).toMatchObject({ status: 'completed', redo_error: null });
    expect(anew.angle).not.toBe(piece.angle);
    await jobIn(api, ids.done, 'completed');
    const { body: plan } = await api.get(`/jobs/${ids.done}/plan`);
    expect(plan.page?.tomorrow).toBe('Ask one colleague.');
    const pages = () =>
      model.asked.filter(
        ({ useCase, shared = '' }) => useCase === 'plan' && shared.includes(`<topic>${TOPICS.done}</topic>`),
      );
    await redo(api, piece.id, { angle: 'new' });
    await settled(api, piece.id);
    expect(pages().map(({ prompt }) => prompt.includes('There is a page already'))).toEqual([false, true]);
  });

  test('stand again as they were', async () => {
    await jobIn(api, ids.done, 'completed');
    const piece = await pieceOf('done', 'X Post');
    const { body: versions } = await api.get(`/outputs/${piece.id}/versions`);
    const oldest = versions.at(-1);
    const { status, body } = await api.post(`/outputs/${piece.id}/versions/${oldest.number}/restore`, {});
    expect(status).toBe(200);
    expect(body).toMatchObject({ content: oldest.content, grounds: [] });
  });

  test('of a failed project are written when it is taken up again, in the stage where it failed', async () => {
    for (const name of ['failed', 'failedLate'] as const) {
      const { status } = await api.post(`/jobs/${ids[name]}/generate_formats`, { desired_formats: ['X Post'] });
      expect([name, status]).toEqual([name, 202]);
      const pieces = await outputsOf(api, (await jobIn(api, ids[name], 'completed', 'failed')).id);
      expect([name, pieces.map(({ status: of }) => of)]).toEqual([name, pieces.map(() => 'completed')]);
    }
  });

  test('get further ones beside them', async () => {
    for (const name of ['again', 'builtin'] as const) {
      await api.post(`/jobs/${ids[name]}/generate_formats`, {
        desired_formats: ['LinkedIn Post'],
        batch_formats: { 'LinkedIn Post': 1 },
      });
      await jobIn(api, ids[name], 'completed');
      expect((await pieceOf(name, 'LinkedIn Post')).status).toBe('completed');
    }
  });

  test('can have their plan changed', async () => {
    const { body: plan } = await api.get(`/jobs/${ids.half}/plan`);
    const { status } = await api.put(`/jobs/${ids.half}/plan`, { page: { idea: 'Fridays.' }, pieces: plan.pieces });
    expect(status).toBe(200);
    const { body: now } = await api.get(`/jobs/${ids.half}/plan`);
    expect(now).toEqual({ ...plan, page: expect.objectContaining({ idea: 'Fridays.', proof: [] }) });
    expect(await findPlan(app.database.db, ids.half, 'model')).toMatchObject({
      pieces: [{ claimIds: [], pointIds: ['o1'] }, { pointIds: ['o2'] }],
    });
    expect((await api.post(`/jobs/${ids.half}/plan/confirm`, {})).status).toBe(200);
  });
});

test('research of the version before is used again', async () => {
  const { body: personas } = await api.get('/personas');
  const answer = await api.post('/jobs', {
    persona_id: personas[0].id,
    topic: 'Letters on Fridays',
    desired_formats: ['X Post'],
    research_from: ids.done,
    fusion: light(OPINION),
  });
  expect(answer.status).toBe(201);
  const job = await jobIn(api, answer.body.id, 'completed', 'failed');
  expect(job.status).toBe('completed');
  expect(job.research_results?.sources.map(({ site }) => site)).toEqual(['', 'rye.example', '', 'The Almanac']);
});
