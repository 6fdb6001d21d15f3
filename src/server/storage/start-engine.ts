import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import type { PGliteOptions } from '@electric-sql/pglite';

/**
 * Pages that the database keeps in memory of its own. All of it is taken at once, 128 MB by default, and what lies in its
 * files is in the memory of the operating system anyway.
 */
const BUFFERS = ['-c', 'shared_buffers=16MB'];

/**
 * Starts the machine of PGlite in as little memory as it can do with; figures are in docs/performance.md.
 *
 * V8 takes 500 MB for some seconds to optimise the largest functions of the engine. What it compiles at first runs all
 * the same, and small queries take a tenth longer. The flags hold for the process, from its first WebAssembly on.
 */
export async function startEngine(options: PGliteOptions): Promise<PGlite> {
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);
  return await PGlite.create({ ...options, startParams: [...PGlite.defaultStartParams, ...BUFFERS] });
}
