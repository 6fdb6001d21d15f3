import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migratedFrom } from '../../../test/support/migrated-from.ts';
import { payerOf } from '../limits/payer.ts';
import { sumStored } from '../limits/storage-changes.store.ts';
import { releaseFindings } from '../research/findings.store.ts';
import { findSource, loadFindings } from '../research/stored-findings.store.ts';
import { findUsage } from '../usage/report/usage-report.store.ts';
import type { Database } from './database.ts';
import { rowsOf } from './rows.ts';

/** The version before it kept research with its job. */
const BEFORE = '0009_shared_research_and_storage';

const [FIRST, SECOND, BARE] = ['1', '2', '3'].map((digit) => `00000000-0000-7000-8000-00000000000${digit}`);
const TEXT = 'Rye keeps. 🍞 '.repeat(500);

let database: Database;
let close: () => Promise<void>;

/** Two projects with the same research, as one was copied to the other, and one without any. */
const DATA = [
  `insert into users (id, name, created_at, updated_at) values ('ann', 'Ann', now(), now()), ('bob', 'Bob', now(), now())`,
  `insert into jobs (id, user_id, persona, topic, topic_search, status, formats, initial_formats, created_at, updated_at)
    select id::uuid, 'ann', '{}', 'Bread', 'bread', 'completed', '[]', '[]', now(), now() from unnest(array['${FIRST}', '${SECOND}', '${BARE}']) id`,
  `insert into findings (job_id, brief, summary, ledger, created_at)
    select id, 'Brief', 'Summary', '[{"id": "c1", "source_id": "s1", "quote": "Rye keeps."}]', now() from jobs where id <> '${BARE}'`,
  `insert into sources (job_id, position, id, title, site, retrieved_at, kind, hash, text)
    select job_id, 0, 's1', 'Rye', 'rye.example', '2026-01-01T00:00:00.000Z', 'web', '', '${TEXT}' from findings`,
  `insert into job_materials (job_id, position, title, text) values ('${FIRST}', 0, 'Note', 'Pasted.')`,
  `insert into outputs (id, job_id, user_id, format, format_order, variant, status, content, created_at, updated_at)
    select gen_random_uuid(), id, 'ann', 'X Post', 1, 1, 'completed', 'Text', now(), now() from jobs`,
  `insert into output_versions (output_id, number, content, characters, citations, flags, stance, layout_version, replaced_at)
    select id, 1, 'Before', 6, '[]', '[]', '[]', 1, now() from outputs`,
  `insert into usage_calls (id, user_id, job_id, output_id, use_case, provider, vendor, model, input_tokens, output_tokens, cost_picos, at)
    select gen_random_uuid(), user_id, job_id, id, 'piece', 'p', 'v', 'm', 100, 10, case n when 1 then 5 end, timestamptz '2026-03-01' + n * interval '1 day' from outputs, generate_series(1, 3) n`,
];

beforeAll(async () => {
  ({ database, close } = await migratedFrom(BEFORE, DATA));
});
afterAll(() => close());

test('research of the version before is read as it was, and equal texts are stored once', async () => {
  for (const id of [FIRST, SECOND]) {
    expect(await loadFindings(database.db, id ?? '')).toMatchObject({
      brief: 'Brief',
      sources: [{ id: 's1', text: TEXT }],
    });
  }
  expect(await loadFindings(database.db, BARE ?? '')).toBeNull();
  const texts = await database.db.execute(sql`select user_id from source_texts`);
  expect(rowsOf(texts)).toEqual([{ user_id: 'ann' }]);
});

test('what is stored and what calls came to is counted from the rows that were there', async () => {
  const tables = ['jobs', 'job_materials', 'outputs', 'output_versions', 'materials', 'findings', 'source_texts'];
  const each = tables.map((table) => sql.raw(`select stored_bytes(${table}) as bytes from ${table}`));
  const all = await database.db.execute(
    sql`select sum(bytes)::float8 as bytes from (${sql.join(each, sql` union all `)}) stored`,
  );
  const { bytes } = await sumStored(database.db, payerOf({ userId: 'ann' }));
  expect(bytes).toBe(rowsOf<{ bytes: number }>(all)[0]?.bytes);
  expect(bytes).toBeGreaterThan(Buffer.byteLength(TEXT));
  expect((await sumStored(database.db, payerOf({ userId: 'bob' }))).bytes).toBe(0);
  expect(await findUsage(database.db, 'ann', '2026-01')).toMatchObject([
    {
      month: '2026-03',
      jobs: 3,
      pieces: 3,
      calls: 9,
      inputTokens: 900,
      outputTokens: 90,
      costPicos: 15,
      unpricedCalls: 6,
    },
  ]);
});

test('each of the two projects can go without the other, and the text goes with the last', async () => {
  const { db } = database;
  const remove = async (id = '') => {
    await db.execute(sql`delete from jobs where id = ${id}::uuid`);
    await releaseFindings(db, { id, userId: 'ann' });
  };
  await remove(FIRST);
  expect(await findSource(db, SECOND ?? '', 's1')).toMatchObject({ text: TEXT });
  await remove(SECOND);
  expect(rowsOf(await db.execute(sql`select hash from source_texts`))).toEqual([]);
});
