import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const TICK_MS = 1_000;
/** In a file or a pipe each report is a line that stays. */
const TICKS_WITHOUT_TERMINAL = 10;

/**
 * Says what is being done while `work` runs, and how long it took when it is done: on one line that changes in a
 * terminal, in few lines elsewhere. `look` tells how far it is, in a few words; `summary` what there is at the end.
 */
export async function withProgress({ doing, done, look = () => '', summary = () => '' }, work) {
  const started = Date.now();
  const terminal = process.stderr.isTTY;
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  const line = () => `${doing}: ${[look(), seconds()].filter(Boolean).join(', ')}`;
  const show = (text) => process.stderr.write(`\r\u001b[2K${text.slice(0, (process.stderr.columns ?? 80) - 1)}`);
  if (!terminal) console.error(`${doing} ...`);
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
    const now = line();
    if (terminal) show(now);
    else if (ticks % TICKS_WITHOUT_TERMINAL === 0) console.error(now);
  }, TICK_MS);
  try {
    const result = await work();
    const facts = [summary(), seconds()].filter(Boolean).join(', ');
    if (terminal) show('');
    console.error(`${done}: ${facts}`);
    return result;
  } catch (error) {
    if (terminal) show('');
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/** Tells how many of the packages at `paths` below `folder` are unpacked, and how many megabytes they are. */
export function packageCounter(folder, paths) {
  const sizes = new Map();
  const settled = new Set();
  return () => {
    for (const path of paths) {
      // What was as large at the last look is unpacked, and need not be walked again.
      if (settled.has(path)) continue;
      const size = sizeOf(join(folder, path));
      if (size > 0 && size === sizes.get(path)) settled.add(path);
      sizes.set(path, size);
    }
    const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    return { unpacked: settled.size, megabytes: Math.round(bytes / 1e6) };
  };
}

/** All that lies in a folder, the packages that npm chose among several for this machine included. */
export const megabytesIn = (folder) => Math.round(sizeOf(folder, () => true) / 1e6);

/** Nested packages are counted for themselves. */
const isOwn = (name) => name !== 'node_modules';

/** In bytes on the disk; what cannot be read counts nothing. */
function sizeOf(path, counts = isOwn) {
  try {
    const entry = lstatSync(path);
    if (!entry.isDirectory()) return entry.blocks ? entry.blocks * 512 : entry.size;
    const names = readdirSync(path).filter(counts);
    return names.reduce((sum, name) => sum + sizeOf(join(path, name), counts), 0);
  } catch {
    return 0;
  }
}
