import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApiClient } from '../support/api-client.ts';
import { freePort } from '../support/free-port.ts';
import { waitFor } from '../support/wait-for.ts';
import { table } from './figures.ts';
import type { Print } from './figures.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** An install may wait for a slow network; it ends what never comes. */
const PATIENCE_MS = 15 * 60_000;

const NOTES = `Week four is when our trial accounts leave: 41 % of the churn in the first half of the year fell into it.
A call in week four cut churn from 9 % to 6 % among the 120 accounts that had one.
Most accounts that stayed had invited a second person by then.
The accounts that left had opened the product twice in their last ten days.`;

interface Step {
  readonly name: string;
  readonly seconds: number;
}

/**
 * What somebody waits for from `git clone` to a first piece, with an empty package cache, no model and no network for
 * research; then a second start on the same data. Clones the last commit, with the machine's own Node and npm.
 */
export async function benchFirstRun(print: Print): Promise<void> {
  print('\nFirst run of a new clone with an empty npm cache');
  const folder = mkdtempSync(join(tmpdir(), 'manifold-first-run-'));
  try {
    const clone = join(folder, 'manifold');
    const cache = join(folder, 'npm-cache');
    const steps = [await timed('clone', () => void execFileSync('git', ['clone', '--quiet', ROOT, clone]))];
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const start = () => startByNpm(clone, url, { PORT: String(port), npm_config_cache: cache });
    steps.push(...(await useFirst(start, url)));
    const second = await useSecond(start, url);
    const total = steps.reduce((sum, { seconds }) => sum + seconds, 0);
    const rows = [...steps, { name: 'all of it', seconds: total }, ...second];
    print(`\n${table([['', 'seconds', 'share'], ...rows.map((step) => row(step, total))])}`);
    const sizes = ['node_modules', 'dist', 'data'].map((name) => [name, megabytes(join(clone, name))]);
    print(`\n${table([['', 'MB on the disk'], ...sizes, ["npm's cache, as downloaded", megabytes(cache)]])}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function useFirst(start: () => Started, url: string): Promise<Step[]> {
  const product = start();
  try {
    const installed = await timed('install', () => product.says(/installed/i));
    const built = await timed('build', () => product.says(/built the web client|web client built/i));
    const answered = await timed('start, to the first page', () => firstPage(url, product));
    let token = '';
    const signedUp = await timed('sign-up', async () => {
      const account = { name: 'Robin', email: 'robin@example.test', password: 'a long enough password' };
      token = (await createApiClient(url, '').post('/auth/sign-up/email', account)).body.token;
    });
    const piece = await timed('first piece', () => firstPiece(url, token));
    return [installed, built, answered, signedUp, piece];
  } finally {
    await product.stop();
  }
}

async function useSecond(start: () => Started, url: string): Promise<Step[]> {
  const product = start();
  try {
    return [await timed('second start, to the first page', () => firstPage(url, product))];
  } finally {
    await product.stop();
  }
}

interface Started {
  /** Resolves once it printed something like this. */
  says(what: RegExp): Promise<void>;
  /** Throws with what it printed if it has ended. */
  assertRunning(): void;
  stop(): Promise<void>;
}

function startByNpm(clone: string, url: string, settings: Record<string, string>): Started {
  const env = { ...ownEnvironment(), RESEARCH_PROVIDERS: 'none', LLM_PROVIDER: 'builtin', ...settings };
  const child: ChildProcess = spawn('npm', ['start'], { cwd: clone, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const assertRunning = () => {
    if (hasEnded()) throw new Error(`npm start has ended:\n${output}`);
  };
  return {
    says: async (what) => {
      await waitFor(`${what} from npm start`, () => (assertRunning(), what.test(output)), PATIENCE_MS);
    },
    assertRunning,
    async stop() {
      if (hasEnded()) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      // npm does not wait for what it started.
      await waitFor('the product to end', () =>
        fetch(url).then(
          () => false,
          () => true,
        ),
      );
    },
  };
}

/** Nothing of this clone and of the npm that runs this gets in, its pinned Node least of all. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE|INIT_CWD)/i.test(name));
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((entry) => !entry.includes('node_modules'));
  return { ...Object.fromEntries(kept), PATH: path.join(delimiter) };
}

async function timed(name: string, work: () => Promise<unknown> | void): Promise<Step> {
  const started = performance.now();
  await work();
  return { name, seconds: (performance.now() - started) / 1000 };
}

async function firstPage(url: string, product: Started): Promise<void> {
  const page = async () => {
    product.assertRunning();
    const answer = await fetch(url).catch(() => undefined);
    return answer?.ok && (await answer.text()).includes('</html>');
  };
  await waitFor('the first page', page, PATIENCE_MS);
}

/** A project with the author's own notes and opinion, asked for as a script would, until a piece can be read. */
async function firstPiece(url: string, token: string): Promise<void> {
  const api = createApiClient(url, token);
  const persona = await api.post('/personas', {
    name: 'Northkit',
    business_description: 'operations leads at startups',
    marketing_objectives: [],
    tone_voice: 'conversational',
  });
  const job = await api.post('/jobs', {
    persona_id: persona.body.id,
    topic: 'Why week four decides churn',
    desired_formats: ['Blog Post'],
    batch_formats: { 'Blog Post': 1 },
    material: [{ kind: 'text', title: 'Our notes', text: NOTES }],
  });
  let answered = false;
  await waitFor('a first piece', async () => {
    const { body } = await api.get(`/jobs/${job.body.id}`);
    if (body.status === 'failed') throw new Error(`The project failed: ${body.error_message}`);
    if (body.status === 'fusion_pending' && !answered) {
      const answers = { fusion_content: 'A call in week four is worth more than any onboarding tour.' };
      await api.post(`/jobs/${job.body.id}/fusion`, { fusion_type: 'light', answers });
      answered = true;
    }
    const outputs = (await api.get(`/jobs/${job.body.id}/outputs`)).body;
    return outputs.some((piece: { content?: string }) => piece.content);
  });
}

const row = ({ name, seconds }: Step, total: number): string[] => [
  name,
  seconds.toFixed(1),
  `${((100 * seconds) / total).toFixed(0)} %`,
];

function megabytes(path: string): string {
  return (sizeOf(path) / 1e6).toFixed(0);
}

function sizeOf(path: string): number {
  const entry = lstatSync(path);
  if (!entry.isDirectory()) return entry.blocks * 512;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}
