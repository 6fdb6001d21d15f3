import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../support/free-port.ts';
import { waitFor } from '../support/wait-for.ts';
import { table } from './figures.ts';
import type { Print } from './figures.ts';
import { watchMemory } from './memory/watch-memory.ts';
import type { Memory } from './memory/watch-memory.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const START_LIMIT_MS = 10 * 60_000;

/** Long enough for the first vacuum of the embedded database, which comes after five minutes. */
const IDLE_MS = Number(process.env['BENCH_IDLE_SECONDS'] ?? 330) * 1_000;

/**
 * What the product takes of the machine's memory with the embedded database and without a model, launcher included: the
 * most while it starts, and what stays. The first start makes the database, the second opens it. Run it on a quiet
 * machine: what waits for a processor is seen less often at its peak.
 */
export async function benchMemory(print: Print): Promise<void> {
  if (process.platform !== 'linux') {
    print(
      '\nMemory: only Linux tells the share of each process (/proc/<pid>/smaps_rollup), so it is not measured here.',
    );
    return;
  }
  print(`\nMemory of all processes in MB, at the peak of a start and ${IDLE_MS / 1_000} s later`);
  const folder = mkdtempSync(join(tmpdir(), 'manifold-memory-'));
  try {
    const rows: string[][] = [];
    for (const name of ['first start', 'second start']) rows.push(...rowsOf(name, await measureStart(folder)));
    print(table([['', 'peak', 'when ready', 'idle', 'processes when idle'], ...rows]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Measured {
  readonly peak: Memory;
  readonly ready: Memory;
  readonly idle: Memory;
}

async function measureStart(folder: string): Promise<Measured> {
  const port = String(await freePort());
  const settings = { PORT: port, DATA_DIR: join(folder, 'data'), LLM_PROVIDER: 'builtin', RESEARCH_PROVIDERS: 'none' };
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], LOG_LEVEL: 'error', ...settings },
    stdio: 'ignore',
  });
  const watch = watchMemory(child.pid ?? 0);
  try {
    await waitFor('the product to be ready', () => isUp(child, port), START_LIMIT_MS);
    const ready = watch.now();
    await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
    const idle = watch.now();
    return { peak: watch.peak(), ready, idle };
  } finally {
    watch.stop();
    await stop(child, port);
  }
}

function isUp(child: ChildProcess, port: string): Promise<boolean> {
  if (child.exitCode !== null) throw new Error(`The product ended with ${child.exitCode}.`);
  return answers(port);
}

async function answers(port: string): Promise<boolean> {
  return await fetch(`http://127.0.0.1:${port}/api/health`).then(
    (answer) => answer.ok,
    () => false,
  );
}

async function stop(child: ChildProcess, port: string): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  // npm does not wait for what it started.
  await waitFor('the product to end', async () => !(await answers(port)));
}

function rowsOf(name: string, { peak, ready, idle }: Measured): string[][] {
  const each = idle.processes.map((process) => `${process.name} ${megabytes(process.bytes)}`).join(', ');
  return [[name, megabytes(peak.bytes), megabytes(ready.bytes), megabytes(idle.bytes), each]];
}

const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(0);
