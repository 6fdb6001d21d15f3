import { sql } from 'drizzle-orm';
import { openDatabase } from '../../src/server/storage/open-database.ts';
import { sample } from '../attacks/one-against-others/sampling.ts';
import type { Bystander, Samples } from '../attacks/one-against-others/sampling.ts';
import { signUp } from '../support/api-client.ts';
import { PERSONA } from '../support/job-story.ts';
import { startProduct } from '../support/product-process.ts';
import { silentLogger } from '../support/silent-logger.ts';
import { onEachDatabase } from './each-database.ts';
import type { Ground } from './each-database.ts';
import { table } from './figures.ts';
import type { Print } from './figures.ts';

const PROJECTS = 2_000;
const BYSTANDERS = 8;
const SAMPLES = 100;
const MOST_SAMPLES = 40;

/**
 * How long the export of a large account takes, and how much longer other users wait meanwhile. The goals are 10 s, and
 * three times as long.
 */
export async function benchExport(print: Print): Promise<void> {
  print(`\nExport of an account with ${PROJECTS.toLocaleString('en')} projects`);
  print(
    '(each with eight sources of 5 KB, six pieces of 2 KB, an earlier version of each, a plan and ten calls to a model)',
  );
  const rows: string[][] = [];
  await onEachDatabase(async (ground) => {
    rows.push(await measure(ground));
  });
  print(`\n${table([['', 'seconds', 'MB', 'page of others, p95', 'start of others, p95'], ...rows])}`);
}

async function measure(ground: Ground): Promise<string[]> {
  const settings = { ...ground.settings, LLM_PROVIDER: 'builtin', RESEARCH_PROVIDERS: 'none', STORAGE_PER_USER: '0' };
  const token = await makeAccount(settings);
  const product = await startProduct(settings);
  try {
    const bystanders = await makeBystanders(product.url);
    await sample(bystanders, SAMPLES);
    const idle = await sample(bystanders, SAMPLES);
    let isOver = false;
    const exporting = exportAll(product.url, token).finally(() => (isOver = true));
    const during: Samples[] = [];
    while (!isOver) during.push(await sample(bystanders, MOST_SAMPLES));
    const { seconds, megabytes } = await exporting;
    const of = (which: keyof Samples['p95']) => {
      const worst = Math.max(...during.map(({ p95 }) => p95[which]));
      return `${(worst / idle.p95[which]).toFixed(1)} x ${idle.p95[which].toFixed(0)} ms`;
    };
    return [ground.name, seconds.toFixed(1), megabytes.toFixed(0), of('read'), of('start')];
  } finally {
    await product.stop();
  }
}

/** The token of somebody with that many projects, written to the database while no product runs on it. */
async function makeAccount(settings: Ground['settings'] & Record<string, string>): Promise<string> {
  const product = await startProduct(settings);
  const api = await signUp(product.url);
  const { id } = (await api.get('/account')).body;
  await product.stop();
  const { database } = await openDatabase({ ...settings, DATA_DIR_ACCESS: 'owner' }, silentLogger);
  try {
    for (const statement of projectsOf(id)) await database.db.execute(statement);
  } finally {
    await database.close();
  }
  return api.token;
}

/** Words that do not pack better than those of people. */
const words = (characters: number, seed: string) =>
  sql.raw(`(select string_agg(md5(${seed} || k), ' ') from generate_series(1, ${Math.ceil(characters / 33)}) k)`);

function projectsOf(userId: string) {
  const own = sql`jobs where user_id = ${userId}`;
  return [
    sql`insert into jobs (id, user_id, persona, topic, topic_search, status, formats, initial_formats, created_at, updated_at)
      select gen_random_uuid(), ${userId}, '{"name": "Northkit"}', 'Topic ' || n, 'topic ' || n, 'completed', '[]', '[]',
        now() - n * interval '1 hour', now() from generate_series(1, ${sql.raw(String(PROJECTS))}) n`,
    sql`insert into outputs (id, job_id, user_id, format, format_order, variant, status, content, versions, created_at, updated_at)
      select gen_random_uuid(), jobs.id, user_id, 'X Post', 1, n, 'completed', ${words(2_000, 'jobs.id::text || n')}, 1, now(), now()
      from generate_series(1, 6) n, ${own}`,
    sql`insert into output_versions (output_id, user_id, number, content, characters, citations, flags, stance, layout_version, replaced_at)
      select id, user_id, 1, ${words(2_000, "id::text || 'v'")}, 2000, '[]', '[]', '[]', 1, now() from outputs where user_id = ${userId}`,
    sql`insert into findings (id, user_id, brief, summary, ledger, created_at)
      select id, user_id, ${words(3_000, 'id::text')}, 'Summary', '[]', now() from ${own}`,
    sql`update jobs set research_id = id where user_id = ${userId}`,
    sql`insert into source_texts (user_id, hash, text)
      select user_id, jobs.id::text || n, ${words(5_000, 'jobs.id::text || n')} from generate_series(1, 8) n, ${own}`,
    sql`insert into sources (research_id, id, position, title, site, retrieved_at, kind, user_id, hash)
      select jobs.id, 's' || n, n, 'Title', 'example.com', '2026-01-01', 'web', user_id, jobs.id::text || n
      from generate_series(1, 8) n, ${own}`,
    sql`insert into plans (job_id, plan, updated_at) select id, '{}', now() from ${own}`,
    sql`insert into usage_calls (id, user_id, job_id, use_case, provider, vendor, model, at)
      select gen_random_uuid(), user_id, jobs.id, 'draft', 'p', 'v', 'm', now() from generate_series(1, 10) n, ${own}`,
    // As autovacuum leaves it.
    sql`analyze`,
  ];
}

async function makeBystanders(url: string): Promise<Bystander[]> {
  const bystanders: Bystander[] = [];
  for (let index = 0; index < BYSTANDERS; index += 1) {
    const api = await signUp(url);
    bystanders.push({ api, personaId: (await api.post('/personas', PERSONA)).body.id });
  }
  return bystanders;
}

async function exportAll(url: string, token: string): Promise<{ seconds: number; megabytes: number }> {
  const begun = performance.now();
  const answer = await fetch(`${url}/api/account/export`, { headers: { authorization: `Bearer ${token}` } });
  if (answer.status !== 200 || !answer.body) throw new Error(`The export was answered with ${answer.status}`);
  let bytes = 0;
  for await (const chunk of answer.body as AsyncIterable<Uint8Array>) bytes += chunk.length;
  return { seconds: (performance.now() - begun) / 1000, megabytes: bytes / 1_000_000 };
}
