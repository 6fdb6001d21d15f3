import { sql } from 'drizzle-orm';
import { unzipSync, strFromU8 } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillAccount, MARKER, rowsOfUser } from '../../../test/support/account-story.ts';
import { signUp } from '../../../test/support/api-client.ts';
import type { ApiClient } from '../../../test/support/api-client.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import type { TestApp } from '../../../test/support/test-app.ts';

/** Tables whose rows are not in an export, and why. */
const NOT_TOLD: Readonly<Record<string, string>> = {
  storage_changes: 'how many bytes the texts take that are in the export',
  usage_months: 'sums of the calls in usage.json',
  usage_month_work: 'which of the calls in usage.json the sums have counted',
  job_streams: 'says that somebody looks on, for an hour',
  job_events: 'repeats for an hour what stands in the pieces',
  paid_answers: 'what a model has answered, until the piece or plan that comes of it is saved',
  verifications: 'a code that was mailed and lets somebody in',
};

/** Columns that somebody could get in with. */
const SECRET: Readonly<Record<string, readonly string[]>> = {
  accounts: ['password', 'access_token', 'refresh_token', 'id_token'],
  sessions: ['token'],
  access_tokens: ['token_hash'],
  oidc_sign_ins: [
    'id',
    'sealed_access_token',
    'sealed_refresh_token',
    'sealed_id_token',
    'sealed_profile',
    'previous_token_hash',
  ],
};

let app: TestApp;
let api: ApiClient;
let userId: string;

beforeAll(async () => {
  app = await startTestApp({ limits: { jobsPerDay: 100 } });
  api = await signUp(app.url, `${MARKER} Person`);
  ({ userId } = await fillAccount(app, api));
});
afterAll(() => app.close());

/** The files of an archive by their names. */
async function exported(by = api): Promise<Record<string, string>> {
  const answer = await fetch(`${app.url}/api/account/export`, { headers: { authorization: `Bearer ${by.token}` } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="manifold-account-[\d-]{10}\.zip"$/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

/** Every object that stands somewhere in the value. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)];
}

/** The same for the same value, whether the database wrote it or we did. */
function normal(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)$/.test(part)) return new Date(part).toJSON();
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => one.localeCompare(other)));
  });
}

test('every row of the user in every table is in it, each with all that is no secret', async () => {
  const files = await exported();
  const told = Object.entries(files).flatMap(([name, text]) =>
    name.endsWith('.json') ? objectsIn(JSON.parse(text)) : [],
  );
  const tables = await rowsOfUser(app.database.db, userId);
  expect([...tables].filter(([, rows]) => rows.length === 0).map(([table]) => table)).toEqual([]);
  for (const [table, rows] of tables) {
    if (NOT_TOLD[table]) continue;
    for (const row of rows) {
      const wanted = Object.entries(row).filter(([column]) => !SECRET[table]?.includes(column));
      const missing = told.map((one) => wanted.filter(([column, value]) => normal(one[column]) !== normal(value)));
      const [nearest] = missing.toSorted((one, other) => one.length - other.length);
      expect(nearest, table).toEqual([]);
    }
  }
});

test('nothing in it lets anybody in', async () => {
  const all = Object.values(await exported()).join('\n');
  const tables = await rowsOfUser(app.database.db, userId);
  const secrets = Object.entries(SECRET).flatMap(([table, columns]) =>
    (tables.get(table) ?? []).flatMap((row) => columns.flatMap((column) => row[column] ?? [])),
  );
  expect(secrets.length).toBeGreaterThan(4);
  for (const secret of secrets) expect(all).not.toContain(JSON.stringify(secret));
  expect(all).not.toContain(api.token);
});

test('is made for people: a note on what is what, and the texts as texts', async () => {
  const files = await exported();
  const names = Object.keys(files);
  expect(files['README.txt']).toContain('pieces.json');
  expect(names).toContain(`materials/0001-${MARKER}-note.txt`);
  expect(names).toContain(`projects/0001-${MARKER}-and-its-beam/x_post_2.txt`);
  expect(files[`projects/0001-${MARKER}-and-its-beam/x_post.txt`]).toContain(MARKER);
  expect(files['usage.csv']).toContain('cost_picos');
  for (const name of names) expect(name).toMatch(/^[\p{L}\p{N}/_.-]+$/u);
});

test('holds nothing of anybody else', async () => {
  const stranger = await signUp(app.url);
  expect(Object.values(await exported(stranger)).join('\n')).not.toContain(MARKER);
});

test('more than is read at once comes whole: each project and each call once, however close in time', async () => {
  const many = await signUp(app.url);
  const { id } = (await many.get('/account')).body;
  const { db } = app.database;
  const own = sql`jobs where user_id = ${id}`;
  await db.execute(sql`
    insert into jobs (id, user_id, persona, topic, topic_search, status, formats, initial_formats, created_at, updated_at)
    select gen_random_uuid(), ${id}, '{}', 'Topic ' || n, 'topic', 'completed', '[]', '[]',
      timestamptz '2026-01-01' + n * interval '1 microsecond', now() from generate_series(1, 230) n`);
  await db.execute(
    sql`insert into findings (id, user_id, brief, summary, ledger, created_at) select id, user_id, topic, '', '[]', now() from ${own}`,
  );
  await db.execute(sql`update jobs set research_id = id where user_id = ${id}`);
  await db.execute(sql`
    insert into source_texts (user_id, hash, text) select user_id, topic, topic || repeat(' text', 10000) from ${own}`);
  await db.execute(sql`
    insert into sources (research_id, id, position, title, site, retrieved_at, kind, user_id, hash)
    select id, 's1', 0, '', '', '', 'web', user_id, topic from ${own}`);
  await db.execute(sql`
    insert into outputs (id, job_id, user_id, format, format_order, variant, status, content, created_at, updated_at)
    select gen_random_uuid(), id, user_id, 'X Post', 1, 1, 'completed', topic, now(), now() from ${own}`);
  await db.execute(sql`
    insert into usage_calls (id, user_id, use_case, provider, vendor, model, at)
    select gen_random_uuid(), ${id}, 'piece', 'p', 'v', 'm', timestamptz '2026-01-01' + (1 + n / 600) * interval '1 microsecond'
    from generate_series(1, 1203) n`);
  const files = await exported(many);
  for (let number = 1; number <= 230; number += 1) {
    const topic = `Topic ${231 - number}`;
    const folder = `projects/${String(number).padStart(4, '0')}-${topic.replace(' ', '-')}`;
    expect(files[`${folder}/x_post.txt`]).toBe(topic);
    expect(JSON.parse(files[`${folder}/research.json`] ?? '')).toMatchObject({ brief: topic });
    expect(JSON.parse(files[`${folder}/sources.json`] ?? '')[0].text.slice(0, topic.length + 5)).toBe(`${topic} text`);
  }
  const calls: { id: string }[] = JSON.parse(files['usage.json'] ?? '');
  expect(new Set(calls.map((call) => call.id)).size).toBe(1_203);
  expect(files['usage.csv']?.trim().split('\r\n')).toHaveLength(1_204);
});
