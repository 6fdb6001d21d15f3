import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { findHistory } from '../../src/server/jobs/history.store.ts';
import type { HistoryFilter } from '../../src/server/jobs/history.store.ts';
import { migrate } from '../../src/server/storage/migrate.ts';
import { openPostgres } from '../../src/server/storage/postgres.ts';
import type { Database } from '../../src/server/storage/database.ts';
import { createDatabase, startPostgres } from '../support/postgres-server.ts';
import { silentLogger } from '../support/silent-logger.ts';
import { median, quantile, table } from './figures.ts';
import type { Print } from './figures.ts';

const JOBS = 1_000_000;
const OWN_JOBS = 10_000;
const CALLS = 200;
const OWNER = 'the one with many';

const USERS = sql`
  insert into users (id, name, created_at, updated_at)
  select id, '', now(), now() from (select ${OWNER} union select 'user ' || n from generate_series(0, 4999) n) as made (id)`;

/** Every hundredth job is the owner's, so that they lie as far apart as can be; each has three pieces. */
const JOBS_OF_ALL = sql`
  insert into jobs (id, user_id, persona, topic, topic_search, status, formats, initial_formats, created_at, updated_at, completed_at)
  select gen_random_uuid(), case when n % ${sql.raw(String(JOBS / OWN_JOBS))} = 0 then ${OWNER} else 'user ' || n % 5000 end,
    '{"name": "Northkit", "audience": "operations leads at startups", "tone": "conversational", "objectives": []}',
    topic, lower(topic), case n % 1000 when 0 then 'failed' else 'completed' end,
    '[{"label": "X Post", "quantity": 2}, {"label": "Blog Post", "quantity": 1}]', '["X Post", "Blog Post"]', at, at, at
  from generate_series(1, ${sql.raw(String(JOBS))}) n, lateral (
    select 'Why topic ' || n || ' decides churn in week ' || n / 100 % 52 || ' of onboarding' as topic,
      timestamptz '2026-01-01' + n * interval '20 seconds' as at) as made`;

const PIECES_OF_OWNER = sql`
  insert into outputs (id, job_id, user_id, format, format_order, variant, status, content, created_at, updated_at)
  select gen_random_uuid(), id, user_id, 'X Post', 1, variant, 'completed', repeat('some words ', 100), created_at, created_at
  from jobs, generate_series(1, 3) variant where user_id = ${OWNER}`;

/** As large as research gets: what a row of the history tells of it is the summary alone. */
const RESEARCH_OF_OWNER = [
  sql`
  insert into findings (id, user_id, brief, summary, ledger, created_at)
  select id, user_id, repeat('a line of the brief ', 500), repeat('some words ', 40),
    (select jsonb_agg(jsonb_build_object('id', 'c' || n, 'source_id', 's1', 'claim', md5(n::text || jobs.id), 'quote', md5(jobs.id || n::text))) from generate_series(1, 100) n),
    created_at
  from jobs where user_id = ${OWNER}`,
  sql`update jobs set research_id = id where user_id = ${OWNER}`,
];

const PAGES: readonly (HistoryFilter & { name: string; found: number })[] = [
  { name: 'first page', limit: 10, offset: 0, found: 10 },
  { name: 'page in the middle', limit: 10, offset: 5_000, found: 10 },
  { name: 'last page', limit: 10, offset: OWN_JOBS - 10, found: 10 },
  { name: 'first hundred', limit: 100, offset: 0, found: 100 },
  { name: 'last hundred', limit: 100, offset: OWN_JOBS - 100, found: 100 },
  { name: 'a rare status', limit: 10, offset: 0, statuses: ['failed'], found: 10 },
  { name: 'search, many found', limit: 10, offset: 0, search: 'week 17 ', found: 10 },
  { name: 'search, their last page', limit: 10, offset: 180, search: 'week 17 ', found: 10 },
  { name: 'search, none found', limit: 10, offset: 0, search: 'no such topic', found: 0 },
];

/**
 * How long PostgreSQL takes for the statements of one history page, and how many blocks it looks at, as it says itself.
 * The time grows with whatever else the machine does; the blocks do not.
 */
export async function benchHistoryPage(print: Print): Promise<void> {
  print(`\nHistory page, ${JOBS} jobs of which the caller has ${OWN_JOBS}, on PostgreSQL`);
  print(`(milliseconds in the database, ${CALLS} calls each; blocks of 8 KB looked at)`);
  const server = await startPostgres();
  try {
    const url = await createDatabase(server.url, 'bench');
    const database = await openPostgres(url, silentLogger, { query: 600_000 });
    try {
      await fill(database);
      print(`\n${table([['', 'median', 'p99', 'blocks'], ...(await measure(url))])}`);
    } finally {
      await database.close();
    }
  } finally {
    await server.stop();
  }
}

async function fill(database: Database): Promise<void> {
  await migrate(database);
  await database.db.execute(USERS);
  await database.db.execute(JOBS_OF_ALL);
  await database.db.execute(PIECES_OF_OWNER);
  for (const statement of RESEARCH_OF_OWNER) await database.db.execute(statement);
  // As autovacuum leaves it.
  await database.db.execute(sql`vacuum analyze jobs, outputs, findings`);
}

async function measure(url: string): Promise<string[][]> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', () => {});
  const sent: Statement[] = [];
  const db = drizzle(pool, { logger: { logQuery: (text, values) => sent.push({ text, values }) } });
  try {
    const rows: string[][] = [];
    for (const { name, found, ...filter } of PAGES) {
      sent.length = 0;
      const page = await findHistory(db, OWNER, filter);
      if (page.items.length !== found) throw new Error(`${name}: ${page.items.length} jobs instead of ${found}`);
      const statements = [...sent];
      const times: number[] = [];
      let blocks = 0;
      for (let call = 0; call < CALLS; call += 1) {
        const cost = await costInDatabase(pool, statements);
        times.push(cost.milliseconds);
        blocks = cost.blocks;
      }
      rows.push([name, median(times).toFixed(1), quantile(times, 0.99).toFixed(1), String(blocks)]);
    }
    return rows;
  } finally {
    await pool.end();
  }
}

interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

interface Explained {
  readonly Plan: { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number };
  readonly 'Planning Time': number;
  readonly 'Execution Time': number;
}

interface Cost {
  readonly milliseconds: number;
  readonly blocks: number;
}

async function costInDatabase(pool: pg.Pool, statements: readonly Statement[]): Promise<Cost> {
  let milliseconds = 0;
  let blocks = 0;
  for (const { text, values } of statements) {
    const explain = `explain (analyze, buffers, timing off, format json) ${text}`;
    const [row] = (await pool.query<{ 'QUERY PLAN': Explained[] }>(explain, values)).rows;
    for (const { Plan: plan, ...times } of row?.['QUERY PLAN'] ?? []) {
      milliseconds += times['Planning Time'] + times['Execution Time'];
      blocks += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    }
  }
  return { milliseconds, blocks };
}
