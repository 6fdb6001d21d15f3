import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FORMAT_LABELS } from '../../src/core/formats/registry.ts';
import { createApiClient, signUp } from '../support/api-client.ts';
import { createJob, jobIn, runJob } from '../support/job-story.ts';
import { startProduct } from '../support/product-process.ts';
import { onEachDatabase, type Ground } from './each-database.ts';
import { median, table } from './figures.ts';
import type { Print } from './figures.ts';
import { measureInTurn } from './load.ts';
import type { Target } from './load.ts';

const ROUNDS = { rounds: 15, roundMs: 600, connections: 10 };

/** Two of each format, from an article of the encyclopaedia of the tests. */
const FULL = {
  topic: 'Content marketing and email newsletters',
  desired_formats: FORMAT_LABELS,
  batch_formats: Object.fromEntries(FORMAT_LABELS.map((label) => [label, 2])),
};

/** How many times the product answers `GET /api/jobs/{id}` while a bare route with one database read answers once. */
export async function benchJobView(print: Print): Promise<void> {
  print(`\nGET /api/jobs/{id} with sign-in, against a bare route with one database read`);
  print(`(answers a second, median of ${ROUNDS.rounds} rounds in turn, ${ROUNDS.connections} connections)`);
  await onEachDatabase((ground) => compare(ground, print));
}

async function compare(ground: Ground, print: Print): Promise<void> {
  const settings = { ...ground.settings, LLM_PROVIDER: 'builtin', JOBS_AT_ONCE: '1' };
  const { targets, close } = await serve(settings, await makeJobs(settings), join(ground.folder, 'copy'));
  try {
    const figures = await measureInTurn(targets, ROUNDS);
    print(`\n${ground.name}\n${asTable(targets, figures)}`);
  } finally {
    await close();
  }
}

interface Jobs {
  readonly token: string;
  readonly finished: string;
  readonly waiting: string;
}

/** A finished job, and one that is waiting for its turn because another waits for an opinion. */
async function makeJobs(settings: Record<string, string>): Promise<Jobs> {
  const product = await startProduct(settings);
  try {
    const api = await signUp(product.url);
    const finished = await runJob(api, FULL);
    await jobIn(api, (await createJob(api, FULL)).id, 'fusion_pending');
    const waiting = await createJob(api, FULL);
    return { token: api.token, finished: finished.id, waiting: waiting.id };
  } finally {
    await product.stop();
  }
}

/** Two processes side by side: the product, and the bare route on the same database or, embedded, on a copy of it. */
async function serve(
  settings: Record<string, string> & { DATA_DIR: string },
  { token, finished, waiting }: Jobs,
  copy: string,
): Promise<{ targets: Target[]; close: () => Promise<void> }> {
  if (existsSync(settings.DATA_DIR)) cpSync(settings.DATA_DIR, copy, { recursive: true });
  const product = await startProduct(settings);
  const bare = await startBare({ ...settings, DATA_DIR: copy });
  const { headers } = await createApiClient(product.url, token).get(`/jobs/${finished}`);
  const signedIn = { authorization: `Bearer ${token}` };
  const unchanged = { ...signedIn, 'if-none-match': headers.get('etag') ?? '' };
  const view = (id: string) => `${product.url}/api/jobs/${id}`;
  return {
    targets: [
      { name: 'bare route, one read', url: `${bare.url}/jobs/${finished}`, headers: {}, status: 200 },
      { name: 'finished job, 12 pieces', url: view(finished), headers: signedIn, status: 200 },
      { name: 'the same, unchanged', url: view(finished), headers: unchanged, status: 304 },
      { name: 'job before its research', url: view(waiting), headers: signedIn, status: 200 },
    ],
    async close() {
      await bare.stop();
      await product.stop();
    },
  };
}

async function startBare(settings: Record<string, string>): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = fork(fileURLToPath(new URL('./bare-server.ts', import.meta.url)), {
    execArgv: [],
    env: { PATH: process.env['PATH'], ...settings },
  });
  const ended = once(child, 'exit');
  const [message] = (await once(child, 'message')) as [{ ready: string }];
  return {
    url: message.ready,
    async stop() {
      child.disconnect();
      await ended;
    },
  };
}

function asTable(targets: readonly Target[], figures: readonly number[][]): string {
  const bare = figures[0] ?? [];
  const rows = targets.map(({ name }, index) => {
    const own = figures[index] ?? [];
    const ratios = own.map((figure, round) => figure / (bare[round] ?? Number.NaN));
    return [name, median(own).toFixed(0), median(ratios).toFixed(2)];
  });
  return table([['', 'a second', 'ratio'], ...rows]);
}
