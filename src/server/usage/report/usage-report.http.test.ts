import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSetClock } from '../../../../test/fakes/set-clock.ts';
import { usageCallOf } from '../../../../test/fakes/usage-call.ts';
import type { ApiClient } from '../../../../test/support/api-client.ts';
import { createApiClient, signUp } from '../../../../test/support/api-client.ts';
import { PERSONA } from '../../../../test/support/job-story.ts';
import { startTestApp } from '../../../../test/support/test-app.ts';
import type { TestApp } from '../../../../test/support/test-app.ts';
import { personas } from '../../personas/personas.table.ts';
import { newId } from '../../platform/ids.ts';
import type { UsageCall } from '../record-call.store.ts';
import { usageCalls } from '../usage.table.ts';

let app: TestApp;
let api: ApiClient;
let userId: string;
let kept: string;
let renamed: string;

const JOB = newId();
const PIECE = newId();
const GONE = newId();

beforeAll(async () => {
  app = await startTestApp({ worker: false, clock: createSetClock('2026-03-10T12:00:00.000Z') });
  api = await signUp(app.url);
  const stranger = await signUp(app.url);
  kept = await personaOf(api, 'Harbour Desk');
  renamed = await personaOf(api, 'Northkit');
  userId = await userOf(kept);
  const strangers = await personaOf(stranger, 'Elsewhere');
  await made(
    { personaId: kept, personaName: 'Harbour Desk', jobId: JOB, useCase: 'brief' },
    { personaId: kept, personaName: 'Harbour Desk', jobId: JOB, outputId: PIECE, costPicos: 500_000_000_000 },
    { personaId: kept, personaName: 'Harbour Desk', jobId: JOB, outputId: PIECE, useCase: 'edit', costPicos: null },
    // Nobody told of these tokens.
    {
      personaId: kept,
      personaName: 'Harbour Desk',
      jobId: newId(),
      inputTokens: null,
      outputTokens: null,
      costPicos: null,
    },
    { personaId: renamed, personaName: 'As it was called', at: new Date('2026-02-28T23:59:59.000Z') },
    { personaId: GONE, personaName: 'The name before', jobId: newId(), at: new Date('2026-02-01T00:00:00.000Z') },
    { personaId: GONE, personaName: 'Last name', jobId: newId(), at: new Date('2026-02-02T00:00:00.000Z') },
    { useCase: 'voice', costPicos: null },
    { useCase: 'voice', at: new Date('2025-12-31T23:59:59.000Z') },
    { userId: await userOf(strangers), personaId: strangers, personaName: 'Elsewhere' },
    // An id of another's persona tells nothing of it.
    { personaId: strangers, personaName: 'Copied', at: new Date('2026-01-15T00:00:00.000Z') },
  );
});

afterAll(() => app.close());

const personaOf = async (client: ApiClient, name: string): Promise<string> =>
  (await client.post('/personas', { ...PERSONA, name })).body.id;

async function userOf(personaId: string): Promise<string> {
  const [row] = await app.database.db.select().from(personas).where(eq(personas.id, personaId));
  return row?.userId ?? '';
}

async function made(...calls: readonly Partial<UsageCall>[]): Promise<void> {
  const at = new Date('2026-03-10T11:00:00.000Z');
  await app.database.db.insert(usageCalls).values(calls.map((call) => usageCallOf({ userId, at, ...call })));
}

const report = async (query = '') => (await api.get(`/usage${query}`)).body;

test('has a row for each month and persona, newest month first, the dearest before', async () => {
  const { from, to, rows } = await report();
  expect([from, to]).toEqual(['2025-04', '2026-03']);
  expect(rows.map((row: Record<string, unknown>) => [row['month'], row['persona_name'], row['calls']])).toEqual([
    ['2026-03', 'Harbour Desk', 4],
    ['2026-03', null, 1],
    ['2026-02', 'Last name', 2],
    ['2026-02', 'Northkit', 1],
    ['2026-01', 'Copied', 1],
    ['2025-12', null, 1],
  ]);
});

test('counts projects and pieces once, and says what it could not count', async () => {
  const [row] = (await report()).rows;
  expect(row).toEqual({
    month: '2026-03',
    persona_id: kept,
    persona_name: 'Harbour Desk',
    jobs: 2,
    pieces: 1,
    calls: 4,
    input_tokens: 3_000,
    cached_input_tokens: 0,
    output_tokens: 300,
    uncounted_calls: 1,
    cost_usd: 0.502,
    unpriced_calls: 2,
  });
});

test('knows calls that belong to no project, and gives no price for what has none', async () => {
  const [, voice] = (await report()).rows;
  expect(voice).toMatchObject({ persona_id: null, jobs: 0, pieces: 0, calls: 1, cost_usd: null, unpriced_calls: 1 });
});

test('keeps the row of a deleted persona with its last name, and calls a renamed one as it is called now', async () => {
  const [gone, now] = (await report()).rows.slice(2);
  expect(gone).toMatchObject({ persona_id: null, persona_name: 'Last name', calls: 2 });
  expect(now).toMatchObject({ persona_id: renamed, persona_name: 'Northkit' });
});

test('tells of nobody else’s calls and personas', async () => {
  const text = JSON.stringify(await report('?months=36'));
  expect(text).not.toContain('Elsewhere');
  expect((await report()).rows[4]).toMatchObject({ persona_id: null, persona_name: 'Copied' });
  expect((await (await signUp(app.url)).get('/usage')).body.rows).toEqual([]);
});

test('begins with the first day of the oldest month, by UTC', async () => {
  const monthsOf = async (months: number) =>
    (await report(`?months=${months}`)).rows.map(({ month }: { month: string }) => month);
  expect(await monthsOf(1)).toEqual(['2026-03', '2026-03']);
  expect(await monthsOf(2)).toEqual(['2026-03', '2026-03', '2026-02', '2026-02']);
  expect((await report('?months=1')).from).toBe('2026-03');
  expect((await report('?months=36')).from).toBe('2023-04');
});

test.each(['0', '37', '1.5', 'all', '-3'])('takes no %s months', async (months) => {
  const answer = await api.get(`/usage?months=${months}`);
  expect(answer.status).toBe(422);
  expect(answer.body.detail).toBe('Months must be a whole number, 1 to 36');
});

test('is for nobody who has not signed in', async () => {
  const visitor = createApiClient(app.url, '');
  expect((await visitor.get('/usage')).status).toBe(401);
  expect((await visitor.post('/jobs/estimate', {})).status).toBe(401);
});
