import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import journal from './migrations/meta/_journal.json' with { type: 'json' };
import { openInMemory } from './embedded.ts';
import type { EmbeddedDatabase } from './embedded.ts';
import { migrate } from './migrate.ts';

let database: EmbeddedDatabase;

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
