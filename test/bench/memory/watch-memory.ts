import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

const EVERY_MS = 50;

export interface Memory {
  /** What the tree takes of the machine: each page once, shared ones by their share (Pss), swapped ones included. */
  readonly bytes: number;
  readonly processes: readonly { readonly name: string; readonly bytes: number }[];
}

export interface MemoryWatch {
  now(): Memory;
  /** The most that was seen at one time. */
  peak(): Memory;
  stop(): void;
}

/** Watches the process `root` and all that it starts. Linux alone tells what is shared. */
export function watchMemory(root: number): MemoryWatch {
  let peak: Memory = { bytes: 0, processes: [] };
  const look = () => {
    const memory = memoryOf(root);
    if (memory.bytes > peak.bytes) peak = memory;
    return memory;
  };
  const timer = setInterval(look, EVERY_MS);
  return { now: look, peak: () => peak, stop: () => clearInterval(timer) };
}

function memoryOf(root: number): Memory {
  const parents = parentsOfAll();
  const isInTree = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === root || isInTree(parents.get(pid)));
  const processes = [...parents.keys()]
    .filter(isInTree)
    .map((pid) => ({ name: nameOf(pid), bytes: bytesOf(pid) }))
    .filter(({ bytes }) => bytes > 0);
  return { bytes: processes.reduce((sum, { bytes }) => sum + bytes, 0), processes };
}

function parentsOfAll(): Map<number, number> {
  const parents = new Map<number, number>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const [, parent] = /\) \S (\d+)/.exec(read(`/proc/${pid}/stat`)) ?? [];
    if (parent) parents.set(Number(pid), Number(parent));
  }
  return parents;
}

function bytesOf(pid: number): number {
  const text = read(`/proc/${pid}/smaps_rollup`);
  const kilobytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0);
  return (kilobytes('Pss') + kilobytes('SwapPss')) * 1024;
}

/** The file that a Node runs, else the program. */
function nameOf(pid: number): string {
  const words = read(`/proc/${pid}/cmdline`).split('\0').filter(Boolean);
  return basename(words.find((word) => /\.(m?js|ts)$/.test(word)) ?? words[0] ?? '');
}

/** Empty for a process that has ended by now. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
