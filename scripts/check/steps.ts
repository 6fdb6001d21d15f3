import { checkBoundaries } from './boundaries/check-boundaries.ts';
import { checkDrift } from './check-drift.ts';
import { checkLockfile } from './check-lockfile.ts';
import { runTool } from './run-tool.ts';

export interface Step {
  readonly name: string;
  /** What is wrong, as text to print; empty when all is well. */
  run(): Promise<string>;
}

const ROOT = process.cwd();

const tool = (name: string, script: string, ...args: string[]): Step => ({ name, run: () => runTool(script, args) });

const rule = (name: string, problems: () => Promise<string[]> | string[]): Step => ({
  name,
  run: async () => (await problems()).join('\n'),
});

/** The longest first, since two run side by side. */
export const STEPS: readonly Step[] = [
  tool('lint', 'oxlint/bin/oxlint'),
  rule('generated', () => checkDrift(ROOT)),
  tool('types-server', 'typescript/bin/tsc', '-p', 'src/server'),
  tool('types-web', 'typescript/bin/tsc', '-p', 'src/web'),
  tool('types-core', 'typescript/bin/tsc', '-p', 'src/core'),
  tool('dead-code', 'knip/bin/knip.js'),
  tool('format', 'oxfmt/bin/oxfmt', '--check'),
  rule('boundaries', () => checkBoundaries(ROOT)),
  rule('lockfile', () => checkLockfile(ROOT)),
];
