import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { openInMemory } from '../../src/server/storage/embedded.ts';
import { migrate } from '../../src/server/storage/migrate.ts';
import journal from '../../src/server/storage/migrations/meta/_journal.json' with { type: 'json' };
import { openPostgres } from '../../src/server/storage/postgres.ts';
import { createDatabase, dropDatabase } from './postgres-server.ts';
import { silentLogger } from './silent-logger.ts';
import type { TestDatabase } from './test-database.ts';

const MIGRATIONS = new URL('../../src/server/storage/migrations/', import.meta.url);

/** A database as the version before the migration `tag` left it, with these rows in it, brought up to date. */
export async function migratedFrom(tag: string, data: readonly string[]): Promise<TestDatabase> {
  const made = await empty();
  const { db } = made.database;
  const before = journal.entries.slice(
    0,
    journal.entries.findIndex((entry) => entry.tag === tag),
  );
  for (const entry of before) {
    const text = readFileSync(new URL(`${entry.tag}.sql`, MIGRATIONS), 'utf8');
    for (const statement of text.split('--> statement-breakpoint')) {
      if (statement.trim()) await db.execute(sql.raw(statement));
    }
  }
  await db.execute(sql`create schema drizzle`);
  await db.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('before', ${before.at(-1)?.when ?? 0})`,
  );
  for (const statement of data) await db.execute(sql.raw(statement));
  await migrate(made.database);
  return made;
}

async function empty(): Promise<TestDatabase> {
  if (process.env['TEST_DATABASE'] !== 'postgres') {
    const opened = await openInMemory();
    return {
      database: opened,
      connection: { kind: 'embedded', client: opened.client },
      close: () => opened.close(),
    };
  }
  const server = inject('postgresUrl');
  const name = `migrate_${randomBytes(6).toString('hex')}`;
  const url = await createDatabase(server, name);
  const opened = await openPostgres(url, silentLogger);
  return {
    database: opened,
    connection: { kind: 'postgres', url },
    close: async () => {
      await opened.close();
      await dropDatabase(server, name);
    },
  };
}
