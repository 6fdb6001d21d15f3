/** Holds what is there from the start: which migrations were run, and which queues there are. */
const KEPT = ['drizzle.__drizzle_migrations', 'pgboss.version', 'pgboss.queue'];

/** Runs SQL on one connection; several statements only without an answer. */
export type RunSql = (text: string) => Promise<Record<string, unknown>[]>;

/** Takes all rows out of a database that a test is done with. Few tables have any, and to truncate one takes a millisecond. */
export async function emptyDatabase(run: RunSql): Promise<void> {
  const tables = (await run(TABLES)).map(({ name }) => String(name)).filter((name) => !KEPT.includes(unquoted(name)));
  const looks = tables.map((table) => `select '${table}' as name where exists (select from ${table})`);
  const filled = await run(looks.join(' union all '));
  // Triggers and references would only slow it down: what they look after goes, too.
  const begin = "begin; set local session_replication_role = replica; set local lock_timeout = '2s'";
  await run([begin, ...filled.map(({ name }) => `delete from ${String(name)}`), 'commit'].join('; '));
}

const unquoted = (name: string): string => name.replaceAll('"', '');

/** Leaves of a partitioned table are emptied by themselves. */
const TABLES = `
  select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema')`;
