import type { PGlite } from '@electric-sql/pglite';

/** Holds what stands there from the start: which migrations were run, and which queues there are. */
const KEPT = ['drizzle.__drizzle_migrations', 'pgboss.version', 'pgboss.queue'];

/** Takes all rows out of a database that a test is done with. */
export async function emptyDatabase(client: PGlite): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`);
  const tables = rows.map(({ name }) => name).filter((name) => !KEPT.includes(name.replaceAll('"', '')));
  await client.exec(`truncate ${tables.join(', ')} restart identity cascade;`);
}
