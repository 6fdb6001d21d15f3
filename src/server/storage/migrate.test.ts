import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Claim } from '../../core/contracts/research.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };
import { openInMemory } from './embedded.ts';
import type { EmbeddedDatabase } from './embedded.ts';
import { migrate } from './migrate.ts';

let database: EmbeddedDatabase;

const TEXT = '🍞🥖 Bread. Rye keeps. It sells.';
const LEDGER = [
  { id: 'c1', source_id: 's1', quote: 'Rye keeps.' },
  { id: 'c2', source_id: 's9', quote: 'Of a source that is gone.' },
];

/** As an installation of the first version left it. */
beforeAll(async () => {
  database = await openInMemory();
  const [first] = journal.entries;
  await database.client.exec(readFileSync(new URL(`./migrations/${first?.tag}.sql`, import.meta.url), 'utf8'));
  await database.client.exec(`
    create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('first', ${first?.when});
    insert into jobs (id, user_id, persona, topic, topic_search, status, formats, initial_formats, started_at, created_at, updated_at)
      select gen_random_uuid(), 'ann', '{}', 'Churn', repeat('x', 700), status, '[]', '[]', now(), now(), now()
      from unnest(array['completed', 'drafting']) status;
    insert into personas (id, user_id, name, business_description, marketing_objectives, tone_voice, created_at, updated_at)
      values (gen_random_uuid(), 'ann', 'Ann', 'bakers', '[]', 'casual', now(), now());
    insert into outputs (id, job_id, user_id, format, format_order, variant, status, created_at, updated_at)
      select gen_random_uuid(), id, 'ann', 'X Post', 1, 1, 'completed', now(), now() from jobs where status = 'completed';
    insert into findings (job_id, brief, summary, ledger, created_at)
      select id, 'Brief', 'Summary', '${JSON.stringify(LEDGER)}', now() from jobs;
    insert into sources (job_id, position, id, title, site, retrieved_at, kind, text)
      select id, 0, 's1', 'Rye', 'rye.example', '2026-01-01T00:00:00.000Z', 'web', '${TEXT}' from jobs;
  `);
});

afterAll(() => database.close());

test('jobs of the first version are kept; those under way keep their place, and ended ones have none', async () => {
  await migrate(database);
  await migrate(database);
  const { rows } = await database.client.query(
    `select status, admitted_at is not null as placed, char_length(topic_search) as searched from jobs order by status`,
  );
  expect(rows).toEqual([
    { status: 'completed', placed: false, searched: 500 },
    { status: 'drafting', placed: true, searched: 500 },
  ]);
});

test('personas of the first version name no language and no terms, and nobody has judged its pieces', async () => {
  await migrate(database);
  const personas = await database.client.query('select language, banned_terms, required_terms from personas');
  expect(personas.rows).toEqual([{ language: null, banned_terms: [], required_terms: [] }]);
  const pieces = await database.client.query('select language, layout_version, checks, measures from outputs');
  expect(pieces.rows).toEqual([{ language: null, layout_version: 1, checks: null, measures: null }]);
});

test('claims of the first version get their place in the text, and sources the hash of theirs', async () => {
  await migrate(database);
  const { rows } = await database.client.query<{ ledger: Claim[]; hash: string }>(
    'select ledger, hash from findings join sources on research_id = findings.id limit 1',
  );
  expect(rows[0]?.ledger).toEqual([
    { ...LEDGER[0], claim: 'Rye keeps.', start: TEXT.indexOf('Rye keeps.'), contradicts: [] },
    { ...LEDGER[1], claim: 'Of a source that is gone.', start: 0, contradicts: [] },
  ]);
  expect(rows[0]?.hash).toBe(createHash('sha256').update(TEXT).digest('hex'));
});

test('an installation that has accounts counts as set up, a new one does not', async () => {
  await migrate(database);
  const { rows } = await database.client.query('select name, at <= now() as past from installation');
  expect(rows).toEqual([{ name: 'set-up', past: true }]);
  const fresh = await openInMemory();
  try {
    await migrate(fresh);
    expect((await fresh.client.query('select name from installation')).rows).toEqual([]);
  } finally {
    await fresh.close();
  }
});
