import type { Worker } from 'node:worker_threads';
import { UnreadableDocument } from './extractor.ts';

/** How often time and memory of a working thread are looked at: its buffers do not count towards the limits of its heap. */
const LOOK_MS = 200;
const MEGABYTE = 1024 * 1024;
const TOO_MUCH = 'This document is too large or too complicated to be read.';

/** Behind a document that took too long because the machine was busy: the thread had computed next to nothing. */
export class NoComputingTime extends Error {}

export interface ThreadLimits {
  /** Longest time for one document, whatever it computes. */
  readonly deadlineMs: number;
  /** Time of the processor that it may take. */
  readonly computingMs: number;
  readonly memoryMb: number;
}

/** Watches a thread that begins with a document now, until the answer is called; tells once when the document is too much. */
export function watchThread(
  worker: Worker,
  { deadlineMs, computingMs, memoryMb }: ThreadLimits,
  tell: (reason: UnreadableDocument) => void,
): () => void {
  let before: number | null = null;
  let computed = 0;
  let isOver = false;
  const stop = () => {
    isOver = true;
    clearTimeout(deadline);
    clearInterval(looks);
  };
  const end = (cause?: unknown) => {
    if (isOver) return;
    stop();
    tell(tooMuch(cause));
  };

  async function look(): Promise<void> {
    // Both reject when the thread ends meanwhile.
    const heap = await worker.getHeapStatistics().catch(() => null);
    const times = await worker.cpuUsage().catch(() => null);
    if (!heap || !times) return;
    const all = (times.user + times.system) / 1000;
    before ??= all;
    computed = all - before;
    if (heap.used_heap_size + heap.external_memory > memoryMb * MEGABYTE || computed > computingMs) end();
  }

  const looks = setInterval(() => void look(), LOOK_MS);
  const deadline = setTimeout(() => {
    const wasBusy = computed < computingMs / 2;
    end(wasBusy ? new NoComputingTime(`computed for ${Math.round(computed)} ms`) : undefined);
  }, deadlineMs);
  void look();
  return stop;
}

export function tooMuch(cause?: unknown): UnreadableDocument {
  return new UnreadableDocument('too-much', TOO_MUCH, { cause });
}
