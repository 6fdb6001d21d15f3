import { checkBoundaries } from './boundaries/check-boundaries.ts';
import { checkDependencies } from './check-dependencies.ts';
import { checkDrift } from './check-drift.ts';
import { checkLockfile } from './check-lockfile.ts';
import { checkSecrets } from './check-secrets.ts';
import { checkStartPackages } from './check-start-packages.ts';
import { checkTexts } from './check-texts.ts';
import { runTool } from './run-tool.ts';

export interface Step {
  readonly name: string;
  /** What is wrong, as text to print; empty when all is well. */
  run(): Promise<string>;
}

const ROOT = process.cwd();

const tool = (name: string, script: string, ...args: string[]): Step => ({ name, run: () => runTool(script, args) });

/** Only what changed is looked at again; the compiler keeps its notes in .cache. */
const types = (project: string, folder = `src/${project}`): Step => {
  const notes = `.cache/typescript/${project}.tsbuildinfo`;
  const args = ['-p', folder, '--incremental', '--tsBuildInfoFile', notes];
  return tool(`types-${project}`, 'typescript/bin/tsc', ...args);
};

const rule = (name: string, problems: () => Promise<string[]> | string[]): Step => ({
  name,
  run: async () => (await problems()).join('\n'),
});

/** The longest first, since two run side by side. */
export const STEPS: readonly Step[] = [
  tool('lint', 'oxlint/bin/oxlint'),
  rule('generated', () => checkDrift(ROOT)),
  types('server'),
  types('web'),
  types('core'),
  // What runs a browser says in places what is done within its pages.
  types('browser', 'test/e2e'),
  tool('dead-code', 'knip/bin/knip.js'),
  tool('format', 'oxfmt/bin/oxfmt', '--check'),
  rule('boundaries', () => checkBoundaries(ROOT)),
  rule('texts', () => checkTexts(ROOT)),
  rule('secrets', () => checkSecrets(ROOT)),
  rule('lockfile', () => checkLockfile(ROOT)),
  rule('dependencies', () => checkDependencies(ROOT)),
  rule('start-packages', () => checkStartPackages(ROOT)),
];
