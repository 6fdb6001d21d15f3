import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database, Executor } from './database.ts';
import { rowsOf } from './rows.ts';

const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number that no other program takes; it keeps several processes that start at once from migrating together. */
const MIGRATION_LOCK = 7_031_998;

/** Brings the tables up to date, all or nothing. Several processes may call it at once. */
export async function migrate(database: Database): Promise<void> {
  // On a full disk nothing may be written, and mostly nothing has to be.
  if (await isUpToDate(database.db)) return;
  await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await tx.execute(sql`create schema if not exists drizzle`);
    await tx.execute(
      sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    );
    const last = await lastMigration(tx);
    for (const migration of readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })) {
      if (migration.folderMillis <= last) continue;
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`,
      );
    }
  });
}

async function isUpToDate(db: Executor): Promise<boolean> {
  const found = await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`);
  if (!rowsOf<{ found: boolean }>(found)[0]?.found) return false;
  const last = await lastMigration(db);
  return readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).every(({ folderMillis }) => folderMillis <= last);
}

async function lastMigration(tx: Executor): Promise<number> {
  const result = await tx.execute(sql`select max(created_at) as last from drizzle.__drizzle_migrations`);
  const rows = rowsOf<{ last: string | number | null }>(result);
  return Number(rows[0]?.last ?? 0);
}
