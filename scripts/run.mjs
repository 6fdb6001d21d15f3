// Every npm script goes through here, on whatever Node the machine has (20 or newer): it installs what is missing,
// finds the pinned Node 24 among the packages, and runs the command with it. Plain JavaScript without dependencies.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './launch/install.mjs';
import { pinnedNode, refuseOldNode } from './launch/pinned-node.mjs';
import { Refusal } from './launch/refusal.mjs';
import { supervise } from './launch/supervise.mjs';
import { ensureWebBuild } from './launch/web-build.mjs';

const COMMANDS = {
  attack: { web: () => true, script: 'scripts/attack.ts', env: { NODE_ENV: 'test' } },
  // What Node made of the files is kept: the next start loads them in two thirds of the time.
  start: {
    tools: false,
    web: () => true,
    script: 'src/server/main.ts',
    // Loading makes much garbage at once, and the young generation would keep the 200 MB that it grew to.
    flags: ['--max-semi-space-size=16'],
    env: { NODE_COMPILE_CACHE: '.cache/compiled' },
  },
  dev: { web: () => true, script: 'scripts/dev.ts' },
  build: { tools: false, web: () => true },
  bench: { web: () => true, script: 'scripts/bench.ts' },
  check: { script: 'scripts/check.ts' },
  eval: { script: 'scripts/eval.ts' },
  'eval:blind': { script: 'scripts/eval-blind.ts' },
  'eval:formats': { script: 'scripts/eval-formats.ts', env: { NODE_ENV: 'test' } },
  'eval:research': { script: 'scripts/eval-research.ts', env: { NODE_ENV: 'test' } },
  'eval:text': { script: 'scripts/eval-text.ts' },
  'eval:writing': { script: 'scripts/eval-writing.ts', env: { NODE_ENV: 'test' } },
  example: { script: 'scripts/write-example.ts' },
  faults: { web: () => true, script: 'scripts/faults.ts', env: { NODE_ENV: 'test' } },
  format: { script: 'node_modules/oxfmt/bin/oxfmt' },
  fuzz: { script: 'scripts/fuzz.ts', env: { NODE_ENV: 'test' } },
  generate: { script: 'scripts/generate.ts' },
  pictures: { web: () => true, script: 'scripts/pictures.ts', env: { NODE_ENV: 'test' } },
  'reset-password': { tools: false, script: 'scripts/reset-password.ts' },
  // Units and checks do not look at the built client.
  test: {
    web: (args) => !/^(unit|check|src\/)/.test(args[0] ?? ''),
    script: 'scripts/test.ts',
    env: { NODE_ENV: 'test' },
  },
};

async function run([name, ...args]) {
  const command = COMMANDS[name];
  if (!command) throw new Refusal(`Commands: ${Object.keys(COMMANDS).join(', ')}.`);
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  process.chdir(root);
  refuseOldNode();
  await ensureInstalled(root, { tools: command.tools });
  const node = pinnedNode(root);
  if (command.web?.(args)) await ensureWebBuild(root, node);
  if (!command.script) return 0;
  if (name === 'start') console.error('Starting Manifold ...');
  // node:sqlite announces itself as experimental at each start; it holds a lock file here, nothing else.
  const flags = ['--disable-warning=ExperimentalWarning', ...(command.flags ?? [])];
  return await supervise(node, [...flags, command.script, ...args], { env: command.env });
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(`\n${error.message}\n`);
  process.exitCode = error.exitCode;
}
