import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { startFakeMediaWiki } from '../fakes/fake-mediawiki.ts';
import type { FakeMediaWiki } from '../fakes/fake-mediawiki.ts';
import { startFakeModelServer } from '../fakes/fake-model-server.ts';
import type { FakeModelServer } from '../fakes/fake-model-server.ts';
import { signUp } from '../support/api-client.ts';
import type { ApiClient } from '../support/api-client.ts';
import { isLongForm, recordAttack } from '../support/attack-table.ts';
import { createJob, light, OPINION } from '../support/job-story.ts';
import { createDatabase, dropDatabase } from '../support/postgres-server.ts';
import { startProduct } from '../support/product-process.ts';
import type { ProductProcess } from '../support/product-process.ts';
import { waitFor } from '../support/wait-for.ts';

const TOPIC = 'Email marketing';
const LABELS = ['Descriptions', 'X Post', 'Email Newsletter', 'Video Script', 'Blog Post', 'LinkedIn Post'];

/** What the others have under way, and what comes then. `npm test` has less of it, with a quicker model. */
const FORM = isLongForm()
  ? { users: 4, jobs: 3, pieces: 18, newcomers: [3, 18], latencyMs: 2_000, calls: 24 }
  : { users: 4, jobs: 2, pieces: 6, newcomers: [3], latencyMs: 1_500, calls: 6 };

const ofPostgres = process.env['TEST_DATABASE'] === 'postgres';
const GROUNDS = !ofPostgres ? [0] : isLongForm() ? [1, 2] : [2];

/** When a project left its research and when it was completed, in ms from its start. */
interface Course {
  readonly started: number;
  readonly ended: number;
}

let wiki: FakeMediaWiki;
let model: FakeModelServer;
let folder: string;
let database: string | null = null;
const running: ProductProcess[] = [];

beforeEach(async () => {
  wiki = await startFakeMediaWiki();
  model = await startFakeModelServer({ latencyMs: about(FORM.latencyMs), notes: [] });
  folder = mkdtempSync(join(tmpdir(), 'manifold-payers-'));
});

afterEach(async () => {
  await Promise.all(running.splice(0).map((product) => product.kill()));
  if (database) await dropDatabase(inject('postgresUrl'), database);
  database = null;
  await model.close();
  await wiki.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Now a quarter less, now a quarter more, in turn: answers of real models do not come all at once. */
function about(ms: number): () => number {
  let calls = 0;
  return () => {
    calls += 1;
    return ms * (0.75 + ((calls * 7) % 11) / 20);
  };
}

/** The product with so many workers of their own; with none it is one process on the embedded database. */
async function startWith(workers: number): Promise<string> {
  const settings: Record<string, string> = {
    DATA_DIR: join(folder, 'data'),
    RESEARCH_PROVIDERS: 'wikipedia',
    WIKIPEDIA_API_URL: wiki.url,
    LLM_BASE_URL: model.url,
    LLM_MODEL: 'fake',
    LLM_MAX_CONCURRENCY: String(FORM.calls),
    JOBS_PER_DAY: '0',
    TOKENS_PER_DAY: '0',
  };
  if (workers === 0) {
    running.push(await startProduct(settings));
  } else {
    database = `payers_${randomBytes(6).toString('hex')}`;
    settings['DATABASE_URL'] = await createDatabase(inject('postgresUrl'), database);
    running.push(await startProduct({ ...settings, ROLES: 'web' }));
    for (let worker = 0; worker < workers; worker += 1) {
      running.push(await startProduct({ ...settings, ROLES: 'worker' }));
    }
  }
  return running[0]?.url ?? '';
}

function projectOf(pieces: number) {
  const each = Math.ceil(pieces / LABELS.length);
  const formats = LABELS.slice(0, Math.ceil(pieces / each));
  return {
    topic: TOPIC,
    desired_formats: formats,
    batch_formats: Object.fromEntries(formats.map((label) => [label, each])),
  };
}

/** One project from its start to its end. */
async function runProject(api: ApiClient, pieces: number): Promise<Course> {
  const began = performance.now();
  const passed = () => performance.now() - began;
  const { id } = await createJob(api, projectOf(pieces));
  const isAt = async (...statuses: readonly string[]) => {
    for (;;) {
      const { status } = (await api.get(`/jobs/${id}`)).body;
      if (statuses.includes(status)) return passed();
      if (status === 'failed') throw new Error('The project failed');
      await pause(100);
    }
  };
  const started = await isAt('fusion_pending');
  await api.post(`/jobs/${id}/fusion`, light(OPINION));
  return { started, ended: await isAt('completed') };
}

const shown = ({ started, ended }: Course) => `${(started / 1000).toFixed(1)} / ${(ended / 1000).toFixed(1)} s`;

test.each(GROUNDS.flatMap((workers) => FORM.newcomers.map((pieces) => ({ workers, pieces }))))(
  'a project of $pieces pieces starts and ends within twice its time alone while others have many ($workers workers apart)',
  async ({ workers, pieces }) => {
    const url = await startWith(workers);
    // The first project of a process warms it up.
    await runProject(await signUp(url), pieces);
    const alone = await runProject(await signUp(url), pieces);

    const asked = model.requests.length;
    let left = FORM.users * FORM.jobs;
    const others = await Promise.all(Array.from({ length: FORM.users }, () => signUp(url)));
    const work = others.flatMap((api) =>
      Array.from({ length: FORM.jobs }, async () => {
        await runProject(api, FORM.pieces);
        left -= 1;
      }),
    );
    await waitFor('the others to have all places', () => {
      const since = model.requests.slice(asked);
      return since.filter(({ reading }) => reading.task === 'draft').length >= FORM.calls;
    });
    const beside = await runProject(await signUp(url), pieces);
    const leftThen = left;
    await Promise.all(work);

    const note = `alone ${shown(alone)}, beside the others ${shown(beside)}`;
    const holds = beside.started <= 2 * alone.started && beside.ended <= 2 * alone.ended;
    recordAttack({
      group: 'one user against the others',
      attack: `${pieces} pieces beside ${FORM.users} x ${FORM.jobs} projects, ${workers} workers apart`,
      tries: 1,
      held: holds ? 1 : 0,
      note,
    });
    expect(leftThen, 'the others were still at it').toBeGreaterThan(0);
    expect(beside.started / alone.started, note).toBeLessThanOrEqual(2);
    expect(beside.ended / alone.ended, note).toBeLessThanOrEqual(2);
  },
);
