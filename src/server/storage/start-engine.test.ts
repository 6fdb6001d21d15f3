import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { embeddedFolder } from '../../../test/support/embedded-dump.ts';

let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'manifold-engine-'));
  cpSync(await embeddedFolder(), folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Told {
  readonly buffers: string;
  readonly peak: number;
  readonly now: number;
}

/** The engine in a process of its own, asked so often that V8 would optimise what is asked most. */
async function runEngine(): Promise<Told> {
  const script = `
    const { readFile } = await import('node:fs/promises');
    const { startEngine } = await import(${JSON.stringify(new URL('start-engine.ts', import.meta.url).href)});
    const engine = await startEngine({ dataDir: ${JSON.stringify(folder)} });
    for (let round = 0; round < 3000; round += 1) await engine.query('select relname from pg_class where oid = $1', [1259]);
    const { rows: [{ shared_buffers: buffers }] } = await engine.query('show shared_buffers');
    // Of this process alone: what getrusage says includes the memory of the one that it was started from.
    const status = await readFile('/proc/self/status', 'utf8').catch(() => '');
    const peak = Number(/VmHWM:\\s+(\\d+)/.exec(status)?.[1] ?? process.resourceUsage().maxRSS) * 1024;
    const told = { buffers, peak, now: process.memoryUsage.rss() };
    await engine.close();
    console.log(JSON.stringify(told));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  return JSON.parse(stdout) as Told;
}

test('the engine takes no more for a moment than it takes for good', async () => {
  const { buffers, peak, now } = await runEngine();
  expect(buffers).toBe('16MB');
  expect(peak / now).toBeLessThan(1.5);
});
