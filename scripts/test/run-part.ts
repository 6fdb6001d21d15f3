import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSteps } from '../check/run-steps.ts';
import { STEPS } from '../check/steps.ts';
import type { Part } from './parts.ts';
import { readReport, type Tally } from './tally.ts';

/** Runs one part to its end and counts what passed. */
export async function runPart(part: Part, rest: readonly string[]): Promise<Tally> {
  if (part.runner === 'checks') return { ...(await runSteps(STEPS)), skipped: 0, failures: [] };
  const folder = mkdtempSync(join(tmpdir(), 'manifold-report-'));
  const report = join(folder, 'report.json');
  try {
    const end = part.runner === 'vitest' ? await vitest(part, report, rest) : await playwright(report, rest);
    const tally = readReport(part.runner, report);
    // A runner that ends badly without a failed test (a file that does not load, a server that does not start) failed.
    if (end === 0 || tally.failed > 0) return tally;
    return { ...tally, failed: 1, failures: [...tally.failures, `${part.name} ended with ${tellEnd(end)}`] };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** An exit code, or the signal that ended it: one that crashed has no code. */
type End = number | NodeJS.Signals;

const tellEnd = (end: End): string =>
  typeof end === 'number' ? `exit code ${end}` : `signal ${end}: the runner itself crashed`;

function vitest(part: Part, report: string, rest: readonly string[]): Promise<End> {
  const projects = part.projects.map((name) => `--project=${name}`);
  const workers = part.workers === undefined ? [] : [`--maxWorkers=${part.workers}`];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return run(['node_modules/vitest/vitest.mjs', 'run', ...projects, ...workers, ...reporters, ...rest], {});
}

function playwright(report: string, rest: readonly string[]): Promise<End> {
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...rest];
  return run(args, { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
}

function run(args: readonly string[], env: NodeJS.ProcessEnv): Promise<End> {
  const child = spawn(process.execPath, [...process.execArgv, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const end = (signal: NodeJS.Signals) => child.kill(signal);
  const gone = () => end('SIGTERM');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  process.on('disconnect', gone);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(name, end);
      process.off('disconnect', gone);
      // Stopped by hand: the parts that would follow are not wanted either.
      if (signal === 'SIGINT' || code === 130) process.exit(130);
      resolve(code ?? signal ?? 1);
    });
  });
}
